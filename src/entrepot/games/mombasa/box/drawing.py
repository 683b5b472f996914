"""The drawing of the map: checked so that a board can be drawn, and read by no rule."""

from ....kernel.box import Box
from .reading import point, points, rows

SIDES = ("north", "east", "south", "west")


def check_drawing(box: Box) -> None:
    """Every line and every place of the map lies inside its view box."""
    map_ = box.one("map")
    _, _, width, height = map_.integers("view_box", 4, 0, 10_000)
    points(map_, "points", width, height, 3)
    for company in box.all("company"):
        company.text("colour")
        company.text("side", SIDES)
        point(company, "label", width, height)
        company.integer("label_rotation", -180, 180)
        company.integer("place_size", 1, width)
        rows(company, "places", box.one("hq").integer("columns"))
        points(company, "polygon", width, height, 3)
    for region in box.all("region"):
        region.integer("radius", 1, width)
        places = ["label", "name_at", "post_at"] + (["reward_at"] if "reward_at" in region.facts else [])
        for key in places:
            point(region, key, width, height)
        points(region, "polygon", width, height, 3)
        if "hole" in region.facts:
            points(region, "hole", width, height, 3)
    for line in [*box.all("border"), *box.all("coast")]:
        points(line, "points", width, height)
    names = tuple(region.text("id") for region in box.all("region"))
    for coast in box.all("coast"):
        coast.text("region", names)
