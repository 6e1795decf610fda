# What a browser is told while the page is closed.

push-turn = Tu turno en { $game }
push-turn-body = Los demás te esperan.
push-late = Queda poco tiempo en { $game }
push-late-body = Todavía es tu turno.
push-asked = Te invitan a { $game }
push-asked-body = Hay un asiento libre para ti.
push-cup = Te invitan al torneo { $cup }
push-cup-body = Se juega a { $game }.
push-pair = { $cup }: empieza la ronda { $round }
push-pair-body = Ya tienes rival y tu mesa está abierta.
push-round-body = Tu partida aún no ha terminado. Al acabar el plazo gana quien haya pensado menos tiempo.
push-round-hours = { $hours ->
    [one] { $cup }: la ronda acaba en { $hours } hora
   *[other] { $cup }: la ronda acaba en { $hours } horas
}
push-round-minutes = { $minutes ->
    [one] { $cup }: la ronda acaba en { $minutes } minuto
   *[other] { $cup }: la ronda acaba en { $minutes } minutos
}
push-several-body = Abre el salón para verlas.
push-several = { $count ->
    [one] { $count } mesa te espera
   *[other] { $count } mesas te esperan
}
