# The review of a game.

review-title = Análisis
review-leave = A la repetición
review-all = Resultado, suerte y momentos
review-round = Ronda { $n }
review-begun = El análisis está a punto de empezar.
review-looking = Analizando la decisión { $n } de { $total }
review-progress = Avance del análisis
review-failed = El análisis no se ha podido terminar. Aquí están las rondas de la 1 a la { $round }.
review-short = La partida es demasiado corta para juzgarla. Aquí están sus jugadas.
review-won = { $count ->
    [one] Gana { $names }.
   *[other] Victoria compartida: { $names }.
  }
review-won-points = { $count ->
    [one] Gana { $names }, { $points }.
   *[other] Victoria compartida: { $names }, { $points }.
  }
review-to = a
review-decided = Momento decisivo: { $round }.
review-graph = Probabilidad de ganar
review-graph-of = por decisión, para cada asiento
review-slider = Decisión
review-slider-at = Decisión { $n }, { $round }: { $shares }
review-share = { $name } { $percent } %
review-result = Resultado
review-accuracy = precisión
review-luck = Suerte y destreza
review-for = de { $name }
review-luck-line = { $way ->
    [gave] Empezó en { $start } %. La suerte dio { $deck }; todo lo demás fue juego. En puntos porcentuales:
    [cost] Empezó en { $start } %. La suerte costó { $deck }; todo lo demás fue juego. En puntos porcentuales:
   *[none] Empezó en { $start } %. La suerte fue pareja; todo lo demás fue juego. En puntos porcentuales:
  }
review-luck-own = Errores propios
review-luck-rivals = Errores rivales
review-luck-deck = Suerte
review-luck-result = Al final
review-moments = Momentos
review-moments-of = { $count } de { $choices } decisiones
review-only = Solo { $name }
review-no-slips = Sin errores. Mira las mejores jugadas.
review-as-table = Como tabla
review-choice = Decisión
review-verdict = Veredicto
review-moment = Este momento
review-moment-back = El momento anterior
review-moment-on = El momento siguiente
review-mark-best = Mejor jugada
review-mark-inaccuracy = Imprecisión
review-mark-mistake = Error
review-mark-blunder = Error grave
review-mark-none = Una decisión
review-played = Jugada { $percent } %
review-better = Mejor { $percent } %
review-sure = Con un margen del { $error } %.
review-unsure = Demasiado parejo para decidir: la diferencia puede variar en { $error } %.
review-guess = { $count ->
    [one] Una suposición: cómo pudo seguir, una decisión.
   *[other] Una suposición: cómo pudo seguir, { $count } decisiones.
  }
review-go-on = Ver cómo sigue
review-back = Volver al momento
review-retry = Reintentar desde aquí
review-controls = Recorrer la partida
review-back-one = Una decisión atrás
review-on-one = Una decisión adelante
review-next = Momento siguiente
review-shown = Lo que muestra el tablero
review-show-played = Jugada
review-show-better = Mejor
review-show-both = Ambas
review-share-link = Compartir
