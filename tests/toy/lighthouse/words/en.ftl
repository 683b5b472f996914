# The sentences of Lighthouse. $seat is the name of the seat that acts.

## prompt

prompt-lamp = You keep the lighthouse: shall the lamp burn bright (the largest ship comes home) or dim (the smallest)?
prompt-send = Choose a ship to send. The lamp burns { $light }.

## event

event-deal = { $seat } { takes } { $count } ships.
event-lamp = { $seat } { sets } the lamp: { $light }.
event-sent = { $seat } { sends } a ship.
event-home = { $seat } { brings } home the { $ship }.
event-wreck = No ship comes home.
event-draw = { $seat } { draws } a ship.
event-end = The last ship is in. Points by seat: { $points }.

## move

move-lamp = Let the lamp burn { $light }
move-send = Send the { $ship }

## reason: why a move cannot be played now

reason-lamp_not_now = The lamp is set: now all send a ship.
reason-send_not_now = Set the lamp first: ships are sent when it burns.
reason-no_such_ship = You have no { $ship }.

## score

score-sizes = Sizes of the ships at home
score-ships = Ships at home

## option

option-calm = Calm sea
option-calm-about = Among equal ships, the one nearest to the keeper comes home.

## values

nothing = nothing

## verbs

brings = { $person ->
    [second] bring
   *[third] brings
}
draws = { $person ->
    [second] draw
   *[third] draws
}
sends = { $person ->
    [second] send
   *[third] sends
}
sets = { $person ->
    [second] set
   *[third] sets
}
takes = { $person ->
    [second] take
   *[third] takes
}
