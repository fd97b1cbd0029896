"""The campaign: attacks, deaths and comparisons in numbers, by the goals of the network.

``python -m tests.lan.campaign --help``; what was found, docs/CAMPAIGN.md.
"""
