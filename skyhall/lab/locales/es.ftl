# The texts of the lab's report. Shares and numbers come as texts, too.

lab-kicker = Laboratorio de Skyhall · informe de equilibrio
lab-title = { $title } — informe de equilibrio
lab-lead = { $games } partidas, { $seats } asientos, bots de un mismo nivel en todos: { $level }.
lab-lead-several = { $games } partidas con cada una de { $boxes } cajas, con los mismos repartos para todas; { $seats } asientos, bots de un mismo nivel en todos: { $level }.
lab-fact-edition = Edición
lab-fact-level = Bots
lab-fact-seats = Asientos
lab-fact-games = Partidas
lab-fact-games-each = { $games } con cada una
lab-fact-seed = Semilla
lab-fact-sweep = Valor que varía
lab-fact-options = Opciones
lab-fact-version = Motor
lab-fact-version-value = skyhall { $version }, reglas { $rules }
lab-again = Para hacer otra vez este informe:

lab-part-glance = De un vistazo
lab-part-changes = En qué difieren las ediciones
lab-part-values = Los valores que difieren
lab-part-places = Orden de juego
lab-part-endings = Cómo terminan las partidas
lab-part-length = Duración
lab-part-points = Puntos
lab-part-branching = Opciones
lab-part-components = Victorias por componente
lab-part-pairs = Qué combina bien
lab-part-method = Cómo leer esto

lab-place = { $place ->
    [1] Primer turno
    [2] Segundo turno
    [3] Tercer turno
    [4] Cuarto turno
    [5] Quinto turno
    [6] Sexto turno
   *[other] Turno número { $place }
}
lab-verdict-sentence = { $what }: gana el { $share } [{ $interval }], { $verdict ->
    [within] dentro de la meta de { $aim }
    [reaching] dentro de la meta de { $aim }, aunque el intervalo sale de ella
    [touching] fuera de la meta de { $aim }, aunque el intervalo la toca
   *[outside] fuera de la meta de { $aim }
}.
lab-ties = Empates: el { $share } de las partidas [{ $interval }], { $verdict ->
    [within] por debajo de la meta de { $aim }
    [reaching] por debajo de la meta de { $aim }, aunque el intervalo sale de ella
    [touching] por encima de la meta de { $aim }, aunque el intervalo la toca
   *[outside] por encima de la meta de { $aim }
}.
lab-ties-none = Empates: ninguno en { $games } partidas.
lab-components-none = Ningún componente se ha usado { $enough } veces o más: hay muy pocas partidas para juzgar.
lab-components-fine = { $watch ->
    [0] Todos los componentes con { $enough } usos o más ({ $tested }) ganan dentro de su franja.
    [1] Ninguno de los { $tested } componentes con { $enough } usos o más está claramente fuera de su franja; uno quizá.
   *[other] Ninguno de los { $tested } componentes con { $enough } usos o más está claramente fuera de su franja; { $watch } quizá.
}
lab-components-out = { $out ->
    [1] Uno
   *[other] { $out }
} de los { $tested } componentes con { $enough } usos o más { $out ->
    [1] está
   *[other] están
} claramente fuera de la franja: { $names }{ $watch ->
    [0] .
    [1] ; otro más, quizá.
   *[other] ; otros { $watch }, quizá.
}
lab-length-sentence = Una partida dura { $moves } decisiones de media, de { $low } a { $high } en nueve de cada diez partidas.
lab-rounds-sentence = { $name }: { $rounds } de media, de { $low } a { $high } en nueve de cada diez partidas.
lab-points-sentence = Quien gana tiene { $points } puntos de media, de { $low } a { $high } en nueve de cada diez partidas, con una ventaja de { $margin }.
lab-branching-sentence = Donde hay elección, es entre { $mean } acciones de media; el { $forced } de las decisiones ofrece solo una.

lab-moves = Decisiones
lab-ties-title = Empates
lab-outside-title = Componentes fuera
lab-scores = Puntos de todos los asientos
lab-winners = Puntos de quien gana
lab-margins = Ventaja al ganar
lab-widths = Acciones entre las que elegir
lab-mean = media
lab-nine-of-ten = nueve de cada diez
lab-wins = victorias
lab-uses = usos
lab-component = componente
lab-of-kind = En conjunto, todos los de esta clase ganan el { $share }.
lab-flag-high = demasiado fuerte
lab-flag-low = demasiado débil
lab-flag-watch = en observación
lab-flag-few = pocos usos
lab-band = franja { $band }
lab-detail-offered = ofrecido
lab-detail-taken = tomado
lab-detail-when = primer uso en la ronda
lab-detail-points = puntos obtenidos

lab-pairs-method = Dos componentes combinan bien cuando los asientos que usaron ambos ganan más de lo que explica cada uno por separado (uno sin el otro, más el otro sin el primero, menos ninguno); se estorban cuando esos asientos ganan menos. La prueba es bilateral, con la corrección de Holm para todas las parejas de una caja.
lab-pairs-both = ambos
lab-pairs-expected = esperado
lab-pairs-told = { $tested ->
    [0] Ninguna pareja apareció lo bastante.
    [one] Apareció lo bastante { $tested } pareja; { $found ->
        [0] el azar puede explicar lo que gana.
       *[other] el azar no explica lo que gana.
    }
   *[other] Aparecieron lo bastante { $tested } parejas; { $found ->
        [0] el azar puede explicar lo que ganan todas.
        [one] en una, el azar no explica lo que gana.
       *[other] en { $found }, el azar no explica lo que ganan.
    }
}

lab-changes-method = Se han comparado { $tested } cosas: las proporciones con la prueba z de dos proporciones, las medias con la prueba de Welch, ambas bilaterales; la corrección de Holm mantiene por debajo del 5 % la probabilidad de siquiera una diferencia falsa. { $found ->
    [0] No hay ninguna diferencia significativa.
    [1] Hay una diferencia significativa.
   *[other] Hay { $found } diferencias significativas.
}
lab-changes-what = qué
lab-changes-chance = p, corregida
lab-changes-by = cambio
lab-topic-place = { $name }: victorias
lab-topic-ties = Empates
lab-topic-ending = Final: { $name }
lab-topic-decisive = Decide: { $name }
lab-topic-moves = Decisiones por partida
lab-topic-rounds = { $name } por partida
lab-topic-winners = Puntos de quien gana
lab-topic-margins = Ventaja al ganar
lab-topic-branching = Acciones entre las que elegir
lab-topic-wins = { $name } ({ $kind }): victorias
lab-topic-use = { $name } ({ $kind }): asientos que lo usan
lab-changes-first = con { $box }
lab-changes-other = con la otra
lab-topic-with = { $what }, con { $box }
lab-topic-taken = { $name } ({ $kind }): tomado cuando se ofrece
lab-topic-earned = { $name } ({ $kind }): puntos obtenidos
lab-values-none = Los archivos contienen los mismos valores.
lab-values-where = valor

lab-method-share = El margen que acompaña a una proporción es su intervalo del 95 % por el método de Wilson: si se repitiera todo el estudio con otros repartos, unos 95 de cada 100 intervalos contendrían la proporción verdadera. Una victoria compartida se reparte por igual.
lab-method-uses = Las victorias de un componente son las de los asientos que lo usaron; dos asientos que lo usan en una partida cuentan como dos usos. Eso no prueba la causa: quien gana suele usar más de todo, así que cada clase muestra también lo que gana en conjunto.
lab-method-details = «Ofrecido» cuenta las copias que se pudieron tomar, «tomado» la parte de ellas que alguien tomó. Los puntos obtenidos son los que un componente dio a quien lo usó, copia a copia. Un guion significa que solo actúa a través de otros o que el juego no lo dice.
lab-method-flags = «Demasiado fuerte» y «demasiado débil» significan que todo el intervalo está fuera de la franja; «en observación», que lo está la proporción, pero no todo el intervalo. Con menos de { $enough } usos no hay veredicto.
lab-method-bots = Los bots juegan igual de bien en todos los asientos, pero no como las personas. Lo que nunca encuentran no está en estas cifras.

# At the terminal
lab-remark-flag = { $flag }, gana el { $share } de { $uses } usos
lab-remark-same = Se han comparado { $tested } cosas: no hay ninguna diferencia significativa.
