# The lab in the page.

measure-question = La pregunta
measure-empty = Pregunta a miles de partidas.
measure-empty-line = Aún no se ha medido nada. Elige un número de la caja y pregunta «¿y si…?», o compara cajas. Los bots juegan los mismos repartos con cada una. Puedes irte: siguen jugando sin la página.
measure-not-good = { $count ->
    [one] Aún no se puede medir: la caja tiene un error. Corrígelo en «Cartas».
   *[other] Aún no se puede medir: la caja tiene { $count } errores. Corrígelos en «Cartas».
}
measure-gone = Este estudio ya no se conserva.
measure-ask = ¿Qué quieres saber?
measure-boxes = Comparar cajas
measure-number = Un número de la caja
measure-number-find = Mint, start_coins…
measure-number-is = Ahora es { $value }.
measure-number-none = La caja no tiene ese número. Elige uno de la lista.
measure-number-help = Escribe un nombre y elige de la lista.
measure-values = Valores que comparar
measure-values-help = De dos a ocho números enteros, con comas.
measure-beside = Junto a «{ $box }»
measure-level = En todos los asientos juega
measure-greedy = voraz
measure-seats = Asientos
measure-games = Partidas con cada uno
measure-count = { $count }
measure-deals = Repartos
measure-deals-same = los mismos para todos
measure-stops = Parar cuando esté claro
measure-stops-line = Un valor termina antes cuando todo su intervalo queda a un lado.
measure-yes = sí
measure-sure-to = De lo que sale en todas las partidas, la proporción se sabrá con un margen de unos ± { $points } puntos.
measure-begin = Jugar
measure-again = Preguntar otra cosa
measure-suggest-title = Valores para { $name }
measure-other-wrong = «{ $name }» no se puede jugar así. { $problem }
measure-runs = Estudios anteriores
measure-run = { $name }: { $values }
measure-status-waiting = en espera
measure-status-running = { $done } de { $total } partidas
measure-status-paused = En pausa tras { $done } partidas. No se pierde nada.
measure-status-stopped = Detenido tras { $done } partidas. Estas cifras valen.
measure-status-done = { $done } partidas, terminado
measure-status-failed = interrumpido tras { $done } partidas
measure-first = quien juega primero
measure-say-warming = Se están jugando las primeras partidas.
measure-say-waiting = Demasiado pronto para decir algo: el primer recuento llega tras { $games } partidas con cada uno.
measure-say-strong = { $running ->
    [yes] Por ahora: con { $values }, { $name } gana demasiado.
   *[no] Con { $values }, { $name } gana demasiado.
}
measure-say-weak = { $running ->
    [yes] Por ahora: con { $values }, { $name } gana demasiado poco.
   *[no] Con { $values }, { $name } gana demasiado poco.
}
measure-say-high = { $running ->
    [yes] Por ahora: con { $values }, { $name } quizá gana demasiado.
   *[no] Con { $values }, { $name } quizá gana demasiado.
}
measure-say-low = { $running ->
    [yes] Por ahora: con { $values }, { $name } quizá gana demasiado poco.
   *[no] Con { $values }, { $name } quizá gana demasiado poco.
}
measure-say-balanced = { $running ->
    [yes] Por ahora: con { $values }, { $name } está en equilibrio.
   *[no] Con { $values }, { $name } está en equilibrio.
}
measure-say-unsure = { $running ->
    [yes] Por ahora: aún no se sabe si { $name } está en equilibrio.
   *[no] Estas partidas no dicen si { $name } está en equilibrio.
}
measure-alike = { $one } y { $other } no se distinguen.
measure-outside = { $count ->
    [one] Otro componente está fuera de su franja: { $names }.
   *[other] Otros { $count } componentes están fuera de su franja: { $names }.
}
measure-inside = Ningún otro componente está claramente fuera de su franja.
measure-before = { $count ->
    [one] Hay un estudio antes del tuyo.
   *[other] Hay { $count } estudios antes del tuyo.
}
measure-soon = Empieza enseguida.
measure-failed = El estudio se interrumpió. Lo jugado se conserva.
measure-failed-games = Demasiadas partidas no se pudieron terminar, así que el estudio se detuvo. Las demás se conservan.
measure-time = Detenido tras { $done } partidas: este salón no da más tiempo a un estudio. Estas cifras valen.
measure-seconds = { $count ->
    [one] queda un segundo más o menos
   *[other] quedan unos { $count } segundos
}
measure-minutes = { $count ->
    [one] queda un minuto más o menos
   *[other] quedan unos { $count } minutos
}
measure-link = El enlace a este estudio
measure-away = El salón no responde. La página sigue intentándolo.
measure-pause = Pausa
measure-stop = Detener y guardar
measure-go-on = { $count ->
    [one] Jugar la partida que falta
   *[other] Jugar las otras { $count }
}
measure-copied = Enlace copiado
measure-share = Compartir
measure-report = Informe
measure-files = Las cifras para otros programas:
measure-remove = Olvidar este estudio
measure-honest = Quien mira a menudo encuentra diferencias que no existen. Solo hay veredictos en cuatro recuentos fijados de antemano, con límites que lo tienen en cuenta; entre ellos las cifras se mueven, los veredictos no.
measure-lanes = Las cajas
measure-base = la primera
measure-lane = { $games } de { $of } partidas
measure-lane-ended = seguro tras { $games } partidas
measure-few = { $count ->
    [0] aún sin usar
    [one] un uso: muy pocos
   *[other] { $count } usos: muy pocos
}
measure-sure = ¿Con qué seguridad lo sabemos?
measure-sure-of = ¿Con qué seguridad lo sabemos? Lo que gana { $name } partida a partida
measure-as-table = Ver como tabla
measure-as-chart = Ver como gráfico
measure-after = tras tantas partidas
measure-whisker = Con { $value }, { $name } gana el { $share }, entre { $span }: { $verdict }.
measure-shaded = Sombreado: intervalo del 95 %. Verde: la meta.
measure-moves = Lo que se mueve con ello
measure-moves-taken = { $name }, tomado cuando se ofrece
measure-moves-earned = Puntos que da { $name }
measure-moves-first = Gana quien juega primero
measure-moves-wins = { $name } gana
measure-moves-none = Una sola caja: nada que comparar.
measure-word-grows = crece
measure-word-falls = baja
measure-word-unsure = aún no es seguro
measure-word-same = sin cambio
measure-proposals = Valores sugeridos
measure-proposals-line = Se jugaron los mismos repartos con cada uno. Nada cambia si tú no lo dices.
measure-proposals-none = Ninguno de los valores probados lo trae con seguridad a su franja. Prueba otros números o más partidas.
measure-proposals-wait = Se prueban valores vecinos; los que seguro no valen terminan antes.
measure-put = Ponerlo en el borrador
measure-put-done = Está en el borrador
measure-of-games = { $games } partidas
measure-components = Componentes
measure-with = Con
measure-all = Todos ({ $count })
measure-fewer = Menos
measure-col-component = componente
measure-col-offered = ofrecido
measure-col-taken = tomado
measure-col-round = ronda
measure-col-points = puntos obtenidos
measure-col-wins = victorias de los asientos que lo usaron
measure-col-change = frente a la primera
measure-col-verdict = veredicto
measure-through = a través de otros
measure-suggest = Sugerir valores
measure-verdict-balanced = en equilibrio
measure-verdict-unsure = aún no es seguro
measure-verdict-watch = en observación
measure-verdict-strong = demasiado fuerte
measure-verdict-weak = demasiado débil
measure-verdict-few = muy pocos
measure-verdict-none = sin veredicto
