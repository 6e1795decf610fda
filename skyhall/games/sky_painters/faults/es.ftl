# Qué puede estar mal en un archivo, una opción o un registro.

fault-dice-all-expected = { $sum } dados en total: se esperaban como mucho 60
fault-start-holds-entries = "start" tiene { $count } entradas: se esperaban 4
fault-clouds-expected-at = "clouds" es { $clouds }: se esperaban al menos las { $gifts } que reparte "start"
fault-clouds-expected-numbers = "clouds" es { $cloud-points }: se esperaban números que nunca suben
fault-halo-cost-holds = "halo_cost" tiene { $count } entradas: se esperaban { $halo-spaces }, una por sitio de halo
fault-halo-cost-begins = "halo_cost" empieza con { $sum }: se esperaba que el primero fuera gratis
fault-halo-cost-adds = "halo_cost" suma { $sums }: se esperaban sumas que nunca bajan
fault-cards-besides-initial = { $count } cartas además de las iniciales: se esperaban de 12 a 96
fault-symbols-holds-expected = "symbols" contiene { $count }: se esperaban de 1 a { $symbols }
fault-has-both-night = tiene "night" y "grass": se esperaba como mucho un límite
fault-no-card-has = ninguna carta tiene símbolo de liderazgo: se esperaba al menos una
fault-painters-expected = { $count } pintores: se esperaban de 8 a 40
fault-halo-tokens-expected = { $count } fichas de halo: se esperaban al menos { $halo-spaces }, una por sitio de halo
fault-card-missing-expected = falta la carta "{ $letter }": se esperaban las cartas iniciales A, B, C y D
fault-symbols-holds-expected-one = "symbols" contiene { $symbol }: se esperaba una de { $known } y un número 1–6, como "b3"
fault-id-appears-twice = el id "{ $name }" aparece dos veces: se esperaba cada id una vez entre cartas, pintores y fichas de halo
fault-card-no-other = carta "{ $id }": ninguna otra carta tiene { $figure ->
    [cloud] media nube
   *[halo] medio halo
} a la derecha: se esperaba una para enlazar
fault-card-no-other-card = carta "{ $id }": ninguna otra carta tiene { $figure ->
    [cloud] media nube
   *[halo] medio halo
} a la izquierda: se esperaba una para enlazar
fault-setup-deck-players = setup: "deck" es { $count } para { $players } jugadores: se esperaba como mucho { $others } ({ $others-2 } cartas, { $forced-landing-extra } para el Aterrizaje forzoso)
fault-setup-painters-players = setup: "painters" es { $count } para { $players } jugadores: se esperaba como mucho { $count-2 }
fault-appears-twice-expected-each = aparece dos veces: se esperaba cada id una vez
fault-has-limit-expected = tiene un límite ("{ $value }"): no se esperaba ninguno en una carta inicial
fault-expected-one-2 = se esperaba uno de { $known }
fault-unknown-primitive-expected = efecto desconocido { $name }{ $near }: se esperaba uno de { $known }
fault-when-expected = "when" es "{ $when }": se esperaba "{ $time }" para { $name }
fault-options-expected-exactly = "options" es { $raw }: se esperaban exactamente dos pérdidas de distinto tipo
fault-expected-exactly-one = se esperaba exactamente uno de "reset_dice" y "discard_values"
fault-else-empty-expected = "else" está vacío: se esperaba al menos una ganancia
fault-colours-empty-expected = "colours" está vacío: se esperaba al menos un color
fault-discard-values-expected = "discard_values" es { $values }: se esperaban números distintos de 1 a 6
fault-colours-holds-expected = "colours" contiene { $value }: se esperaban letras de { $known }
fault-colours-holds-twice = "colours" contiene "{ $value }" dos veces: se esperaba cada color una vez
fault-expected-one-key = se esperaba una sola clave
fault-option-variant-tension = la opción "variant" es "tension_duel" con { $seats } asientos: se esperaban exactamente 2 (SP-47)
fault-option-painters-win = la opción "painters_to_win" es { $painters-to-win }: se esperaban como mucho los { $painter-count } pintores en juego (SP-45)
fault-option-deck-size = la opción "deck_size" es { $chosen }: se esperaban como mucho las { $cards } cartas de la edición (SP-45)
fault-option-painter-count = la opción "painter_count" es { $chosen }: se esperaban como mucho los { $painters } pintores de la edición (SP-45)
fault-step-expected-no = "step" es 1: se esperaba que en este turno aún no se hubiera comprado ni movido nada (SP-9)
fault-critical-true-expected = "critical" es true: se esperaba un mazo vacío y sin Duelo tenso (SP-35)
fault-critical-false-expected = "critical" es false: se esperaban cartas en el mazo, o el paso 2 (SP-35)
fault-leader-at-start = "leader_at_start" es { $held }: se esperaba { $wanted } (SP-20)
fault-players-holds-expected = "players" contiene { $count }: se esperaban como mucho { $seats }, uno por asiento
fault-clouds-all-expected = { $cloud-supply } nubes en total: se esperaban como mucho { $clouds }
fault-cell-expected-left = celda "{ $where }": se esperaba la izquierda de las dos en las que está la ficha
fault-appears-twice-expected-each-at = { $what } { $value } aparece dos veces: se esperaba como mucho una vez
fault-cell-expected-two = celda "{ $text }": se esperaban dos números de −4 a 4, como "0 -1"
fault-cell-holds-expected = la celda "0 0" contiene { $get }: se esperaba una carta inicial { $known }
fault-holds-expected-initial = { $where } contiene "{ $word }": se esperaba una carta inicial en la celda "0 0" y solo ahí
fault-card-does-not = la carta "{ $word }" ({ $title }) no enlaza con sus vecinas (SP-14)
fault-fifth-uncompleted-card = una quinta carta sin completar: se esperaban como mucho { $slots }
fault-holds-expected-symbols = { $where } contiene { $found }: se esperaban { $size } casillas tras la carta, o "blue"
fault-every-symbol-completed = todas las casillas están completas: se esperaba "{ $word } blue"
fault-holds-expected-square = { $where } contiene "{ $word }": se esperaba "-", "square", "hope" o un dado como "b3"
fault-die-symbol-expected = dado "{ $word }" en una casilla de { $value }: se esperaba como mucho su número (SP-16)
fault-holds-empty-place = "{ $deal }" contiene { $count } y en "{ $key }" hay un hueco: se esperaba que estuviera lleno (SP-13)
fault-holds-expected-left = "{ $key }" contiene { $count }: se esperaba [left, centre, right]
fault-offer-hope-expected = "offer_hope" es { $offer-hope }: se esperaba una carta a la derecha en la que estar (SP-13)
fault-token-painter-expected = ficha sobre el pintor "{ $where }": se esperaba un pintor del mismo asiento
fault-cell-holds-expected-card = la celda "{ $name }" contiene { $value }: se esperaba una carta, como "22 blue"
fault-cell-touches-no = la celda "{ $column } { $row }" no toca otra carta: se esperaba un solo cielo alrededor de la celda "0 0"
fault-hope-symbol-expected = esperanza en la casilla { $k }: se esperaba un pintor que lo permita (SP-30)
fault-expected-empty-places = "{ $key }" es { $given }: se esperaban huecos solo a la izquierda (aclaración 50)
fault-halos-holds-expected = "halos" contiene { $count }: se esperaban { $spaces }, uno por sitio de halo
fault-dice-expected-at = { $most } dados { $colour }: se esperaban como mucho los { $most-2 } de la edición
