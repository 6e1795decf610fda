# The words of the illustrated rules of Skytear; what they are shown with is in ../rules.toml.

case-SK-1-1 = El campo
case-SK-1-1-text = Los círculos dorados son el sur; los rombos violetas, el norte. Cada bando tiene un nexo, y una torre y esbirros en los dos carriles.

case-SK-4-1 = Cuenta casillas
case-SK-4-1-text = Tres pasos alrededor de Sakoshi. Lo que haya en medio no alarga la cuenta, solo el camino.

case-SK-6-1 = Lo que ve
case-SK-6-1-text = Hasta tres casillas, paso a paso. Lo que está a oscuras no lo ve: ninguna línea cruza un borde blanco.
miss-SK-6-1 = ¿Tapan la vista los héroes y los edificios?
miss-SK-6-1-answer = No. Solo los bordes blancos.

case-SK-7-1 = Oculta
case-SK-7-1-text = Akhuti está en los juncos, a dos casillas: no puede ser objetivo.
case-SK-7-2 = Descubierta
case-SK-7-2-text = Un héroe justo a su lado la ve. Ahora todos los tuyos pueden elegirla como objetivo.
miss-SK-7-1 = ¿Protege la cobertura contra las áreas?
miss-SK-7-1-answer = Solo si hace falta visión. Lo que no la necesita no se detiene ante la cobertura.

case-SK-15-1 = A la vista de todos
case-SK-15-1-text = Tu mazo se compone de las cartas de tus cuatro héroes. Cuáles son no es secreto; su orden, sí.

case-SK-18-1 = Uno a uno
case-SK-18-1-text = Los héroes pálidos ya han actuado. Los bandos se alternan hasta que nadie está disponible; después cuentan los esbirros.

turn-SK-19-1 = Mira
turn-SK-19-1-text = Sakoshi tiene tres puntos de acción. Akhuti está fuera de alcance.
turn-SK-19-2 = Muévete
turn-SK-19-2-text = Un Movimiento son hasta tres casillas. Se puede llegar a las claras.
turn-SK-19-3 = Más cerca
turn-SK-19-3-text = Está a dos casillas de ella, con alcance y a la vista.
turn-SK-19-4 = Ataque
turn-SK-19-4-text = Ataque 3 y el mejor de dos modificadores revelados, 1: ella pierde 4.
turn-SK-19-5 = Mando
turn-SK-19-5-text = Una carta boca abajo bajo él cuenta más tarde, al contar el carril. Sus puntos están gastados.
miss-SK-19-1 = ¿Puede un héroe atacar dos veces?
miss-SK-19-1-answer = No. Cada clase de acción, una vez por activación.
miss-SK-19-2 = ¿Debo usar los tres puntos?
miss-SK-19-2-answer = No. Termina la activación cuando quieras; lo que quede se pierde.

case-SK-20-1 = Una carta de acción
case-SK-20-1-text = Para el héroe activo, con la Pila vacía.
case-SK-20-2 = Una carta de reacción
case-SK-20-2-text = Para cualquiera de tus héroes del mapa, también como respuesta a algo.

case-SK-23-1 = Tres casillas
case-SK-23-1-text = Se puede llegar a todas las casillas claras.
case-SK-23-2 = Ahí
case-SK-23-2-text = Por los esbirros se puede pasar, pero no detenerse. Los héroes y los edificios cierran el paso.
miss-SK-23-1 = ¿Detienen un Movimiento los bordes blancos?
miss-SK-23-1-answer = No. Detienen la vista, no los pies.

case-SK-24-1 = Una carta para el carril
case-SK-24-1-text = La carta de mando más cara bajo los héroes que ven un punto suma allí su coste. «Tormenta de shurikens» suma 3.

case-SK-25-1 = Ataca y revela
case-SK-25-1-text = La placa muestra lo que puede salir. Ataque 3, el mejor modificador 1, sin armadura: 4 PV menos.
miss-SK-25-1 = ¿Pueden los héroes atacar una torre?
miss-SK-25-1-answer = No. Solo los carriles ganados dañan edificios.

case-SK-27-1 = Muévete y golpea
case-SK-27-1-text = Hasta dos casillas y después una carta revelada como daño a un héroe enemigo. O golpea primero y escabúllete.

case-SK-29-1 = Kurumo marca
case-SK-29-1-text = Yami da Marca a un héroe a tres casillas o menos. Por su propia habilidad salta después junto a él y hace 1 de daño.
case-SK-29-2 = Taulot levanta pilares
case-SK-29-2-text = Tlakali rompe un pilar y levanta otro.

case-SK-31-1 = Disponible, agotado, herido
case-SK-31-1-text = Sakoshi está disponible. Yami ya ha actuado y muestra Agotamiento. A Akhuti le quedan 2 PV.
miss-SK-31-1 = ¿Cuándo vuelve un héroe derrotado?
miss-SK-31-1-answer = En el turno siguiente, o uno más tarde si estaba agotado al caer.

case-SK-36-1 = Discos pequeños
case-SK-36-1-text = Sakoshi tiene Rapidez y Frenesí: 2 más de Movimiento y de daño. Akhuti tiene Lentitud, 2 menos de Movimiento, y Marca.

case-SK-38-1 = Runas y maná
case-SK-38-1-text = Una carta cuesta tanto como runas tiene. En el turno 3 cada héroe tiene 3 de maná, menos lo gastado.
miss-SK-38-1 = ¿Comparten maná mis héroes?
miss-SK-38-1-answer = No. Cada héroe paga con el suyo.

case-SK-39-1 = Los colores justos
case-SK-39-1-text = Todos los colores de la carta deben estar entre las runas del héroe que la juega, y debe haber maná.

case-SK-44-1 = El número de la carta
case-SK-44-1-text = Las cartas reveladas prestan su modificador, nada más. Uno alto merece quedarse en el mazo.

case-SK-46-1 = Anuncio y respuesta
case-SK-46-1-text = Sakoshi ataca. Antes de que ocurra, el otro bando puede responder, aquí con «Fallo temporal». La última respuesta ocurre primero.
miss-SK-46-1 = ¿Puedo responder con una carta de acción?
miss-SK-46-1-answer = No. Solo con reacciones.

case-SK-57-1 = Armadura
case-SK-57-1-text = El escudo reduce todo daño en su número, pero no lo que hace un mago.

case-SK-90-1 = Cuenta el punto
case-SK-90-1-text = Cada héroe y cada esbirro que ve la ficha cuenta uno. Debajo está quién ganaría ahora.
miss-SK-90-1 = ¿Cuentan todas mis cartas de mando?
miss-SK-90-1-answer = No, solo la más cara de allí.

case-SK-94-1 = Ganado por tres
case-SK-94-1-text = Caen dos esbirros enemigos y queda 1 de daño para la torre. La ficha avanza.
miss-SK-94-1 = ¿Cuándo se puede dañar un nexo?
miss-SK-94-1-answer = Cuando haya caído una torre de su bando.

case-SK-81-1 = El forastero
case-SK-81-1-text = Quien gana la cúpula puede llamarlo y actuar con él. Por lo demás, es enemigo de los dos bandos.

case-SK-108-1 = Formas de ganar
case-SK-108-1-text = Basta una carta de victoria en juego o el nexo enemigo. Los puntitos muestran cuánto lleva cada bando.
miss-SK-108-1 = ¿Y si los dos lo consiguen a la vez?
miss-SK-108-1-answer = Entonces la partida es empate.

case-SK-130-1 = Dos contra dos
case-SK-130-1-text = Sakoshi, Yami, Corjof y Gulbjarn luchan por el sur, dos de cada persona. Cada cual tiene su color y su forma: colores cálidos el sur, fríos el norte.
case-SK-130-2 = Los ojos de tu pareja
case-SK-130-2-text = Gulbjarn, de tu pareja, está junto a los juncos. Por eso Sakoshi puede disparar a Akhuti.
miss-SK-130-1 = ¿Comparte una pareja cartas o maná?
miss-SK-130-1-answer = No. Torres, esbirros y progreso son del bando; mano, mazo y maná, de cada cual.

turn-SK-140-1 = Te toca elegir
turn-SK-140-1-text = Tus héroes están lejos de Akhuti. Gulbjarn, de tu pareja, está a su lado.
turn-SK-140-2 = Cede el turno
turn-SK-140-2-text = Le cedes la activación a tu pareja, y actúa Gulbjarn.
turn-SK-140-3 = Golpe
turn-SK-140-3-text = Akhuti cae antes de poder actuar. La siguiente activación de tu bando es tuya.
miss-SK-140-1 = ¿Puede mi pareja devolvérmela?
miss-SK-140-1-answer = No. Quien recibe una activación la usa.

case-SK-143-1 = Por un compañero
case-SK-143-1-text = Sakoshi ataca a Cotlic. Quien lleva a Haburat puede responder con «Fallo temporal» y apartar al Cotlic de su pareja.
miss-SK-143-1 = ¿Quién decide adónde se mueve mi héroe?
miss-SK-143-1-answer = Elige quien jugó la carta.

case-SK-148-1 = Un mando por bando
case-SK-148-1-text = Dos héroes y un esbirro, y de las dos cartas de mando solo la de 3: seis contra cuatro.
miss-SK-148-1 = ¿Cuentan los mandos de los dos?
miss-SK-148-1-answer = No, solo el más alto del bando.
miss-SK-148-2 = ¿Quién elige por los dos?
miss-SK-148-2-answer = La capitanía: el primer asiento en los turnos impares, el segundo en los pares.

case-SK-160-1 = Tres carriles, dos cúpulas
case-SK-160-1-text = Oeste, centro y este. La cuarta ficha muestra qué cúpula se cuenta primero.

case-SK-163-1 = Desde la puerta
case-SK-163-1-text = Un Movimiento desde la puerta, y Sakoshi ve la ficha del oeste.
miss-SK-163-1 = ¿Vuelven los héroes por una puerta?
miss-SK-163-1-answer = No. Vuelven cerca del nexo.

case-SK-167-1 = Dos fichas, una torre
case-SK-167-1-text = La torre este ha caído, y su ficha ha girado hacia la central. Sakoshi ve las dos fichas y cuenta dos veces.
miss-SK-167-1 = ¿Puede un bando llamar dos veces al forastero?
miss-SK-167-1-answer = Sí, si gana las dos cúpulas.

case-SK-175-1 = Suyas y de la facción
case-SK-175-1-text = «Encerrona» es de Sakoshi. «Escarnio público» y «Caza en manada» son de Kurumo: puede llevarlas en lugar de las suyas.

case-SK-178-1 = Un conjunto para Sakoshi
case-SK-178-1-text = «Escarnio público» tres veces, «Encerrona» y «Robo de vida» dos veces, y la definitiva. La triple cuesta 1, y los modificadores suman 7.
miss-SK-178-1 = ¿Pueden dos héroes llevar la misma carta de facción?
miss-SK-178-1-answer = No en un mismo mazo.
miss-SK-178-2 = ¿Quién puede jugar una carta de facción?
miss-SK-178-2-answer = Cualquier héroe tuyo con su runa.

icon-south = Sur
icon-south-text = círculo dorado
icon-north = Norte
icon-north-text = rombo violeta
icon-outsider = Forastero
icon-outsider-text = enemigo de ambos
icon-ap = Puntos de acción
icon-ap-text = tres por activación
icon-mana = Maná
icon-mana-text = paga las cartas
icon-hp = PV
icon-hp-text = sin ninguno, cae
icon-attack = Ataque
icon-attack-text = daño antes de revelar
icon-armor = Armadura
icon-armor-text = reduce el daño
icon-range = Alcance
icon-range-text = hasta dónde ataca
icon-fire = Fuego
icon-fire-text = una runa
icon-air = Aire
icon-air-text = una runa
icon-ice = Hielo
icon-ice-text = una runa
icon-earth = Tierra
icon-earth-text = una runa
icon-action = Carta de acción
icon-action-text = héroe activo, Pila vacía
icon-reaction = Carta de reacción
icon-reaction-text = cualquier héroe, en cualquier momento
icon-minion = Esbirro
icon-minion-text = cuenta en su carril
icon-tower = Torre
icon-tower-text = guarda su carril
icon-nexus = Nexo
icon-nexus-text = sin él pierdes
icon-pillar = Pilar
icon-pillar-text = lo levanta Taulot
icon-fast = Rapidez
icon-fast-text = 2 más de Movimiento
icon-slow = Lentitud
icon-slow-text = 2 menos de Movimiento
icon-frenzy = Frenesí
icon-frenzy-text = 2 más de daño
icon-disarm = Desarme
icon-disarm-text = 2 menos de daño
icon-marked = Marca
icon-marked-text = la da Kurumo
icon-shapeshifted = Metamorfosis
icon-shapeshifted-text = un Liothan como bestia

shelf-heroes = Héroes
shelf-cards = Cartas de poder
shelf-victory = Cartas de victoria
shelf-outsider = Forastero

setup-1 = { $seats ->
    [2] 2 jugadores se sientan a ambos lados del campo. Cada uno toma cuatro héroes: por facciones, uno a uno o fijos.
    [3] Una persona toma un bando y cuatro héroes; una pareja, el otro y dos héroes cada cual: por facciones, uno a uno o fijos.
   *[4] Se juega dos contra dos, cada pareja frente a frente. Cada cual toma dos héroes: por facciones, uno a uno o fijos.
} Empiezan junto a su nexo; las fichas de carril y los esbirros van a sus sitios. En Tres carriles también pueden empezar en una puerta.
setup-2 = Saca al azar las cartas de victoria y ponlas a la vista.
setup-3 = Decide al azar quién empieza. Es la misma persona los { $turns } turnos y tiene «Flujo de Skytear».
setup-4 = Baraja las cartas de tus héroes y roba { $seats ->
    [2] { $hand }
    [3] { $hand } si juegas a solas, { $pair } si tienes pareja
   *[4] { $pair }
}. Una vez puedes apartar algunas y robar otras.

reminder-win = Ganar y el turno
reminder-win-text =
    Una carta de victoria en juego o el nexo enemigo. Después del turno 5: empate
    Los héroes se alternan hasta que todos han actuado; después carril 1, carril 2, la cúpula y el mantenimiento: roba dos, guarda siete, todos disponibles
reminder-hero = Un héroe: tres puntos, cada acción una vez
reminder-hero-text =
    Movimiento 3
    Ataque <attack>: con alcance <range> y visión; ataque + un modificador revelado − armadura <armor>
    Escaramuza: 2 pasos y una carta revelada como daño a un héroe
    Mando: una carta boca abajo, de la mano o del mazo
    Plegaria
    Las cartas cuestan sus runas en maná de ese héroe <mana>; maná = turno
reminder-sight = Visión, armadura, condiciones
reminder-sight-text =
    Tres casillas, sin cruzar bordes blancos; en cobertura, solo con un héroe al lado
    Los magos ignoran la armadura <armor>
    <fast> <slow> Movimiento ± 2 · <frenzy> <disarm> Ataque y Escaramuza ± 2
reminder-count = Contar un punto
reminder-count-text =
    Héroes + esbirros <minion> que lo ven + el mando más alto; quien gana roba una carta
    Carril ganado con ventaja: ese número de esbirros fuera, el resto daña el edificio más cercano a tres o menos; la ficha avanza; en ambos bandos aparecen hasta dos
    Cúpula: quien gana puede llamar al forastero
reminder-fall = Caer
reminder-fall-text =
    Derrotado: vuelve en el turno siguiente, o uno después si estaba agotado; el otro bando roba
    Cae la primera torre <tower>: se abre el nexo <nexus>
reminder-worship = Plegaria
reminder-worship-text =
    Kurumo marca a un héroe a tres o menos <marked>
    Liothan toma forma de bestia <shapeshifted>
    Taulot rompe y levanta pilares <pillar>
    Nupten envía una ilusión
reminder-stack = La Pila
reminder-stack-text =
    Anuncia, responde <reaction>, responde a la respuesta; lo último ocurre primero
    Sin objetivo no hay efecto
    Carriles antes que duelos; la carta cara, de mando; el modificador alto, en el mazo
reminder-partners = Parejas
reminder-partners-text =
    Los bandos se turnan, la pareja también; puedes ceder una activación
    Compañeros en todos los textos; cartas y maná propios; con dos héroes, roba una y guarda cinco
    Un mando por bando; elige la capitanía, que cambia cada turno
reminder-wide = Tres carriles
reminder-wide-text =
    Seis turnos, torres <tower> de 4, puertas; carriles 1, 2, 3 y después las dos cúpulas
    Cae una torre exterior: su ficha gira hacia la central y después hacia el nexo
    Cada cúpula ganada llama al forastero <outsider>, incluso dos veces
reminder-decks = Mazos propios
reminder-decks-text =
    Definitiva, una carta × 3 (coste 1), dos × 2; modificadores, 10 como máximo
    Cartas propias y de la facción; una carta de facción, solo para un héroe
