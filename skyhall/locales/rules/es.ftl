# The illustrated rules.

rules-seat-0 = Ada
rules-seat-1 = Bruno
rules-seat-2 = Cleo
rules-seat-3 = Dario
rules-seat-4 = Edda
rules-seat-5 = Falk
rules-contents = Índice
rules-parts = Partes de las reglas
rules-beside = Iconos y la caja
rules-setup = Preparación
rules-box = La caja
rules-box-short = Caja
rules-reminder = Recordatorio
rules-worked = Un turno de ejemplo
rules-worked-note = cada imagen es una posición real: pulsa una para probarla
rules-step = { $step } de { $steps }
rules-step-back = El paso anterior
rules-step-on = El paso siguiente
rules-missed = Suele olvidarse
rules-turn-pages = Otras páginas
rules-to-page = Abrir su página
rules-to-course = A las lecciones
rules-find = Busca regla, icono o carta
rules-find-short = Buscar
rules-found = { $count ->
    [one] Un resultado
   *[other] { $count } resultados
}
rules-nothing = No hay nada llamado «{ $query }».
rules-meant = ¿Querías decir { $name }?
rules-play = Aprender jugando
rules-all = Todos: { $count }
rules-larger = Más grande
rules-on-pages = En estas páginas
rules-on-things = En { $count ->
    [one] un componente de la caja
   *[other] { $count } componentes de la caja
}
rules-things = { $count ->
    [one] un componente
   *[other] { $count } componentes
}
rules-shelves = Qué hay dentro
rules-filter = Mostrar solo los que tienen
rules-turned = Otro lado
rules-box-search = Buscar en la caja
rules-shown = { $count } de { $all }
rules-box-none = No hay nada así en la caja.
rules-box-all = Mostrar todo
rules-box-empty = Este juego no enumera aquí su caja.
rules-no-icons = Este juego no enumera aquí sus iconos.
rules-no-setup = Este juego describe su preparación solo en las reglas.
rules-no-picture = Esta imagen no se ha podido dibujar.
rules-box-differs = Caja «{ $box }»: { $count ->
    [one] una diferencia
   *[other] { $count } diferencias
} con la estándar
rules-box-same = Caja «{ $box }»
rules-players = Número de jugadores
rules-seats = { $count } jugadores
rules-try = Probar
rules-trying = Pruébalo
rules-try-note = Juega lo que quieras: no se guarda ni se juzga nada.
rules-tried = Tu turno ha terminado. Empieza otra vez o vuelve a las reglas.
rules-back = Volver a las reglas
