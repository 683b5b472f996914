plain-mine = Moje elementy
plain-yes = tak
plain-no = nie
plain-failed = Nie można narysować planszy tej gry. Oto, co leży na stole.
