plain-mine = What is mine
plain-yes = yes
plain-no = no
plain-failed = The game’s own board cannot be drawn. This is what lies on the table.
