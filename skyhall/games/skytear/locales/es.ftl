title = Skytear
blurb = Cuatro héroes por bando, dos o tres carriles y las cúpulas: rompe el nexo enemigo o cumple antes que nadie una carta de victoria.

# The door
door-line = Cuatro héroes, un cielo desgarrado.
door-length = 3 a 6 turnos
door-idle = El desgarro está en calma
door-live = Se disputa la cúpula

# Questions
ask-PickFaction = Elige una facción. Sus dos héroes lucharán por ti.
ask-PickHero = Elige un héroe.
ask-PlaceHero = Coloca a { $hero } en una de tus casillas de salida.
ask-Respawn = Vuelve { $hero }. Elige una casilla cerca de tu nexo.
ask-BuildTriple = El conjunto de { $hero }: ¿qué carta va tres veces? O toma el preparado.
ask-BuildPair = ¿Qué carta lleva { $hero } dos veces? { $n ->
    [1] La primera de dos.
   *[other] La segunda.
}
ask-PickBundle = Elige un par de cartas de facción para uno de tus héroes, o déjalo pasar.
ask-BundleHero = ¿Quién lleva «{ $card }»?
ask-BundleFor = ¿A qué par de { $hero } sustituye «{ $card }»?
ask-Mulligan = Aparta cartas y roba otras, una sola vez, o guarda tu mano.
ask-Activate = ¿Qué héroe actúa ahora?
ask-ActivateOrPass = ¿Qué héroe tuyo actúa ahora? Puedes cederle el turno a tu pareja.
ask-Main = { $ap ->
    [0] { $hero } ya no tiene puntos de acción: juega una carta o termina la activación.
    [one] { $hero } tiene un punto de acción: actúa, juega una carta o termina la activación.
   *[other] { $hero } tiene { $ap } puntos de acción: actúa, juega una carta o termina la activación.
}
ask-Caster = ¿Quién juega «{ $card }»?
ask-Target = { $what } de { $hero }: { $n ->
    [0] elige objetivo ({ $sort })
   *[other] elige otro objetivo ({ $sort })
}{ $free ->
    [0] {""}
   *[1] {" "}o { $n ->
        [0] ninguno todavía
       *[other] ninguno más
    }
}.
ask-Kind = Hay varias piezas en esa casilla. ¿Cuál?
ask-ChooseKind = Hay varias piezas en esa casilla. ¿Cuál?
ask-TargetEffect = { $card }: ¿qué efecto de la Pila?
ask-Respond = { $what } de { $hero } está a punto de resolverse. ¿Juegas una reacción o pasas?
ask-MoveTo = ¿Adónde va { $who }?
ask-SkirmishStep = { $moved ->
    [1] { $hero } ya se ha movido: golpea o termina.
   *[0] { $struck ->
        [1] { $hero } ya ha golpeado: mueve hasta dos casillas o termina.
       *[0] Escaramuza de { $hero }: mueve y golpea, en cualquier orden.
    }
}
ask-LeadFrom = Mando de { $hero }: ¿una carta de tu mano o la carta superior de tu mazo, sin verla?
ask-Mark = ¿Qué héroe enemigo recibe Marca?
ask-Shift = ¿Qué héroe Liothan toma su otra forma?
ask-ExhaustFirst = ¿Agotarlo antes? Pierde todas sus condiciones, la activación termina y la nueva forma dura toda la siguiente.
ask-RemovePillar = Retira un pilar o termina.
ask-PlacePillar = ¿Dónde se levanta el pilar?
ask-PlaceAt = ¿Dónde colocas a { $who }?
ask-PushTo = ¿Hacia dónde empujas a { $who }?
ask-TokenStep = ¿Hacia dónde va la ficha del { name-lane }?
ask-Choose = { $what } de { $hero }: ¿qué { $sort } a { $within } o menos{ $of ->
    [none] {""}
   *[other] {" "}de { $of }
} { $purpose }?
ask-ChooseLane = ¿Qué ficha de carril?
ask-MoveIllusion = ¿Adónde va la ilusión?
ask-PlaceAoE = { $what } de { $hero }: gira el área y juega.
ask-FlipChoice = ¿Cuál de las cartas reveladas cuenta? { $what } de { $hero }.
ask-PredictDiscard = Miras las cartas superiores de tu mazo. Descarta las que no quieras.
ask-PredictOrder = Devuelve las cartas una a una; la última queda encima.
ask-Discard = { $n ->
    [one] Descarta una carta.
   *[other] Descarta { $n } cartas más, una a una.
}
ask-OrderTriggers = Se activan varias habilidades. ¿Cuál va ahora a la Pila?
ask-TakeAction = ¿Haces gratis esta acción con { $hero }: { $action }?
ask-KillMinion = Ganas el { name-lane }: ¿qué esbirro enemigo se retira?
ask-Reposition = La ficha del { name-lane } ha avanzado. ¿Adónde la sigue tu esbirro de { $hex }?
ask-SpawnAt = { $n ->
    [one] Un esbirro nuevo para el { name-lane }: ¿dónde aparece?
   *[other] Esbirros nuevos para el { name-lane }, hasta { $n }: ¿dónde aparece el siguiente?
}
ask-SummonOutsider = La cúpula es tuya: coloca a Errante o déjalo estar.
ask-SummonToDome = { $dome ->
    [west-dome] La cúpula oeste es tuya: coloca allí a Errante o déjalo estar.
   *[east-dome] La cúpula este es tuya: coloca allí a Errante o déjalo estar.
}
ask-OutsiderMain = { $ap ->
    [one] Errante actúa para ti: queda un punto de acción.
   *[other] Errante actúa para ti: { $ap } puntos de acción.
}
ask-Opponent = El forastero ha sido herido. ¿Qué rival actúa con él?
ask-Provoked = Errante está herido y se vuelve contra quien lo hirió. ¿Qué hace?

# Words
word-pass = Pasar
word-done = Terminar
word-done-LeadFrom = Sin mando
word-done-SkirmishStep = Parar aquí
word-done-Target = { $n ->
    [0] Ningún objetivo todavía
   *[other] Ningún objetivo más
}
word-done-Mulligan = { $n ->
    [0] Guardar esta mano
    [one] Robar una carta nueva
   *[other] Robar { $n } cartas nuevas
}
word-end = Terminar activación
word-stay = Quedarse
word-strike = Golpear
word-top = La carta superior de tu mazo, sin verla
word-yes = Sí
word-no = No
word-act = { $action }
word-skill = { $skill }
word-kind = { $kind }
word-faction = { $faction }
word-hero = { $hero }
word-card = { $card }
word-hex = { $hex }
word-aoe = Sobre { $hexes }
word-effect = { $what } de { $hero }
word-trigger = { $skill } de { $hero }
word-seat = { $seat }
word-pass-ActivateOrPass = Cederle el turno a tu pareja

# What happened
event-game_started = El cielo se abre. Empieza { $first_player }. { $n ->
    [0] Solo gana la caída de un nexo.
    [one] Carta de victoria: { $victory }.
   *[other] Cartas de victoria: { $victory }.
}
event-picked = { $seat } elige a { $what }.
event-placed = { $element } ocupa su sitio en { $hex }.
event-drew = { $seat } roba { $seen ->
    [yes] { $cards }
   *[no] { $n ->
        [one] una carta
       *[other] { $n } cartas
    }
}.
event-built = { $seat } monta el conjunto de { $hero }{ $seen ->
    [yes] : tres veces «{ $triple }» y dos veces { $pairs }
   *[no] {""}
}.
event-decks_shown = { $hero } lleva tres veces «{ $triple }» y dos veces { $pairs }.
event-bundle = { $seat } toma dos «{ $card }» para { $hero } en lugar de «{ $replaced }».
event-bundle_declined = { $seat } no toma ningún par.
event-mulligan = { $n ->
    [0] { $seat } no aparta nada
   *[other] { $seat } aparta { $seen ->
        [yes] { $cards }
       *[no] { $n ->
            [one] una carta
           *[other] { $n } cartas
        }
    }
}.
event-round_began = Empieza el turno { $round }.
event-turn_began = Actúa { $hero } ({ $seat }).
event-declared = { $hero } declara { $action }{ $target ->
    [none] {""}
   *[other] {" "}contra { $target }
}.
event-card_played = { $hero } juega «{ $card }»{ $n ->
    [0] {""}
   *[other] . Objetivo: { $targets }
}.
event-asked = { $seat } puede responder.
event-passed = { $seat } pasa.
event-triggered = Se activa «{ $skill }» de { $hero }.
event-resolved = Se resuelve: { $what } de { $hero }.
event-cancelled = { $what } de { $hero } queda en nada: { $reason ->
    [caster] ya no está quien lo hacía
    [target] no queda objetivo
    [need] falta lo que necesita
   *[countered] se ha anulado
}.
event-redirected = { $what } de { $hero } se desvía de { $from } a { $to }.
event-flipped = { $seat } revela { $cards }{ $n ->
    [one] {""}
   *[other] {" "}y usa { $chosen }
}, modificador { $modifier }.
event-damaged = { $lost ->
    [0] { $source } no hace daño a { $victim } ({ name-sum }).
   *[other] { $source } hace { $lost } de daño a { $victim } ({ name-sum }).{ $hp ->
        [0] {""}
        [one] {" "}Le queda 1 PV.
       *[other] {" "}Le quedan { $hp } PV.
    }
}
# What is left to whoever was hit.
hp-left = { $hp ->
    [0] no le queda ninguno
    [one] le queda uno
   *[other] le quedan { $hp }
}
event-prevented = { $by } protege a { $victim }: ningún daño.
event-lost_hp = { $victim } pierde { $n } PV; { hp-left }.
event-healed = { $who } recupera { $n } PV; ahora tiene { $hp }.
event-defeated = Cae { $who }{ $returns ->
    [0] {""}
   *[other] ; vuelve en el turno { $returns }
}.
event-minion_defeated = Cae un esbirro de { $seat } en { $hex }.
event-pillar = { $change ->
    [placed] Se levanta un pilar de { $seat } en { $hex }.
   *[removed] Desaparece un pilar de { $seat } de { $hex }.
}
event-illusion = { $change ->
    [removed] La ilusión de { $hero } se desvanece.
   *[moved] La ilusión de { $hero } está en { $to }.
}
event-condition = { $who } { $change ->
    [gained] gana { $name }
   *[lost] pierde { $name }
}.
event-moved = { $who } { $how ->
    [place] aparece en { $to } desde { $from }
    [swap] cambia { $from } por { $to }
    [push] retrocede de { $from } a { $to } por un empujón
   *[move] va de { $from } a { $to }
}.
event-aoe = El área cubre { $hexes }.
event-buffed = { $stat ->
    [see_cover] Para { $seat }, por ahora la cobertura no oculta a nadie.
    [attack] { $who } tiene { $n } más de Ataque.
    [skirmish] { $who } tiene { $n } más de daño de Escaramuza.
    [armor] { $who } tiene { $n } más de armadura.
   *[control] { $who } cuenta { $n } más para el control.
}
event-mana = { $hero } tiene aún { $left } de maná.
event-led = { $seat } pone { $seen ->
    [yes] «{ $card }»
   *[no] una carta
} { $from ->
    [hand] de la mano
   *[deck] del mazo
} boca abajo bajo { $hero }.
event-predicted = { $seat } mira { $n ->
    [one] la carta superior del mazo
   *[other] las { $n } cartas superiores del mazo
}{ $discards ->
    [0] {""}
   *[other] , descarta { $discarded }
}{ $seen ->
    [yes] { $keeps ->
        [0] {""}
       *[other] , conserva { $kept }
    }
   *[no] {""}
}.
event-discarded = { $seat } descarta { $cards }.
event-reshuffled = { $seat } baraja sus descartes como mazo nuevo.
event-exhausted = { $hero } se agota.
event-turn_ended = { $hero } termina.
event-control = { $point }: { $winner ->
    [none] empate a { $ahead }, no gana nadie
   *[other] gana { $winner }, { $ahead } a { $behind }
}{ $n ->
    [0] {""}
    [one] {" "}(carta de mando: { $leads_revealed })
   *[other] {" "}(cartas de mando: { $leads_revealed })
}.
event-building_damaged = { $kind ->
    [nexus] El nexo de { $seat }
   *[tower] Una torre de { $seat }
} pierde { $n } PV; { hp-left }.
event-tower_destroyed = Cae una torre de { $seat }.
event-nexus_opened = El nexo de { $seat } queda abierto, con { $hp } PV.
event-token_moved = La ficha del { name-lane } avanza a { $to }.
event-spawned = Aparece un esbirro de { $seat } en { $hex }.
event-repositioned = Un esbirro de { $seat } va de { $from } a { $to ->
    [none] la reserva
   *[other] { $to }
}.
event-outsider_placed = { $seat } trae a { outsider-wanderer } a { $hex }.
event-outsider_acts = { outsider-wanderer } actúa para { $seat ->
    [you] ti
   *[other] { $seat }
}: { $action }.
event-sides = Los bandos: { $sides }.
event-captain = { $seat } elige por todo el bando en esta fase de esbirros.
event-handed_over = { $seat } le cede la activación a { $partner }.
event-opponent_named = { $seat } nombra a { $opponent } para actuar con { outsider-wanderer }.
event-provoked = { outsider-wanderer } se vuelve contra { $by }.
event-victory_progress = «{ $card }»: { $seat } lleva { $count }.
event-readied = Otra vez disponibles: { $heroes }.
event-respawned = { $hero } vuelve en { $hex }.
event-game_over = { $winner ->
    [none] La partida acaba en empate.
   *[other] Gana { $winner }.
} { $reason ->
    [nexus] Ha caído el nexo.
    [victory] Se ha cumplido una carta de victoria.
    [both] Los dos bandos lo consiguen a la vez.
   *[limit] Se ha acabado el último turno.
}

# Why not
refused-no-ap = No quedan puntos de acción.
refused-used = Ya se ha usado en esta activación.
refused-no-target = No hay ningún objetivo válido a la vista.
refused-nobody-to-mark = No hay ningún héroe enemigo a 3 o menos que pueda recibir Marca.
refused-hidden = { $who } a cubierto: { $hero } no ve esa casilla mientras ningún héroe tuyo esté al lado.
refused-stack-not-empty = Es una carta de acción: solo se puede jugar con la Pila vacía y en tu propia activación.
refused-not-in-simple = Esta carta responde a otra, y eso no puede ocurrir en el modo simple.
refused-nothing-to-answer = Esta carta responde a otra, y la Pila está vacía.
refused-other-hero = { $here ->
    [yes] Esta carta solo puede jugarla { $hero }.
   *[no] Esta carta solo puede jugarla { $hero }, que no está en el mapa.
}
refused-no-runes = { $hero ->
    [none] Ninguno de tus héroes del mapa tiene estas runas: { $runes }
   *[other] A { $hero } le falta { $runes }
}{ $n ->
    [0] .
   *[other] . Sí puede: { $others }.
}
refused-no-mana = { $hero } tiene { $mana } de maná; esta carta cuesta { $cost }.
refused-no-lane-token = No hay ninguna ficha de carril a la vista.
refused-nobody-to-choose = No hay nadie bastante cerca.

# Options
option-setup = Cómo se eligen los héroes
option-setup-faction_draft = Elección de facciones: una, dos y la última
option-setup-hero_draft = Elección de héroes uno a uno
option-setup-fixed = Bandos fijos
option-matchup = Bandos (si son fijos)
option-matchup-kurumo-nupten-liothan-taulot = Kurumo y Nupten contra Liothan y Taulot
option-matchup-kurumo-liothan-nupten-taulot = Kurumo y Liothan contra Nupten y Taulot
option-matchup-kurumo-taulot-nupten-liothan = Kurumo y Taulot contra Nupten y Liothan
option-mode = Reglas
option-mode-full = Completas: reacciones y la Pila
option-mode-simple = Simples: todo ocurre al momento, nadie reacciona
option-first_player = Quién empieza
option-first_player-random = Al azar
option-first_player-0 = Asiento 1, el sur
option-first_player-1 = Asiento 2, el norte
option-first_player-2 = Asiento 3
option-first_player-3 = Asiento 4
option-minion_placement = Esbirros
option-minion_placement-manual = Los colocan los jugadores
option-minion_placement-auto = Se colocan solos, tantos como se pueda
option-victory_cards = Cartas de victoria en juego
option-victory_cards-0 = Ninguna
option-map = Mapa
option-map-two_lanes = Dos carriles: dos carriles y una cúpula, hasta 5 turnos
option-map-three_lanes = Tres carriles: tres carriles y dos cúpulas, hasta 6 turnos
option-alone = Quién juega en solitario (tres jugadores)
option-alone-0 = Asiento 1
option-alone-1 = Asiento 2
option-alone-2 = Asiento 3
option-partner_hands = Manos de la pareja
option-partner_hands-open = Abiertas: en cada pareja se ven las cartas
option-partner_hands-closed = Cerradas: la pareja ve lo mismo que todos
option-decks = Mazos
option-decks-premade = Preparados: cada héroe lleva sus ocho cartas
option-decks-chosen = Propios: se montan en secreto y después se muestran
option-decks-draft = Por elección: cartas de facción, por turnos
box-why-tuned = Equilibrada por nosotros para que menos partidas acaben en empate: los héroes tienen menos puntos de vida, y un nexo cae antes.
box-kind-numbers = { $count ->
    [one] Un valor
   *[other] { $count } valores
}
box-kind-heroes = { $count ->
    [one] Un héroe
   *[other] { $count } héroes
}
box-kind-victory = { $count ->
    [one] Una carta de victoria
   *[other] { $count } cartas de victoria
}
box-kind-sample_decks = { $count ->
    [one] 1 mazo de ejemplo
   *[other] { $count } mazos de ejemplo
}
box-field-hp = PV
box-field-nexus_hp = PV de un nexo

# How it ended
end-nexus = Ha caído un nexo
end-victory = Se ha cumplido una carta de victoria
end-both = Los dos bandos lo consiguen a la vez
end-limit = Se ha acabado el último turno

# Phases, states, actions
phase-draft = elección
phase-mulligan = cambio de mano
phase-heroes = héroes
phase-minions = esbirros
phase-upkeep = mantenimiento
phase-over = fin
state-ready = Disponible
state-exhausted = Agotamiento
state-defeated = Fuera de combate
action-move = Movimiento
action-move-short = Mover
action-lead = Mando
action-attack = Ataque
action-skirmish = Escaramuza
action-worship = Plegaria
kind-hero = Héroe
kind-minion = Esbirro
kind-pillar = Pilar
kind-illusion = Ilusión
kind-outsider = Forastero
point-west = Carril oeste
point-middle = Carril central
point-east = Carril este
point-dome = Cúpula
point-west-dome = Cúpula oeste
point-east-dome = Cúpula este
rune-fire = Fuego
rune-air = Aire
rune-ice = Hielo
rune-earth = Tierra

# Conditions
condition-slow = Lentitud
condition-slow-text = Se mueve 2 casillas menos
condition-fast = Rapidez
condition-fast-text = Se mueve 2 casillas más
condition-frenzy = Frenesí
condition-frenzy-text = 2 más de daño de Ataque y Escaramuza
condition-disarm = Desarme
condition-disarm-text = 2 menos de daño de Ataque y Escaramuza
condition-marked = Marca
condition-marked-text = Presa de Kurumo
condition-shapeshifted = Metamorfosis
condition-shapeshifted-text = En su otra forma: valen sus habilidades de forma

# Factions and heroes
faction-kurumo = Kurumo
faction-kurumo-text = Da Marca a un héroe enemigo a 3 o menos; después, la habilidad de plegaria del héroe.
faction-nupten = Nupten
faction-nupten-text = Envía la ilusión del héroe; los héroes cercanos a ella comparten sus habilidades.
faction-liothan = Liothan
faction-liothan-text = Un héroe Liothan a 3 o menos toma su otra forma.
faction-taulot = Taulot
faction-taulot-text = Retira un pilar, levanta otro; al retirarlo se activa la habilidad de plegaria.
hero-sakoshi = Sakoshi
hero-yami = Yami
hero-haburat = Haburat
hero-akhuti = Akhuti
hero-corjof = Corjof
hero-gulbjarn = Gulbjarn
hero-cotlic = Cotlic
hero-tlakali = Tlakali
outsider-wanderer = Errante
class-marksman = Tirador
class-warrior = Guerrero
class-assassin = Asesino
class-support = Apoyo
class-mage = Mago
class-tank = Tanque
class-mage-text = Ignora la armadura

# Skills
skill-hunters-eye = Ojo cazador
skill-hunters-eye-text = 1 más de daño de Ataque y Escaramuza contra un objetivo con Marca.
skill-smoke-step = Paso de humo
skill-smoke-step-text = Plegaria: después mueve hasta 2.
skill-cold-blood = Sangre fría
skill-cold-blood-text = Cuando derrota a un héroe enemigo: recupera 3 PV.
skill-wolf-leap = Salto del lobo
skill-wolf-leap-text = Plegaria: salta junto al héroe con Marca y le hace 1 de daño.
skill-scent-of-fear = Olor a miedo
skill-scent-of-fear-text = 1 más de armadura a 1 o menos de un héroe enemigo con Marca.
skill-mirage-blades = Filos de espejismo
skill-mirage-blades-text = Cerca de la ilusión: 1 más de daño de Escaramuza.
skill-light-step = Paso ligero
skill-light-step-text = Cerca de la ilusión: 1 más de Movimiento.
skill-ambush = Emboscada
skill-ambush-text = 1 más de Ataque contra un enemigo a 1 o menos de una ilusión propia.
skill-resonant-light = Luz resonante
skill-resonant-light-text = Cerca de la ilusión: 1 más de armadura.
skill-retribution = Represalia
skill-retribution-text = Cuando se resuelve su Ataque: 1 de daño a otro enemigo a 3 o menos.
skill-raven-form = Forma de cuervo
skill-raven-form-text = Metamorfosis: 1 más de Movimiento, y pasa por encima de cualquiera.
skill-grey-watch = Guardia gris
skill-grey-watch-text = La cobertura no le oculta a los enemigos.
skill-ursine-rage = Furia de oso
skill-ursine-rage-text = Metamorfosis: su Escaramuza barre hasta tres casillas y golpea a todos los héroes enemigos que haya en ellas.
skill-feral-majesty = Majestad salvaje
skill-feral-majesty-text = 1 más de daño de Escaramuza por cada compañero con Metamorfosis a 3 o menos, incluido él.
skill-taulots-blessing = Bendición de Taulot
skill-taulots-blessing-text = A 3 o menos de un pilar propio: 1 más de armadura.
skill-strength-of-the-king = Fuerza del rey
skill-strength-of-the-king-text = Plegaria: retira cualquier número de pilares; 1 más de daño de Escaramuza por cada uno.
skill-wrath-of-the-hive = Ira de la colmena
skill-wrath-of-the-hive-text = Cuando un héroe enemigo a 1 o menos le hace daño, ese héroe pierde 1 PV.
skill-blood-ward = Escudo de sangre
skill-blood-ward-text = A 3 o menos de un pilar propio: los esbirros propios a 3 o menos de ella no reciben daño de héroes ni del forastero.
skill-crumbling-rite = Rito del derrumbe
skill-crumbling-rite-text = Plegaria: 1 de daño a cada enemigo a 1 o menos de los pilares retirados.
skill-collective-grief = Luto colectivo
skill-collective-grief-text = Cuando un esbirro propio a 3 o menos cae en la fase de héroes: recupera 1 PV.
skill-provoked = Provocación
skill-provoked-text = Quien hiere al forastero recibe respuesta: el otro bando actúa una vez con él.
skill-rift-step = Paso de la grieta
skill-rift-step-text = Coloca al forastero en una casilla libre a 4 o menos.
skill-sky-rend = Desgarro celeste
skill-sky-rend-text = 2 de daño a cada héroe enemigo a 1 o menos.

# Power cards
card-shuriken-storm = Tormenta de shurikens
card-shuriken-storm-text = Hasta 3 héroes enemigos: 2 de daño + una carta revelada a cada uno.
card-gank = Encerrona
card-gank-text = Un héroe enemigo: 1 de daño + revelada, y 1 por cada héroe propio a 2 o menos de él.
card-lifesteal = Robo de vida
card-lifesteal-text = Un enemigo: 2 de daño; recupera tantos PV como pierda.
card-crippling-precision = Precisión cruel
card-crippling-precision-text = Un héroe enemigo gana Lentitud; si tiene Marca, también Desarme.
card-kneel-before-me = De rodillas
card-kneel-before-me-text = Todos los héroes enemigos a 2 o menos: 2 de daño, Lentitud y Marca.
card-dragon-punch = Puño del dragón
card-dragon-punch-text = Un enemigo a 1 o menos: 3 de daño + revelada, y después empújalo 2.
card-clear-mind = Mente clara
card-clear-mind-text = Un héroe propio a 3 o menos pierde Lentitud, Desarme y Marca. Roba una carta.
card-combustion = Combustión
card-combustion-text = Quema 1 de maná de un héroe enemigo; si tiene Marca, 1 de daño.
card-blades-of-lightning = Filos de relámpago
card-blades-of-lightning-text = 2 puntos de acción más; en esta activación cada acción se puede declarar dos veces.
card-testudo = Testudo
card-testudo-text = Héroes propios a 1 o menos: 2 más de armadura en esta activación.
card-time-warp = Bucle temporal
card-time-warp-text = Descarta las cartas de un héroe propio a 3 o menos (salvo «Bucle temporal») y recupera su maná quemado. Roba una carta.
card-time-glitch = Fallo temporal
card-time-glitch-text = Un héroe propio a 3 o menos se mueve 1.
card-word-of-nupten = Palabra de Nupten
card-word-of-nupten-text = Mueve a un héroe enemigo hasta 3; los otros héroes enemigos a 1 o menos de él reciben 2 de daño; él gana Desarme.
card-twister-of-souls = Torbellino de almas
card-twister-of-souls-text = Intercambia a un héroe enemigo con cualquier otro héroe a la vista y hazle 1 de daño + revelada.
card-redirect = Desvío
card-redirect-text = Un Ataque, Escaramuza o carta enemiga contra un héroe propio golpea a otro compañero a 2 o menos de él.
card-hurricane-strike = Golpe de huracán
card-hurricane-strike-text = Un enemigo: 1 de daño, y después empújalo 2.
card-featherstorm = Tormenta de plumas
card-featherstorm-text = Cinco casillas sobre una casilla a la vista: 2 de daño + revelada a todos los enemigos que haya en ellas.
card-gathering-storm = Tormenta en ciernes
card-gathering-storm-text = Roba 2 cartas; sin Metamorfosis, descarta una.
card-icewall = Muro de hielo
card-icewall-text = Una línea de tres sobre una casilla a la vista: los héroes enemigos de ella ganan Lentitud y Desarme.
card-through-the-eyes = Con otros ojos
card-through-the-eyes-text = Presagio 3. En esta activación la cobertura no oculta a ningún enemigo a tu bando.
card-feral-vitality = Vigor salvaje
card-feral-vitality-text = Recupera 6 PV, gana Metamorfosis y Rapidez.
card-grapple = Agarre
card-grapple-text = Coloca a un héroe enemigo a 1 o menos en cualquier casilla libre junto a ti; gana Lentitud.
card-unfamiliar-terrain = Terreno desconocido
card-unfamiliar-terrain-text = Anula un Movimiento, una Escaramuza o una carta de movimiento de un héroe enemigo a 3 o menos.
card-presence = Presencia
card-presence-text = Cuenta 1 más para el control este turno. Presagio 2.
card-my-kingdom = Mi reino
card-my-kingdom-text = En una ficha de carril a la vista: coloca hasta 2 esbirros y después avanza la ficha 2.
card-rampant-hatred = Odio desatado
card-rampant-hatred-text = Gana Frenesí y después haz una Escaramuza gratis.
card-safeguard = Salvaguarda
card-safeguard-text = Un Ataque, Escaramuza o carta enemiga contra otro héroe propio a 3 o menos te golpea a ti. 1 más de armadura.
card-lord-of-the-many = Señor de multitudes
card-lord-of-the-many-text = En una ficha de carril a la vista: coloca un esbirro. Recupera 1 PV por cada esbirro propio a 2 o menos, máximo 3.
card-the-thousandth-ritual = El milésimo ritual
card-the-thousandth-ritual-text = Retira hasta 3 pilares propios: un héroe enemigo pierde 2 PV y 2 más por cada uno.
card-mud-flood = Riada de lodo
card-mud-flood-text = Un cono delante de ti: 1 de daño + revelada a todos los enemigos que haya en él; los héroes ganan Lentitud.
card-crawling-darkness = Oscuridad reptante
card-crawling-darkness-text = Levanta un pilar a 3 o menos; los héroes enemigos a 1 o menos de él pierden 1 PV.
card-sacrifice = Sacrificio
card-sacrifice-text = Entrega un esbirro o pilar propio a 3 o menos: un héroe propio a 3 o menos recupera 3 PV. Roba una carta.
card-skytear-flux = Flujo de Skytear
card-skytear-flux-text = Una vez por partida, para quien empieza: 1 más de maná para un héroe. Roba una carta.
card-ember-trail = Estela de brasas
card-ember-trail-text = Un héroe enemigo gana Marca. Después muévete 2.
card-public-shame = Escarnio público
card-public-shame-text = Un héroe enemigo gana Marca; si tiene Lentitud, pierde 1 PV.
card-pack-hunt = Caza en manada
card-pack-hunt-text = Un héroe enemigo: 2 de daño + revelada; si tiene Marca, haz un Movimiento gratis.
card-forge-oath = Juramento de forja
card-forge-oath-text = Un héroe propio a 2 o menos gana Frenesí y 1 más de armadura en esta activación.
card-borrowed-wind = Viento prestado
card-borrowed-wind-text = Un héroe propio a 3 o menos gana Rapidez.
card-glass-maze = Laberinto de cristal
card-glass-maze-text = Cuatro casillas sobre una casilla a la vista: 1 de daño + revelada a todos los enemigos que haya en ellas; los héroes ganan Lentitud.
card-second-thought = Pensarlo dos veces
card-second-thought-text = Presagio 2. Roba una carta.
card-exchange-of-masks = Cambio de máscaras
card-exchange-of-masks-text = Cambia de sitio con otro héroe propio a 3 o menos; gana 2 más de armadura en esta activación.
card-winter-coat = Pelaje de invierno
card-winter-coat-text = Un héroe propio a 2 o menos: 2 más de armadura en esta activación.
card-call-of-the-herd = Llamada de la manada
card-call-of-the-herd-text = Los héroes propios a 3 o menos ganan Rapidez, y los de Liothan también Metamorfosis.
card-thin-ice = Hielo quebradizo
card-thin-ice-text = Un héroe enemigo gana Lentitud; si tienes Metamorfosis, 2 de daño.
card-hush-of-snow = Silencio de nieve
card-hush-of-snow-text = Anula un Mando o una Plegaria de un héroe enemigo a 3 o menos.
card-raise-the-cairn = Alzar el túmulo
card-raise-the-cairn-text = Levanta un pilar a 3 o menos. Recupera 2 PV.
card-cave-in = Derrumbe
card-cave-in-text = Retira hasta 2 pilares propios. Un enemigo: 1 de daño + revelada, y 2 más por cada uno.
card-root-road = Camino de raíces
card-root-road-text = Elige un pilar propio a 6 o menos: te colocas junto a él.
card-march-of-husks = Marcha de despojos
card-march-of-husks-text = En una ficha de carril a la vista: coloca hasta 2 esbirros. Cuenta 1 más para el control este turno.
deck-red-trail = Rastro rojo
deck-red-trail-text = Marca a su presa y la castiga.
deck-house-of-mirrors = Casa de espejos
deck-house-of-mirrors-text = Cambia de sitio y nunca está donde apuntaban.
deck-white-herd = Manada blanca
deck-white-herd-text = Llega toda a la vez y apenas responde.
deck-walking-hill = Colina andante
deck-walking-hill-text = Construye, se derrumba y reaparece en otra parte.

# Victory cards
victory-left-breach = Brecha izquierda
victory-right-breach = Brecha derecha
victory-first-stone = Primera piedra
victory-dominion = Dominio
victory-headhunters = Cazadores de cabezas
victory-twin-kill = Doblete
victory-skytear-bond = Vínculo de Skytear
victory-clean-sweep = Pleno
victory-outsiders-bane = Azote del forastero
victory-siege = Asedio
victory-middle-breach = Brecha central
victory-great-dominion = Gran dominio
victory-hunting-party = Partida de caza
victory-double-bond = Doble vínculo
victory-wide-front = Frente amplio
victory-text = { $condition ->
    [tower] { $side ->
        [left] Destruye la torre enemiga de tu carril izquierdo.
        [right] Destruye la torre enemiga de tu carril derecho.
        [middle] Destruye la torre enemiga del carril central.
       *[any] Destruye una torre enemiga.
    }
    [control_wins] Gana el control { $goal ->
        [one] una vez.
       *[other] { $goal } veces.
    }
    [kills] Derrota a { $goal ->
        [one] un héroe rival.
       *[other] { $goal } héroes rivales.
    }
    [kills_in_turn] Derrota a { $goal ->
        [one] un héroe rival.
       *[other] { $goal } héroes rivales en un turno.
    }
    [dome_wins] Gana una cúpula { $goal ->
        [one] una vez.
       *[other] { $goal } veces.
    }
    [sweep] Gana { $points ->
        [one] un punto de control
       *[other] { $points } puntos de control
    } en una misma fase de esbirros.
    [outsider] Derriba al forastero.
   *[siege] Acaba { $goal ->
        [one] una fase de esbirros
       *[other] { $goal } fases de esbirros
    } con una ficha de carril junto a un edificio enemigo.
}

# Names by key. `each-card` says how an argument of the kind `card` is called; lists are called one by one. The parts of
# a key like `minion 1 J5` are $item, $of and $at; $of is "you" where the log is read by its owner. A key that no
# catalogue knows is shown as it is. Names take no article that could meet "a" or "de".
name-one = { $item ->
    [sakoshi] { hero-sakoshi }
    [yami] { hero-yami }
    [haburat] { hero-haburat }
    [akhuti] { hero-akhuti }
    [corjof] { hero-corjof }
    [gulbjarn] { hero-gulbjarn }
    [cotlic] { hero-cotlic }
    [tlakali] { hero-tlakali }
    [outsider] { outsider-wanderer }
    [kurumo] { faction-kurumo }
    [nupten] { faction-nupten }
    [liothan] { faction-liothan }
    [taulot] { faction-taulot }
    [move] { action-move }
    [lead] { action-lead }
    [attack] { action-attack }
    [skirmish] { action-skirmish }
    [worship] { action-worship }
    [shuriken-storm] { card-shuriken-storm }
    [gank] { card-gank }
    [lifesteal] { card-lifesteal }
    [crippling-precision] { card-crippling-precision }
    [kneel-before-me] { card-kneel-before-me }
    [dragon-punch] { card-dragon-punch }
    [clear-mind] { card-clear-mind }
    [combustion] { card-combustion }
    [blades-of-lightning] { card-blades-of-lightning }
    [testudo] { card-testudo }
    [time-warp] { card-time-warp }
    [time-glitch] { card-time-glitch }
    [word-of-nupten] { card-word-of-nupten }
    [twister-of-souls] { card-twister-of-souls }
    [redirect] { card-redirect }
    [hurricane-strike] { card-hurricane-strike }
    [featherstorm] { card-featherstorm }
    [gathering-storm] { card-gathering-storm }
    [icewall] { card-icewall }
    [through-the-eyes] { card-through-the-eyes }
    [feral-vitality] { card-feral-vitality }
    [grapple] { card-grapple }
    [unfamiliar-terrain] { card-unfamiliar-terrain }
    [presence] { card-presence }
    [my-kingdom] { card-my-kingdom }
    [rampant-hatred] { card-rampant-hatred }
    [safeguard] { card-safeguard }
    [lord-of-the-many] { card-lord-of-the-many }
    [the-thousandth-ritual] { card-the-thousandth-ritual }
    [mud-flood] { card-mud-flood }
    [crawling-darkness] { card-crawling-darkness }
    [sacrifice] { card-sacrifice }
    [skytear-flux] { card-skytear-flux }
    [ember-trail] { card-ember-trail }
    [public-shame] { card-public-shame }
    [pack-hunt] { card-pack-hunt }
    [forge-oath] { card-forge-oath }
    [borrowed-wind] { card-borrowed-wind }
    [glass-maze] { card-glass-maze }
    [second-thought] { card-second-thought }
    [exchange-of-masks] { card-exchange-of-masks }
    [winter-coat] { card-winter-coat }
    [call-of-the-herd] { card-call-of-the-herd }
    [thin-ice] { card-thin-ice }
    [hush-of-snow] { card-hush-of-snow }
    [raise-the-cairn] { card-raise-the-cairn }
    [cave-in] { card-cave-in }
    [root-road] { card-root-road }
    [march-of-husks] { card-march-of-husks }
    [hunters-eye] { skill-hunters-eye }
    [smoke-step] { skill-smoke-step }
    [cold-blood] { skill-cold-blood }
    [wolf-leap] { skill-wolf-leap }
    [scent-of-fear] { skill-scent-of-fear }
    [mirage-blades] { skill-mirage-blades }
    [light-step] { skill-light-step }
    [ambush] { skill-ambush }
    [resonant-light] { skill-resonant-light }
    [retribution] { skill-retribution }
    [raven-form] { skill-raven-form }
    [grey-watch] { skill-grey-watch }
    [ursine-rage] { skill-ursine-rage }
    [feral-majesty] { skill-feral-majesty }
    [taulots-blessing] { skill-taulots-blessing }
    [strength-of-the-king] { skill-strength-of-the-king }
    [wrath-of-the-hive] { skill-wrath-of-the-hive }
    [blood-ward] { skill-blood-ward }
    [crumbling-rite] { skill-crumbling-rite }
    [collective-grief] { skill-collective-grief }
    [rift-step] { skill-rift-step }
    [sky-rend] { skill-sky-rend }
    [provoked] { skill-provoked }
    [left-breach] { victory-left-breach }
    [right-breach] { victory-right-breach }
    [first-stone] { victory-first-stone }
    [dominion] { victory-dominion }
    [headhunters] { victory-headhunters }
    [twin-kill] { victory-twin-kill }
    [skytear-bond] { victory-skytear-bond }
    [clean-sweep] { victory-clean-sweep }
    [outsiders-bane] { victory-outsiders-bane }
    [siege] { victory-siege }
    [middle-breach] { victory-middle-breach }
    [great-dominion] { victory-great-dominion }
    [hunting-party] { victory-hunting-party }
    [double-bond] { victory-double-bond }
    [wide-front] { victory-wide-front }
    [minion] { $of ->
        [you] tu esbirro de { $at }
       *[other] un esbirro de { $of } en { $at }
    }
    [pillar] { $of ->
        [you] tu pilar de { $at }
       *[other] un pilar de { $of } en { $at }
    }
    [illusion] la ilusión de { name-owner }
    [hex] { $of }
    [effect] { name-effect }
   *[other] { $thing }
}
name-owner = { $of ->
    [sakoshi] { hero-sakoshi }
    [yami] { hero-yami }
    [haburat] { hero-haburat }
    [akhuti] { hero-akhuti }
    [corjof] { hero-corjof }
    [gulbjarn] { hero-gulbjarn }
    [cotlic] { hero-cotlic }
    [tlakali] { hero-tlakali }
   *[other] { $of }
}
name-effect = { $of ->
    [move] { action-move }
    [lead] { action-lead }
    [attack] { action-attack }
    [skirmish] { action-skirmish }
    [worship] { action-worship }
    [shuriken-storm] { card-shuriken-storm }
    [gank] { card-gank }
    [lifesteal] { card-lifesteal }
    [crippling-precision] { card-crippling-precision }
    [kneel-before-me] { card-kneel-before-me }
    [dragon-punch] { card-dragon-punch }
    [clear-mind] { card-clear-mind }
    [combustion] { card-combustion }
    [blades-of-lightning] { card-blades-of-lightning }
    [testudo] { card-testudo }
    [time-warp] { card-time-warp }
    [time-glitch] { card-time-glitch }
    [word-of-nupten] { card-word-of-nupten }
    [twister-of-souls] { card-twister-of-souls }
    [redirect] { card-redirect }
    [hurricane-strike] { card-hurricane-strike }
    [featherstorm] { card-featherstorm }
    [gathering-storm] { card-gathering-storm }
    [icewall] { card-icewall }
    [through-the-eyes] { card-through-the-eyes }
    [feral-vitality] { card-feral-vitality }
    [grapple] { card-grapple }
    [unfamiliar-terrain] { card-unfamiliar-terrain }
    [presence] { card-presence }
    [my-kingdom] { card-my-kingdom }
    [rampant-hatred] { card-rampant-hatred }
    [safeguard] { card-safeguard }
    [lord-of-the-many] { card-lord-of-the-many }
    [the-thousandth-ritual] { card-the-thousandth-ritual }
    [mud-flood] { card-mud-flood }
    [crawling-darkness] { card-crawling-darkness }
    [sacrifice] { card-sacrifice }
    [skytear-flux] { card-skytear-flux }
    [ember-trail] { card-ember-trail }
    [public-shame] { card-public-shame }
    [pack-hunt] { card-pack-hunt }
    [forge-oath] { card-forge-oath }
    [borrowed-wind] { card-borrowed-wind }
    [glass-maze] { card-glass-maze }
    [second-thought] { card-second-thought }
    [exchange-of-masks] { card-exchange-of-masks }
    [winter-coat] { card-winter-coat }
    [call-of-the-herd] { card-call-of-the-herd }
    [thin-ice] { card-thin-ice }
    [hush-of-snow] { card-hush-of-snow }
    [raise-the-cairn] { card-raise-the-cairn }
    [cave-in] { card-cave-in }
    [root-road] { card-root-road }
    [march-of-husks] { card-march-of-husks }
    [hunters-eye] { skill-hunters-eye }
    [smoke-step] { skill-smoke-step }
    [cold-blood] { skill-cold-blood }
    [wolf-leap] { skill-wolf-leap }
    [scent-of-fear] { skill-scent-of-fear }
    [mirage-blades] { skill-mirage-blades }
    [light-step] { skill-light-step }
    [ambush] { skill-ambush }
    [resonant-light] { skill-resonant-light }
    [retribution] { skill-retribution }
    [raven-form] { skill-raven-form }
    [grey-watch] { skill-grey-watch }
    [ursine-rage] { skill-ursine-rage }
    [feral-majesty] { skill-feral-majesty }
    [taulots-blessing] { skill-taulots-blessing }
    [strength-of-the-king] { skill-strength-of-the-king }
    [wrath-of-the-hive] { skill-wrath-of-the-hive }
    [blood-ward] { skill-blood-ward }
    [crumbling-rite] { skill-crumbling-rite }
    [collective-grief] { skill-collective-grief }
    [rift-step] { skill-rift-step }
    [sky-rend] { skill-sky-rend }
    [provoked] { skill-provoked }
   *[other] un efecto
}
each-element = { name-one }
each-card = { name-one }
each-deed = { name-one }
each-victory = { name-one }
each-rune = { $thing ->
    [fire] { rune-fire }
    [air] { rune-air }
    [ice] { rune-ice }
    [earth] { rune-earth }
   *[other] { $thing }
}
each-pick = { name-one }
each-action = { name-one }
each-condition = { $thing ->
    [slow] { condition-slow }
    [fast] { condition-fast }
    [frenzy] { condition-frenzy }
    [disarm] { condition-disarm }
    [marked] { condition-marked }
   *[shapeshifted] { condition-shapeshifted }
}
each-kind = { $thing ->
    [hero] { kind-hero }
    [minion] { kind-minion }
    [pillar] { kind-pillar }
    [illusion] { kind-illusion }
   *[outsider] { kind-outsider }
}
each-sort = { $thing ->
    [enemy] enemigo
    [enemy_hero] héroe enemigo
    [friendly] compañero
    [friendly_hero] héroe propio
    [any_hero] héroe
    [friendly_minion] esbirro propio
    [friendly_pillar] pilar propio
    [minion_or_pillar] esbirro o pilar propio
    [hex] casilla
   *[piece] pieza
}
# What the chosen one is for: the end of a question that begins with "which friendly hero".
each-purpose = { $thing ->
    [damage] recibe el daño
    [lose] pierde PV
    [heal] recupera PV
    [give] recibe el efecto
    [cleanse] pierde sus condiciones
    [move] se mueve
    [place] cambia de casilla
    [swap] cambia de sitio
    [push] retrocede
    [burn] pierde maná
    [mana] gana maná
    [refund] recupera su maná
    [buff] se refuerza
    [control] cuenta más
    [defeat] se sacrifica
    [take] actúa
    [redirect] recibe el golpe en su lugar
   *[none] eliges
}
each-where = { $thing }
each-point = { $thing ->
    [west] { point-west }
    [middle] { point-middle }
    [east] { point-east }
    [west-dome] { point-west-dome }
    [east-dome] { point-east-dome }
   *[dome] { point-dome }
}
name = { $who }

name-sum = { $base }{ $modifier ->
    [0] {""}
   *[other] , revelada { $modifier }
}{ $bonus ->
    [0] {""}
   *[other] , extra { $bonus }
}{ $armor ->
    [0] {""}
   *[other] , armadura −{ $armor }
}
name-lane = { $where ->
    [west] carril oeste
    [middle] carril central
   *[east] carril este
}

# On the screen
screen-board = El campo, con sus carriles, héroes y esbirros. Las casillas que se pueden elegir son botones.
review-round = Turno { $n }
last-round = El último turno
log-round = Turno { $round }
screen-stage = Turno { $turn }/{ $turns } · { $phase }
screen-control = { $name }: { $own } a { $foe }
screen-hp = { $hp } PV
screen-tower = Torre de { $seat }, { $hp } PV
screen-nexus = Nexo de { $seat }, { $hp ->
    [none] cerrado
   *[other] { $hp } PV
}
screen-wanderer = Errante
screen-hand = Tu mano
screen-flipped = Cartas reveladas
screen-looking = Las cartas que miras
screen-no-cards = Sin cartas en la mano.
screen-choices = Tus opciones
screen-turn-back = Girar al revés
screen-turn-on = Girar el área
screen-placement = Posición { $n } de { $of }
screen-passing = Se pasa por ti…
screen-ending = Se termina por ti…
screen-ends = Terminar las activaciones solas cuando no quede nada que hacer
phone-end = Fin
screen-lead-top = Mando: carta superior
screen-lead-top-short = Del mazo
screen-lead-top-why = Mando con la carta superior de tu mazo, sin verla, de una vez.
screen-place-rest = Colocar los { $n } cerca
screen-strikes = Golpear tras moverse
screen-cast-by = { $hero } juega «{ $card }»
screen-set-aside = Apartar
screen-kind-action = Acción
screen-kind-reaction = Reacción
screen-only = solo { $hero }
screen-flip-value = modif.
screen-can-play = { $hero } puede jugarla: cuesta { $cost } de sus { $mana } de maná.
screen-cards-of = Cartas
screen-leads = Cartas de mando:
screen-no-discard = Aún no hay descartes.
screen-legend = Qué significan las líneas
screen-legend-reach = aquí puede acabar un Movimiento
screen-legend-range = alcance de un Ataque
screen-legend-dark = fuera de la vista
screen-legend-hidden = oculto por cobertura
screen-legend-may = un área puede alcanzarla
screen-legend-area = el área tal como está
screen-legend-trail = el camino que sigue
screen-turns = Turnos
screen-returns = { $hero } vuelve en el turno { $turn }
screen-out = { $hero } no vuelve
screen-priority = Reacciones
screen-priority-why = Cuándo se te pregunta por una reacción. Lo que tienes en la mano no cambia ni la pregunta ni lo que se tarda en pasar.
screen-priority-always = Preguntar siempre
screen-priority-targeted = Preguntar si soy objetivo
screen-priority-activation = Pasar hasta mi activación
screen-priority-turn = Pasar este turno
screen-stack = La Pila
screen-items = { $n ->
    [0] vacía
    [one] un efecto
   *[other] { $n } efectos
}
screen-stack-empty = Las acciones y las cartas esperan aquí respuestas; la de arriba se resuelve primero.
screen-would-cancel = Ahora quedaría en nada.
screen-your-priority = Tu respuesta
screen-their-priority = { $seat } puede responder
screen-action-move = Tantas casillas como mueva el héroe; por los esbirros se puede pasar, por los héroes no.
screen-action-lead = Una carta boca abajo bajo el héroe; su coste cuenta para el control.
screen-action-attack = Valor de ataque y la mejor carta revelada, menos armadura.
screen-action-skirmish = Hasta dos casillas y un golpe, en cualquier orden.
screen-action-worship = El don de la facción del héroe.
screen-goals = Gana una de estas o el nexo
screen-goals-short = Metas
screen-goals-none = Sin cartas de victoria
screen-goals-nexus = Solo gana la caída de un nexo.
screen-progress = Tú { $own }, el otro bando { $foe }, de { $goal }
screen-forecast = Si actuaran ya los esbirros
screen-phase-told = La última fase de esbirros
screen-told-won = { $winner ->
    [none] No gana nadie.
   *[other] Gana { $winner } por { $lead }.
}
screen-told-leads = Cartas de mando: { $cards }.
screen-told-fallen = { $n ->
    [one] Cae un esbirro de { $seat }.
   *[other] Caen { $n } esbirros de { $seat }.
}
screen-told-spawned = { $n ->
    [one] { $seat }: un esbirro nuevo en { $hexes }.
   *[other] { $seat }: esbirros nuevos en { $hexes }.
}
screen-told-moved = La ficha avanza a { $to }.
screen-show-now = Ahora
screen-show-past = Última fase
screen-verdict = { $what ->
    [nobody] Empate: no gana nadie.
    [dome] { $winner } por { $lead }: puede llamar a Errante.
    [dome-alone] { $winner } por { $lead }: gana la cúpula.
    [building] { $winner } por { $lead }: { $damage } de daño a un edificio.
   *[advance] { $winner } por { $lead }: { $lost ->
        [0] la ficha avanza.
        [one] cae un esbirro, la ficha avanza.
       *[other] caen { $lost } esbirros, la ficha avanza.
    }
}
screen-unseen-leads = { $n ->
    [one] Un mando sin ver.
   *[other] { $n } mandos sin ver.
}
screen-part-heroes = { $n ->
    [one] 1 héroe
   *[other] { $n } héroes
}
screen-part-minions = { $n ->
    [one] 1 esbirro
   *[other] { $n } esbirros
}
screen-part-bonus = { $n } extra
screen-part-lead = { $n } de mando
screen-flip = revela
screen-hit = { $victim }: { name-sum } = { $lost ->
    [0] nada
   *[other] { $lost } PV
}
screen-sight = Visión
screen-sight-why = Señala una casilla o un héroe: lo que no ve se oscurece, la cobertura va en puntos.
screen-closer = Acercar
screen-farther = Alejar
screen-next = sigue
screen-next-why = Próxima activación de un héroe
screen-ready-heroes = Héroes disponibles: { $n }
screen-point = Señalar
screen-point-why = La próxima casilla que elijas se marca unos segundos para tu pareja
screen-pointed = { $name } señala { $hex }.
screen-near = Ir a la decisión
screen-whole = Todo el mapa
screen-shut = Cerrar
screen-pick = Elegir
screen-pick-sure = ¿Seguro?
screen-pick-name = Elegir a { $name }
screen-armor = Armadura
screen-in-hand = Cartas en la mano
screen-deck = Cartas en el mazo
screen-discard = Descartes
screen-open-hand = Mano de tu pareja, a la vista
screen-reserve = Esbirros en la reserva
screen-back-on = vuelve en el turno { $turn }
screen-acting = actúa · { $ap } PA
screen-mana = maná: { $n }{ $burned ->
    [0] {""}
   *[other] , { $burned } quemado
}
screen-lead-unseen = Un mando, boca abajo
screen-moves = mueve { $n }
screen-skill-off = { $icon ->
    [shapeshifted] Inactiva: sin Metamorfosis.
    [pillar] Inactiva: ningún pilar propio a 3 o menos.
    [illusion] Inactiva: ninguna ilusión propia a 3 o menos.
   *[other] Inactiva por ahora.
}
screen-cards-on = Jugadas este turno:
screen-towers-left = Torres en pie
screen-nexus-left = PV del nexo
screen-nexus-safe = cerrado
screen-heroes-left = Héroes en el mapa
screen-sum = { $sum }{ $flip ->
    [yes] {" "}con la revelada
   *[no] {""}
}{ $armor ->
    [0] {""}
   *[other] , menos armadura
}.
screen-falls = Cae.
screen-may-fall = Puede caer.
screen-small = { $n ->
    [one] 1 pieza más
   *[other] { $n } piezas más
}
screen-small-fall = { $sure ->
    [0] pueden caer
   *[other] { $sure ->
        [one] cae 1
       *[other] caen { $sure }
    }
}
screen-resolving = se resuelve
screen-way = { $n ->
    [1] La peor de { $of } formas
   *[other] Forma { $n } de { $of }
}
screen-way-only = Una sola forma de ponerla
screen-way-back = Forma anterior
screen-way-on = Forma siguiente
screen-has-passed = { $seat } pasa
screen-would = Lo que haría

# On a phone: questions of two lines, what the act does, and what comes of it
phone-Main = { $hero }, { $ap ->
    [0] sin puntos de acción: juega una carta o termina.
    [one] un punto de acción: actúa, juega una carta o termina.
   *[other] { $ap } puntos de acción: actúa, juega una carta o termina.
}
phone-Choose = { $what }: ¿qué { $sort } { $purpose }?
phone-Respond = { $own ->
    [yes] Tu héroe { $hero }: { $what }
   *[no] { $hero } ({ $seat }): { $what }
}{ $aimed ->
    [none] {""}
   *[other] {" "}contra { $aimed }
}. ¿Reaccionas o dejas que ocurra?
phone-Mulligan = Aparta cartas y roba otras, una sola vez.
phone-ExhaustFirst = ¿Agotarlo antes, para que la nueva forma dure toda la próxima activación?
phone-LeadFrom = Mando de { $hero }: ¿de tu mano o del mazo?
phone-PredictDiscard = Lo alto de tu mazo: descarta lo que no quieras.
phone-PredictOrder = Devuelve las cartas; la última queda encima.
phone-let = dejar que ocurra
phone-unused = { $ap ->
    [one] 1 punto de acción sin usar
   *[other] { $ap } puntos de acción sin usar
}
phone-change = { $point } { $before } → { $after }
phone-no-change = No cambia nada en los carriles ni en la cúpula.
phone-at = Elegir: { $who }
phone-hex = Ir a { $hex }
phone-ahead-to = { $action } a { $hex }
phone-ahead-at = { $action }: { $target }
phone-cast = Jugar con { $hero }
phone-lay = Poner aquí
phone-mana = { $cost } de maná
phone-of-mana = { $cost } de { $mana } de maná
phone-card-Mulligan = Apartar { $card }
phone-card-Discard = Descartar { $card }
phone-card-PredictDiscard = Descartar { $card }
phone-card-PredictOrder = Devolver { $card }
phone-card-LeadFrom = Mando: { $card }
phone-card-FlipChoice = Contar { $card }
phone-who = Quién la juega
phone-cannot = No se puede jugar ahora
phone-card-before = Carta anterior
phone-card-next = Carta siguiente
phone-card-of = Carta { $n } de { $of }
phone-hero = { $hp } de { $max } PV, { $mana } de maná, ataque { $attack }, armadura { $armor }, mueve { $move }.
phone-harmless = Tal como está, no hiere a nadie.
phone-odds = cae con { $from }: { $n } de { $of } cartas
phone-near = Acercar
phone-stack = Pila
phone-worst = la peor de { $n }
card-featherstorm-short = Tormenta de plumas
card-unfamiliar-terrain-short = Terreno descono­cido
card-combustion-short = Combus­tión
card-the-thousandth-ritual-short = Milésimo ritual
card-lord-of-the-many-short = Señor de multi­tudes

# The board in words
read-table = La mesa
read-roster = Los héroes entre los que elegir
read-side = { $name }, { $north ->
    [yes] el norte
   *[no] el sur
}
read-points-of-control = Carriles y cúpula
read-map = El mapa
read-map-how = Las casillas se nombran con una letra y un número. Las letras van de la A en el oeste a la K en el este; los números, desde el 1 en el norte. F es la columna más larga, con 13. Una casilla toca la de encima y la de debajo, y dos de cada columna vecina: E5 toca F5 y F6 hacia el centro, D4 y D5 hacia fuera.
read-cover = Cobertura: { $hexes }
read-dome = Cúpula: { $hexes }
read-acting = { $hero } actúa para { $name }; { $ap ->
    [one] queda un punto de acción
   *[other] quedan { $ap } puntos de acción
}
read-flux = { $name } tiene «Flujo de Skytear»{ $used ->
    [yes] , ya usado
   *[no] {""}
}
read-no-flux = Nadie tiene «Flujo de Skytear»
read-outsider = Errante está en { $hex } con { $hp } de { $max } PV
read-flipped = Reveladas: { $cards }
read-item = { $what } de { $hero }, de { $name }
read-aimed = contra { $targets }
read-on-hexes = sobre { $hexes }
read-harm = { $who } pierde { $least ->
    [0] hasta { $most }
   *[other] de { $least } a { $most }
} de { $hp } PV
read-kind = { $kind ->
    [action] acción
   *[other] reacción
}, cuesta { $cost } de maná, runas: { $runes }, cuenta { $modifier } al revelarse
read-printed = { $hp } PV, armadura { $armor }, ataque { $attack } con { $flips ->
    [one] una revelación
   *[other] { $flips } revelaciones
}, alcance { $range }
read-cards = { $hand ->
    [one] una carta
   *[other] { $hand } cartas
} en la mano, { $deck } en el mazo, { $discard } en los descartes, { $reserve ->
    [one] un esbirro
   *[other] { $reserve } esbirros
} en la reserva
read-minions = { $count ->
    [0] ningún esbirro en el mapa
    [one] un esbirro, en { $hexes }
   *[other] { $count } esbirros, en { $hexes }
}
read-pillars = Pilares en { $hexes }
read-illusion = La ilusión de { $hero } en { $hex }
read-tower = Torre en { $hex }: { $hp ->
    [0] destruida
   *[other] { $hp } PV
}
read-nexus = Nexo en { $hex }: { $hp ->
    [-1] cerrado, aún no se puede dañar
   *[other] { $hp } PV
}
read-on = en { $hex }
read-off-map = fuera del mapa
read-hp = { $hp } de { $max } PV
read-stats = ataque { $attack } con { $flips ->
    [one] una revelación
   *[other] { $flips } revelaciones
}, armadura { $armor }, mueve { $move }, alcance { $range }
read-attack = { $attack } con { $flips ->
    [one] una revelación
   *[other] { $flips } revelaciones
},
read-leads = Cartas de mando: { $cards }
read-skills = habilidades: { $skills }
read-control = { $name } { $value }{ $parts ->
    [none] {""}
   *[other] {" "}({ $parts })
}{ $unknown ->
    [0] {""}
    [one] {" "}y una carta de mando sin ver
   *[other] {" "}y { $unknown } cartas de mando sin ver
}
read-point = { $name }, en { $hex }: control { $sides }
read-progress = { $name } lleva { $n }
read-partner = forma equipo con { $name }
read-open-hand = cartas en mano, a la vista para ti: { $cards }
read-casters = puede jugarla: { $heroes }
read-empty = vacía
read-whose = { $what } de { $name }{ $hp ->
    [0] {""}
   *[other] , { $hp } PV
}
read-a-tower = torre
read-a-nexus = nexo
read-token = ficha de carril
read-is-cover = cobertura

# Jumps in a replay
leap-turn = Turno
leap-hero = Héroe
leap-event = Suceso

# Keys
key-pass = Pasar
key-turn = Girar el área
key-zoom = Acercar, alejar
key-whole = Todo el mapa

# The lab
lab-rounds = Turnos
lab-kind-faction = Facciones
lab-kind-faction-note = La usa un asiento que tiene todos los héroes de la facción.
lab-kind-team = Parejas de facciones
lab-kind-team-note = La usa un asiento que tiene todos los héroes de las dos facciones, y de ninguna otra.
lab-kind-hero = Héroes
lab-kind-hero-note = Lo usa un asiento en cuyo equipo está el héroe.
lab-kind-card = Cartas de poder
lab-kind-card-note = La usa un asiento que jugó la carta al menos una vez.
lab-kind-victory = Cartas de victoria
team-kurumo = { faction-kurumo }
team-nupten = { faction-nupten }
team-liothan = { faction-liothan }
team-taulot = { faction-taulot }

# Names of bots, by seat
bot-0 = Ashen
bot-1 = Vesper
bot-2 = Marrow
bot-3 = Sable

# The log, for one reader: what a seat does, without its name; `$you` is yes if the reader did it. Marks stand in [ ].
log-started = { $you ->
    [yes] Empiezas tú
   *[no] Empieza { $first }
}. { $n ->
    [0] Solo gana la caída de un nexo.
    [one] Carta de victoria: { $victory }.
   *[other] Cartas de victoria: { $victory }.
}
log-picked = { $you ->
    [yes] eliges
   *[no] elige
} a { $what }
log-drew = { $you ->
    [yes] robas
   *[no] roba
} { $seen ->
    [yes] { $cards }
   *[no] { $n ->
        [one] una carta
       *[other] { $n } cartas
    }
}
log-set-aside = { $n ->
    [0] { $you ->
        [yes] no apartas
       *[no] no aparta
    } nada
    [one] { $you ->
        [yes] apartas
       *[no] aparta
    } una carta
   *[other] { $you ->
        [yes] apartas
       *[no] aparta
    } { $n } cartas
}
log-passed = { $you ->
    [yes] pasas
   *[no] pasa
}
log-sides = { $first } contra { $second }.
log-built = { $you ->
    [yes] montas
   *[no] monta
} el conjunto de { $hero }{ $seen ->
    [yes] : tres veces «{ $triple }» y dos veces { $pairs }
   *[no] {""}
}
log-bundle = { $you ->
    [yes] tomas
   *[no] toma
} dos «{ $card }» para { $hero } en lugar de «{ $replaced }»
log-bundle-declined = no { $you ->
    [yes] tomas
   *[no] toma
} ningún par
log-handed-over = { $mine ->
    [yes] te cede
   *[no] { $you ->
        [yes] le cedes
       *[no] le cede
    }
} la activación{ $mine ->
    [yes] {""}
   *[no] {" "}a { $partner }
}
log-captain = { $you ->
    [yes] eliges
   *[no] elige
} por todo el bando en esta fase de esbirros
log-opponent = { $mine ->
    [yes] te nombra
   *[no] { $you ->
        [yes] nombras
       *[no] nombra
    } a { $opponent }
} para actuar con { outsider-wanderer }
log-flipped = { $you ->
    [yes] revelas
   *[no] revela
} «{ $chosen }» ({ $modifier })
log-led = { $you ->
    [yes] pones
   *[no] pone
} una carta boca abajo bajo { $hero }
log-predicted = { $you ->
    [yes] miras
   *[no] mira
} lo alto del mazo{ $discards ->
    [0] {""}
   *[other] {" "}y { $you ->
        [yes] descartas
       *[no] descarta
    } { $discarded }
}
log-discarded = { $you ->
    [yes] descartas
   *[no] descarta
} { $cards }
log-reshuffled = { $you ->
    [yes] barajas
   *[no] baraja
} un mazo nuevo
log-outsider = { $you ->
    [yes] traes
   *[no] trae
} a { outsider-wanderer } a { $hex }
log-acts = Actúa { $hero }.
log-moved = { $who } { $how ->
    [push] retrocede por un empujón
    [swap] cambia de sitio
    [place] aparece
   *[move] se mueve
} { $how ->
    [push] hasta { $to }
    [swap] a { $to }
    [place] en { $to }
   *[move] a { $to }
}.
log-hit = { $lost ->
    [0] { $victim } no recibe daño.
   *[other] { $victim } recibe { $lost } de daño: { $before } → { $hp } PV.
}
log-fallen = { $you ->
    [yes] { $n ->
        [one] Cae uno de tus esbirros
       *[other] Caen { $n } de tus esbirros
    }
   *[no] { $n ->
        [one] Cae un esbirro de { $seat }
       *[other] Caen { $n } esbirros de { $seat }
    }
}.
log-spawned = { $you ->
    [yes] { $n ->
        [one] Aparece un esbirro tuyo
       *[other] Aparecen { $n } esbirros tuyos
    }
   *[no] { $n ->
        [one] Aparece un esbirro de { $seat }
       *[other] Aparecen { $n } esbirros de { $seat }
    }
}.
log-pillar = { $change ->
    [placed] { $you ->
        [yes] Se levanta un pilar tuyo
       *[no] Se levanta un pilar de { $seat }
    } en { $hex }
   *[removed] { $you ->
        [yes] Desaparece un pilar tuyo
       *[no] Desaparece un pilar de { $seat }
    } de { $hex }
}.
log-building = { $kind ->
    [nexus] { $you ->
        [yes] Tu nexo
       *[no] El nexo de { $seat }
    }
   *[tower] { $you ->
        [yes] Tu torre
       *[no] Una torre de { $seat }
    }
} pierde { $n } PV; { hp-left }.
log-tower-fell = { $you ->
    [yes] Cae una de tus torres.
   *[no] Cae una torre de { $seat }.
}
log-nexus-open = { $you ->
    [yes] Tu nexo queda abierto
   *[no] El nexo de { $seat } queda abierto
}, con { $hp } PV.
log-control = { $point }: { $winner ->
    [none] empate a { $ahead }, no gana nadie.
   *[other] { $you ->
        [yes] ganas
       *[no] gana { $winner }
    }, { $ahead } a { $behind }.
}
log-progress = «{ $card }»: { $seat } { $you ->
    [yes] llevas
   *[no] lleva
} { $count }.
log-over = { $winner ->
    [none] { $why }: la partida acaba en empate.
   *[other] { $why }: { $you ->
        [yes] ganas.
       *[no] gana { $winner }.
    }
}

# Why it was won; `$you` is yes if the winner reads it
why-nexus = { $you ->
    [yes] Ganas
   *[no] Gana { $winner }
}: ha caído el nexo enemigo.
why-card = { $you ->
    [yes] Ganas
   *[no] Gana { $winner }
} con la carta de victoria «{ $card }».
# Cards and skills of boxes of one's own, composed from their primitives
told-faction = { $mechanic ->
    [marks] La Plegaria da Marca a un héroe enemigo a 3 o menos; después, la habilidad de plegaria del héroe.
    [illusions] La Plegaria envía la ilusión del héroe; los héroes cercanos a ella comparten sus habilidades.
    [shapeshift] La Plegaria da a un héroe de esta facción a 3 o menos su otra forma.
   *[pillars] La Plegaria retira un pilar y levanta otro; al retirarlo se activa la habilidad de plegaria.
}
told-icon = { $icon ->
    [shapeshifted] { "con Metamorfosis: " }
    [pillar] { "a 3 o menos de un pilar propio: " }
    [illusion] { "cerca de la ilusión: " }
   *[other] { "" }
}
told-static = { $what }{ $when }
told-when = { $when ->
    [vs_marked] { " contra enemigos con Marca" }
    [near_marked] { " cerca de un enemigo con Marca" }
    [vs_near_illusion] { " contra enemigos cercanos a una ilusión" }
   *[always] { "" }
}
told-per = { " por cada héroe propio con " }{ $condition } a { $n } o menos, este incluido
told-bonus = { $stat ->
    [attack] { $n } de daño de Ataque
    [skirmish] { $n } de daño de Escaramuza
    [armor] { $n } de armadura
   *[move] { $n } de Movimiento
}
told-flag = { $flag ->
    [fly] vuela por encima de todo
    [see_cover] ve a través de la cobertura
   *[unpillar] retira cualquier número de pilares
}
told-skirmish-area = una Escaramuza golpea un área de { $n ->
    [one] una casilla
   *[other] { $n } casillas
}
told-ward = los esbirros propios a { $n } o menos no reciben daño de héroes ni del forastero
told-on = { $event }{ $what }
told-event = { $event ->
    [worship] { "Plegaria: " }
    [defeats] { "cuando este héroe derrota a un héroe enemigo: " }
    [resolves] { "después de esta acción suya, " }{ $action }{ ": " }
    [damaged] { "cuando un héroe enemigo a " }{ $n }{ " o menos hace daño a este héroe: " }
    [minion] { "cuando cae un esbirro propio a " }{ $n }{ " o menos: " }
   *[choice] { "" }
}
told-needs-token = necesita una ficha de carril a la vista
told-or = { $some } o { $last }
told-kind = { $kind ->
    [enemy] enemigo
    [friendly] compañero
    [any_hero] héroe
    [enemy_hero] héroe enemigo
    [friendly_hero] héroe propio
    [friendly_minion] esbirro propio
    [friendly_pillar] pilar propio
   *[hex] casilla
}
told-item = { $item ->
    [move] Movimiento
    [lead] Mando
    [attack] Ataque
    [skirmish] Escaramuza
    [worship] Plegaria
    [card] carta
   *[moving_card] carta de movimiento
}
told-stack = objetivo: { $items } { $by ->
    [yes] de un héroe enemigo
   *[no] del rival contra { $other ->
        [yes] otro héroe propio
       *[no] un héroe propio
    }
}{ $n ->
    [-1] { "" }
   *[other] { " a " }{ $n } o menos de quien la juega
}
told-target = objetivo: { $kind } a la vista a { $n } o menos{ $most ->
    [1] { "" }
   *[other] { ", hasta " }{ $most } veces
}
told-ref = { $ref ->
    [caster] quien la juega
    [t1] su objetivo
    [t2] su segundo objetivo
    [t3] su tercer objetivo
    [c1] la pieza elegida
    [c2] la segunda pieza elegida
    [marked] ese héroe con Marca
    [it] esa pieza
    [pillar] ese pilar nuevo
    [removed] esos pilares retirados
    [old] su objetivo anterior
    [targets] cada objetivo
   *[team] tu bando
}
told-each = cada { $kind } a { $n } o menos de { $of }{ $except ->
    [none] { "" }
   *[other] { " salvo " }{ $except }
}
told-area = cada { $kind } del área
told-if = si { $who } { $is }, { $then }
told-unless = salvo si { $who } { $is }, { $then }
told-is = tiene { $name }
told-gets = gana { $name }
told-flip = { $n ->
    [1] una revelada
   *[other] la mejor de { $n } reveladas
}
told-count = { $factor } por cada { $kind } a { $n } o menos de { $of }{ $most ->
    [-1] { "" }
   *[other] { " (máximo " }{ $most })
}
told-varying = { $what ->
    [lost] { $factor ->
        [1] tanto como se haya perdido
       *[other] { $factor } veces lo perdido
    }
   *[removed] { $factor } por cada pilar retirado
}{ $most ->
    [-1] { "" }
   *[other] { " (máximo " }{ $most })
}
told-choose = elige pieza: { $kind } a { $n } o menos de { $of }{ $except ->
    [none] { "" }
   *[other] { " salvo " }{ $except }
}
told-damage = { $plain ->
    [yes] { $who } recibe { $n } de daño
   *[no] { $who } recibe daño: { $n }
}
told-lose = { $plain ->
    [yes] { $who } pierde { $n } PV
   *[no] { $who } pierde PV: { $n }
}
told-heal = { $plain ->
    [yes] { $who } recupera { $n } PV
   *[no] { $who } recupera PV: { $n }
}
told-give = { $who } { $gets }
told-cleanse = { $who } pierde { $what }
told-move = { $who } se mueve hasta { $n }
told-place = coloca a { $who } en una casilla libre { $low ->
    [0] a { $n } o menos de { $of }
   *[other] junto a { $of }
}
told-swap = { $who } cambia de sitio con { $other }
told-push = empuja { $n } a { $who }
told-area-laid = pon un área de { $n } casillas
told-predict = Presagio { $n }
told-draw = { $n ->
    [1] roba una carta
   *[other] roba { $n } cartas
}
told-discard = { $n ->
    [1] descarta una carta
   *[other] descarta { $n } cartas
}
told-burn = { $who } pierde { $n } de maná, quemado
told-mana = { $who } gana { $n } de maná
told-refund = { $who } descarta sus otras cartas y recupera su maná quemado
told-buff = { $stat ->
    [see_cover] en esta activación la cobertura no oculta a ningún enemigo a { $who }
    [attack] { $who } hace más daño de Ataque en esta activación: { $n }
    [skirmish] { $who } hace más daño de Escaramuza en esta activación: { $n }
   *[armor] { $who } tiene más armadura en esta activación: { $n }
}
told-control = { $who } cuenta { $n } más para el control este turno
told-spawn = { $n ->
    [1] coloca un esbirro en la ficha de carril
   *[other] coloca hasta { $n } esbirros en la ficha de carril
}
told-token = avanza la ficha de carril { $n }
told-defeat = { $who } cae
told-pillar = levanta un pilar a { $n } o menos de quien la juega
told-unpillar = retira hasta { $n } pilares propios
told-take = { $who } hace gratis esta acción: { $what }
told-ap = { $n ->
    [1] un punto de acción más
   *[other] { $n } puntos de acción más
}{ $twice ->
    [yes] { ", y en esta activación cada acción se puede declarar dos veces" }
   *[no] { "" }
}
told-cancel = anula { $who }
told-redirect = { $who } golpea en su lugar a { $other }

# At the terminal
fact-card = { $kind ->
    [action] Acción
    [response] Respuesta
   *[reaction] Reacción
}{ $hero ->
    [none] {""}
   *[other] {" "}de { $hero }
}{ $ultimate ->
    [yes] , definitiva
   *[no] {""}
}. Runas: { $runes }. Maná: { $cost }. Modificador: { $modifier }.
fact-hero = { $role } de { $faction }: { $hp } PV, { $armor } de armadura, ataque { $attack } con { $flips ->
    [one] una revelación
   *[other] { $flips } revelaciones
}, alcance { $range }.
terminal-legend =
    Ya10 un héroe y sus PV; m esbirro; ▲ pilar; ◇ ilusión; T5 torre; N nexo
    ① ficha de carril; ◎ cúpula; ━ ┃ bordes blancos; + hay más en esta casilla
    Amarillo, subrayado: puedes elegirla. Fondo azul: cúpula; verde: cobertura.
    Sakoshi* 8/10 0 3 2 E11: PV, armadura, ataque, maná, sitio (t4: vuelve en el
    turno 4); estrella: condiciones, dichas bajo el mapa; punto: agotado.
    ¹ quien empieza, ƒ con Flujo de Skytear. Control: ahora; ?: mandos sin ver.
    Encerrona 2A+0: dos runas, acción (R: reacción o respuesta), modificador.
    Pila: N o S por el bando; × ahora quedaría en nada.
    Opciones: Yami −1…3 de 8: PV que puede perder; † puede caer; ? puede librarse.
terminal-examples =
    act attack        haz la acción Ataque
    hex E11           elige una casilla; como acción: ataca, mueve o lucha ahí
    top               mando con la carta superior de tu mazo
    all               pon los esbirros de un carril en las casillas más cercanas
    act skirmish, hex E6, hex E5, strike
    card gank         qué hace Encerrona; otra vez: se juega donde se pueda
    hero yami         el héroe con sus habilidades; otra vez: se elige
    skill cold blood  qué hace una habilidad
    victory dominion  qué pide una carta de victoria
    board all         con cartas jugadas, mandos y descartes

# The coach asks “Are you sure?”: what the choice gives away, and the better idea.
slip-attack = A { $hero } aún le quedan puntos de acción.
slip-attack-better = { $hero } aún puede atacar a { $target }.
slip-step = Nadie actúa después de { $hero } este turno, y no ganas este punto: { $point }.
slip-step-better = Un paso a { $hex } lo ganaría: { $point }.
slip-blind = { $hero } no ve ninguna ficha, así que la carta no contaría.
slip-blind-better = Haz antes esto.
slip-lead = Con esta carta no ganas este punto: { $point }.
slip-lead-better = «{ $card }» cuesta más y lo ganaría.
slip-sure = Este bien puede sobrevivir.
slip-sure-better = { $target } caería con seguridad.
slip-shield = Un esbirro en { $hex } cubre el edificio.
slip-shield-better = Sin ese esbirro el edificio cae.
slip-exposed = { $enemy } puede llegar a { $hex }, y a { $hero } le quedan pocos PV.
slip-exposed-better = Ahí { $hero } queda fuera de su alcance.
slip-leaves = { $hero } sostiene este punto, y así se pierde: { $point }.
slip-leaves-better = Desde ahí sigue siendo tuyo: { $point }.
slip-exhaust = Eso termina la activación de { $hero } con puntos de acción sin usar.
slip-exhaust-better = No lo agotes y usa ya la forma.
slip-save = { $hero } puede caer con lo que hay en la Pila.
slip-save-better = «{ $card }» puede salvar a { $hero }.
slip-harm = Otra jugada haría más daño.
slip-harm-better = Puede costarle a { $target } hasta { $most } PV.

# The board at the terminal
draw-turn = Turno { $n }/{ $of }
draw-ap = { $n } PA
draw-hp = { $n }/{ $of } PV
draw-hp-left = { $n } PV
draw-control = Control
draw-lane = carril
draw-dome = cúpula
draw-victory = Metas
draw-now = Ahora
draw-stack-top-first = Pila, desde arriba
draw-south = sur
draw-north = norte
draw-goods = mano { $hand } mazo { $deck } esb. { $minions }
draw-returns = t{ $n }
draw-off = –
draw-hand = Mano
draw-hand-of = Mano de { $name }
draw-none = ninguna
draw-flipped = Reveladas
draw-you-look-at = Miras
draw-played = jugada: { $card }
draw-discarded = { $name }, descartes:
draw-leads = mando: { $card }
draw-leads-unknown = mando: ? ({ $source ->
    [deck] mazo
   *[hand] mano
})
draw-mana-by = maná { $n }: { $heroes }
draw-more = y { $n } más
draw-minion = esbirro
draw-pillar = pilar
draw-illusion = ilusión
draw-tower = torre
draw-nexus = nexo
draw-outsider = Errante
draw-harm = { $who } −{ $lost } de { $hp }
draw-of = { $n } de { $goal }
draw-sheet-towers = torres
draw-sheet-nexus = nexo
draw-whole = entero
draw-fallen = destruido
draw-runes = { $n ->
    [one] una runa
   *[other] { $n } runas
}, revelación { $modifier }

# What a box holds
box-section-heroes = Héroes
box-section-cards = Cartas de poder
box-section-victory = Cartas de victoria
box-section-factions = Facciones
box-section-outsider = Forastero
box-section-runes = Runas
box-section-cards_per_hero = Cartas de cada héroe
box-section-numbers = Números del juego
box-section-map = Mapa
box-section-maps = Otros mapas
box-section-shapes = Áreas de efecto
box-section-faction_cards = Cartas de facción
box-section-sample_decks = Mazos de ejemplo
box-field-faction = Facción
box-field-class = Clase
box-field-range = Alcance
box-field-attack = Ataque
box-field-flips = Revelaciones
box-field-armor = Armadura
box-field-rune = Runa
box-field-runes = Runas
box-field-skills = Habilidades
box-field-icon = Cuándo está activa
box-field-static = Qué añade
box-field-when = Con qué condición
box-field-on = Qué la desencadena
box-field-hero = Héroe
box-field-copies = Copias
box-field-type = Tipo
box-field-modifier = Modificador
box-field-ultimate = Definitiva
box-field-response = Responde a un efecto de la Pila
box-field-flux = Flujo de Skytear
box-field-condition = Cómo se gana
box-field-side = Qué carril
box-field-goal = Cuántos
box-field-mechanic = Plegaria
box-field-radius = Distancia al punto de la cúpula
box-field-cards_per_hero = Cartas de cada héroe
box-field-turns = Turnos
box-field-ap = Puntos de acción
box-field-move = Movimiento
box-field-skirmish_move = Movimiento de una Escaramuza
box-field-los = Línea de visión
box-field-hand_start = Mano inicial
box-field-draw_upkeep = Cartas que se roban cada turno
box-field-hand_limit = Límite de mano
box-field-pair_hand_start = Mano inicial, por parejas
box-field-pair_draw_upkeep = Cartas que se roban cada turno, por parejas
box-field-pair_hand_limit = Límite de mano, por parejas
box-field-tower_hp = PV de una torre
box-field-minions_per_faction = Esbirros de una facción
box-field-minions_per_lane_start = Esbirros en un carril al empezar
box-field-spawn = Esbirros que llegan cada turno
box-field-frenzy = Cuánto cambian Frenesí y Desarme
box-field-slow = Cuánto cambian Lentitud y Rapidez
box-field-drawing = Dibujo
box-field-first_column = Primera columna
box-field-symmetric = Igual para ambos jugadores
box-field-white_edges = Bordes blancos
box-field-starts = Casillas de salida de los bandos
box-field-deck = Cartas de victoria en juego
box-field-points = Puntos en una fase
box-field-numbers = Valores que cambia
box-field-victory = Cartas de victoria propias
box-field-lanes = Carriles
box-field-token = Ficha
box-field-towers = Torres
box-field-minions = Esbirros
box-field-anchored = Empieza en quien la juega
box-field-cells = Casillas
box-field-lines = Líneas
box-value-icon-always = siempre
box-value-icon-worship = con la Plegaria
box-value-icon-shapeshifted = con Metamorfosis
box-value-icon-pillar = con un pilar
box-value-icon-illusion = con una ilusión
box-value-icon-triggered = al desencadenarse
box-value-type-action = acción
box-value-type-reaction = reacción
box-value-side-left = izquierdo
box-value-side-right = derecho
box-value-side-any = cualquiera
box-value-side-middle = central
box-value-id-three_lanes = Tres carriles
box-value-mechanic-marks = Marca
box-value-mechanic-shapeshift = Metamorfosis
box-value-mechanic-pillars = pilares
box-value-mechanic-illusions = ilusiones

# Por qué un bot elegiría esto: partes de reason-1 del salón.
reason-goals-good = acerca una carta de victoria
reason-goals-bad = aleja una carta de victoria
reason-goals-rival = { $rival } queda más lejos de una carta de victoria
reason-buildings-good = presiona los edificios enemigos
reason-buildings-bad = deja de presionar los edificios enemigos
reason-buildings-rival = { $rival } amenaza menos los edificios
reason-control-good = da el control de los carriles o de la cúpula
reason-control-bad = cede el control de los carriles o de la cúpula
reason-control-rival = { $rival } pierde el control de los carriles o de la cúpula
reason-heroes-good = cuida la vida de los héroes
reason-heroes-bad = los héroes pierden PV
reason-heroes-rival = { $rival } tiene héroes que pierden PV
reason-danger-good = un héroe débil sale del alcance enemigo
reason-danger-bad = un héroe débil queda al alcance de un enemigo
reason-danger-rival = { $rival } tiene un héroe débil al alcance
reason-strike-good = amenaza con derrotar a un héroe
reason-strike-bad = amenaza menos a los héroes enemigos
reason-strike-rival = { $rival } amenaza menos a los héroes
reason-cards-good = da { $n ->
    [one] una carta
   *[other] { $n } cartas
}
reason-cards-bad = cuesta { $n ->
    [one] una carta
   *[other] { $n } cartas
}
reason-cards-rival = { $rival } pierde { $n ->
    [one] una carta
   *[other] { $n } cartas
}
reason-minions-good = da { $n ->
    [one] un esbirro
   *[other] { $n } esbirros
}
reason-minions-bad = cuesta { $n ->
    [one] un esbirro
   *[other] { $n } esbirros
}
reason-minions-rival = { $rival } pierde { $n ->
    [one] un esbirro
   *[other] { $n } esbirros
}
reason-favour-good = refuerza a los héroes
reason-favour-bad = debilita a los héroes
reason-favour-rival = { $rival } tiene héroes más débiles
reason-cover-good = un héroe se oculta en la cobertura
reason-cover-bad = un héroe sale de la cobertura
reason-cover-rival = { $rival } tiene un héroe menos en cobertura

# Mazos propios en la mesa
decks-set-of = El conjunto de { $hero }
decks-how = Una carta tres veces y dos cartas dos veces. Nadie del otro bando lo ve hasta que todos terminen.
decks-use = Usar «{ $name }»
decks-builder = Montar un mazo en su propia página
decks-hand-in = Entregar el conjunto de { $hero }
decks-waits = { $name } monta su conjunto en secreto.
decks-secret = oculto hasta que todos terminen
decks-bundles = { $n ->
    [one] Queda un par de cartas
   *[other] Quedan { $n } pares de cartas
}
decks-picks = { $name } elige un par.
decks-for = Para { $hero }
decks-in-place = ¿En lugar de qué par?
word-done-PickBundle = No tomar ningún par
word-done-BuildTriple = Tomar el conjunto preparado
