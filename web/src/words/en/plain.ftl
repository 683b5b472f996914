plain-mine = What is mine
plain-yes = yes
plain-no = no
