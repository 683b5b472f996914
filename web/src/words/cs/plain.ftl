plain-mine = Co je moje
plain-yes = ano
plain-no = ne
plain-failed = Vlastní plán hry nelze nakreslit. Toto leží na stole.
