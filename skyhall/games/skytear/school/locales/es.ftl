# The words of the lessons.

# What learner and rival are called.
school-seat-0 = Ada
school-seat-1 = Bruno
school-seat-2 = Cleo
school-seat-3 = Dario

# The map of the course.
school-line = Cada lección es una casilla de la cúpula. Termínala y se ilumina.
school-open = Nada está cerrado: puedes abrir una casilla oscura cuando quieras.
chapter-fight = Moverse y golpear
chapter-lanes = Carriles y torres
chapter-cards = Cartas y credos
chapter-full = El juego completo
chapter-more = Partidas mayores

# What a newcomer knows after the course.
know-M1 = Cumple una carta de victoria en juego o destruye el nexo enemigo y ganas en el acto; después del turno 5 es empate.
know-M2 = En un turno los héroes actúan uno tras otro, alternando los dos bandos; después van los esbirros y después el mantenimiento.
know-M3 = Un héroe tiene 3 puntos de acción y puede usar cada una de las cinco acciones una vez.
know-M4 = Un Movimiento son hasta tres casillas; los héroes y los edificios cierran el paso, los esbirros y las fichas no.
know-M5 = Un Ataque necesita alcance y visión; es ataque más modificador menos armadura.
know-M6 = La visión llega a tres casillas y nunca cruza un borde blanco.
know-M7 = Se cuentan dos carriles y la cúpula: cada héroe y cada esbirro que ve el punto cuenta uno.
know-M8 = Si ganas un carril por cierta ventaja, robas una carta, retiras ese número de esbirros, haces lo que sobre de daño a un edificio y empujas la ficha ese número de pasos.
know-M9 = Los héroes y las cartas nunca dañan torres ni nexo; solo lo hace el control.
know-M10 = Una carta de mando suma su coste, no su modificador; solo cuenta la más alta, bajo un héroe que vea el punto.
know-M11 = En vez de tirar dados, revelas cartas y eliges un modificador.
know-M12 = Una carta cuesta sus runas en maná del héroe que la juega; cada héroe tiene tanto como el número del turno.
know-M13 = Un héroe derrotado vuelve en el turno siguiente si aún no había actuado; si no, un turno más tarde; el otro bando roba una carta.
know-M14 = La primera torre que cae abre el nexo.
know-M15 = Una Escaramuza son dos pasos y un golpe ligero a un héroe, en cualquier orden.
know-M16 = Un héroe a cubierto solo se ve si uno de los tuyos está a su lado.
know-M17 = La Plegaria es distinta en cada facción: marcas, formas, pilares, ilusiones.
know-M18 = Quien gana la cúpula puede llamar al forastero y actuar con él.
know-M19 = Una reacción se puede jugar con cualquiera de tus héroes cuando se anuncia algo; una carta de acción, solo con el héroe activo y la Pila vacía.
know-M20 = Lo último que llega a la Pila se resuelve primero.
know-M21 = Todo se comprueba otra vez al resolverse: sin objetivo no hay efecto, y el precio se pierde.
know-M22 = Las condiciones de un héroe se van cuando se agota.
know-M23 = La armadura reduce todo el daño, pero los magos la ignoran.
know-M24 = En el mantenimiento se van las cartas jugadas y las de mando, robas dos, guardas siete como máximo y todos los héroes quedan disponibles.
know-M25 = Se te puede preguntar si respondes aunque solo puedas pasar.
know-M26 = Con tres o cuatro personas sigue habiendo dos bandos de cuatro héroes: una pareja comparte torres, esbirros y progreso, y gana o pierde junta.
know-M27 = Los bandos activan por turnos, y dentro de un bando también la pareja; puedes cederle una activación a tu pareja.
know-M28 = Los héroes de tu pareja son compañeros en todos los textos: avistan para ti, y tus cartas pueden ayudarlos.
know-M29 = Un bando cuenta como uno: solo su mando más alto suma en un punto, y en la fase de esbirros elige por todos la capitanía, que cambia cada turno.
know-M30 = Cuando se anuncia algo, cualquiera puede responder, en el sentido del reloj desde quien actúa.
know-M31 = Tres carriles tiene tres carriles, dos cúpulas, torres de 4 PV y seis turnos; primero se cuentan los carriles y después las cúpulas.
know-M32 = En Tres carriles los héroes también pueden empezar en las puertas que hay detrás de las torres exteriores.
know-M33 = Donde ha caído una torre exterior, su ficha gira hacia la torre central y, cuando esta cae, hacia el nexo.
know-M34 = Cada cúpula que ganas te deja llamar allí al forastero, incluso dos veces en la misma fase.

lesson-steps = Acércate y golpea
lesson-steps-aim = Muévete hasta tener alcance y después ataca.
lesson-steps-recall = ¿Cuántas veces puede usar un héroe la misma acción en una activación?
lesson-steps-recall-1 = Una.
lesson-steps-recall-2 = Tres.
lesson-steps-recall-3 = Tantas como puntos de acción haya.

lesson-steps-1-say-1 = Diriges un equipo de héroes; actúa uno tuyo y después uno de tu rival. En una partida, las cartas de victoria dicen cómo se gana; aquí se trata del primer disparo.
lesson-steps-1-say-2 = Un héroe tiene tres puntos de acción. Cada una de las cinco acciones cuesta uno y se usa una vez; Movimiento te lleva hasta tres casillas.
lesson-steps-1-say-3 = A Sakoshi le quedan dos puntos y dispara a tres casillas como máximo. Akhuti está a cinco.
lesson-steps-1-task = Alcanza a Akhuti.
lesson-steps-1-praise = 3 suyos y 1 del mazo: 4 de daño. Enseguida verás de dónde sale ese 1.
lesson-steps-1-hint-1 = Primero acércate.
lesson-steps-1-hint-2 = Movimiento a J6 y después Ataque.
lesson-steps-1-mistake-1 = Desde ahí Akhuti sigue a más de tres casillas o fuera de la vista. Sakoshi no tiene un segundo Movimiento.
lesson-steps-1-mistake-2 = Desde aquí Sakoshi no alcanza a nadie, y su Movimiento está gastado.
lesson-steps-1-mistake-3 = Terminas la activación con puntos de sobra. No se guardan para más tarde.
lesson-steps-1-refused-1 = Aún no hay nadie a tres casillas y a la vista.

lesson-steps-2-say-1 = Yami pelea cuerpo a cuerpo: alcance uno, es decir, justo al lado del enemigo.
lesson-steps-2-say-2 = Los héroes y los edificios cierran el paso; los esbirros y las fichas no.
lesson-steps-2-task = Alcanza a Gulbjarn.
lesson-steps-2-praise = 4, más 1 del mazo, menos 1 por su armadura: 4 de daño.
lesson-steps-2-hint-1 = ¿Qué casilla toca la de Gulbjarn y está a tres pasos?
lesson-steps-2-hint-2 = Movimiento a J5 y después Ataque.
lesson-steps-2-mistake-1 = ¡Por poco! Aún hay un hueco entre Yami y Gulbjarn, y el alcance de Yami es de una casilla.
lesson-steps-2-mistake-2 = Yami no se mueve y no tiene a nadie cerca.
lesson-steps-2-mistake-3 = La activación termina, y Gulbjarn no tiene ni un rasguño.
lesson-steps-2-refused-1 = Gulbjarn está a cuatro casillas, y el alcance de Yami es uno.

lesson-sight = Lo que ve un héroe
lesson-sight-aim = Los bordes blancos cortan toda visión; la cobertura oculta a un héroe hasta que estás a su lado.
lesson-sight-recall = Dos héroes están uno junto a otro con un borde blanco en medio. ¿Puede atacar uno al otro?
lesson-sight-recall-1 = No.
lesson-sight-recall-2 = Sí, están contiguos.
lesson-sight-recall-3 = Solo con arco.

lesson-sight-1-say-1 = Las casillas azules del centro son la cúpula, rodeada por un borde blanco. Nadie ve a través de un borde blanco, pero todos pueden cruzarlo andando.
lesson-sight-1-say-2 = Akhuti está a tres casillas, detrás del cristal.
lesson-sight-1-task = Alcanza a Akhuti.
lesson-sight-1-praise = El mismo borde también te protege a ti cuando quieras.
lesson-sight-1-hint-1 = Ve adonde está ella: dentro.
lesson-sight-1-hint-2 = Movimiento a H7 y después Ataque.
lesson-sight-1-mistake-1 = El borde blanco sigue en medio. Tienes que estar en el mismo lado que Akhuti.
lesson-sight-1-mistake-2 = Sakoshi se queda fuera, y su Movimiento está gastado.
lesson-sight-1-mistake-3 = La activación termina. A través del cristal no dispara ni Sakoshi.
lesson-sight-1-refused-1 = Akhuti está bastante cerca, pero el borde blanco queda en medio.

lesson-sight-2-say-1 = Akhuti se esconde entre los juncos: eso es cobertura. Solo ves a un enemigo a cubierto si uno de tus héroes está justo a su lado.
lesson-sight-2-say-2 = Y el borde blanco sigue contando: un héroe a su lado, pero dentro de la cúpula, no ve nada.
lesson-sight-2-task = Alcanza a Akhuti.
lesson-sight-2-praise = Cualquiera de tus héroes puede explorar: uno se pone junto a los juncos y otro dispara.
lesson-sight-2-hint-1 = Alguien tiene que estar junto a los juncos.
lesson-sight-2-hint-2 = Movimiento a I7 y después Ataque.
lesson-sight-2-mistake-1 = Estás justo a su lado, pero con el borde blanco en medio. Ve por el lado abierto.
lesson-sight-2-mistake-2 = Estás justo a su lado, pero con el borde blanco en medio. Ve por el lado abierto.
lesson-sight-2-mistake-3 = Tienes alcance, pero ninguno de los tuyos está junto a los juncos, así que Akhuti sigue oculta.
lesson-sight-2-mistake-4 = Desde aquí la ocultan los juncos, y tu Movimiento está gastado.
lesson-sight-2-mistake-5 = La activación termina y nadie ha visto a Akhuti.
lesson-sight-2-refused-1 = Akhuti está a cubierto y ninguno de tus héroes está a su lado.

lesson-flips = Decide el mazo
lesson-flips-aim = Un ataque revela cartas y eliges el modificador; la armadura resta algo.
lesson-flips-recall = Un héroe que no ha actuado este turno cae en el turno 2. ¿Cuándo vuelve?
lesson-flips-recall-1 = En el turno 3.
lesson-flips-recall-2 = En el turno 4.
lesson-flips-recall-3 = Nunca.

lesson-flips-1-say-1 = Aquí no hay dados. Cuando Sakoshi ataca, revelas las dos cartas superiores de tu mazo y eliges un modificador.
lesson-flips-1-say-2 = Ataque más modificador menos armadura. Gulbjarn tiene 5 PV y armadura 1.
lesson-flips-1-task = Derrota a Gulbjarn.
lesson-flips-1-praise = Robas una carta por ello. Aún no había actuado, así que vuelve en el turno siguiente; después de actuar tardaría un turno más.
lesson-flips-1-hint-1 = Las dos cartas están a la vista. Haz la cuenta con cada una.
lesson-flips-1-hint-2 = Ataca y elige «Precisión cruel», con su +3.
lesson-flips-1-mistake-1 = 3 + 1 − 1 son 3, y se queda con 2. La otra carta decía +3.
lesson-flips-1-mistake-2 = No sale ninguna flecha, y Gulbjarn sigue su camino.

lesson-lane = Sujeta el carril
lesson-lane-aim = Cuando acaban los héroes se cuentan los carriles; una carta de mando suma su coste.
lesson-lane-recall = Una carta de mando cuesta 1 y tiene +3. ¿Cuánto suma al control?
lesson-lane-recall-1 = 1.
lesson-lane-recall-2 = 3.
lesson-lane-recall-3 = 4.

lesson-lane-1-say-1 = Yami es el último héroe que actúa este turno. Después viene la fase de esbirros y se cuenta cada ficha de carril.
lesson-lane-1-say-2 = Cada héroe y cada esbirro que ve la ficha cuenta uno para su bando. Ahora están dos contra dos.
lesson-lane-1-task = Gana el carril de la ficha 1 y empújala.
lesson-lane-1-praise = Ganado por uno: robas una carta, retiras un esbirro enemigo y la ficha avanza un paso hacia su torre.
lesson-lane-1-hint-1 = Solo te falta un tercer par de ojos en la ficha.
lesson-lane-1-hint-2 = Movimiento a I8, termina la activación y elige un esbirro que retirar.
lesson-lane-1-mistake-1 = Dos contra dos, así que no pasa nada. Desde ahí Yami no ve la ficha: tres casillas y ningún borde blanco en medio.
lesson-lane-1-mistake-2 = Dos contra dos: un empate no mueve nada. Yami podía romperlo.

lesson-lane-2-say-1 = Mando pone una carta boca abajo bajo un héroe. Si ese héroe ve la ficha cuando se cuentan los carriles, la carta suma su coste en runas; de varias, solo la más alta.
lesson-lane-2-say-2 = Están tres contra tres. Tu ventaja retira primero esbirros, y el resto daña una torre a tres casillas o menos de la ficha.
lesson-lane-2-task = Daña la torre.
lesson-lane-2-praise = Ganado por tres: dos esbirros fuera y 1 de daño a la torre. Una carta fuerte puede ganar un combate o un carril, no los dos.
lesson-lane-2-hint-1 = Cuenta las runas, no el modificador.
lesson-lane-2-hint-2 = Pon de mando «Tormenta de shurikens», que cuesta 3, y termina la activación.
lesson-lane-2-mistake-1 = Su +3 es un modificador, bueno para atacar. De mando suma su coste, 1: alcanza para un esbirro.
lesson-lane-2-mistake-2 = Ganado por dos, y los dos esbirros fuera. Con uno más, la torre lo habría notado.
lesson-lane-2-mistake-3 = Una carta del mazo es una apuesta: esta costaba 1. Tenías una mejor.
lesson-lane-2-mistake-4 = Sin carta de mando, tres contra tres no mueve nada.
lesson-lane-2-mistake-5 = Tres contra tres: no pasa nada. Un mando lo habría decidido.

lesson-stone = Derriba una torre
lesson-stone-aim = Los héroes nunca dañan edificios; ganar carriles sí, y una carta de victoria termina la partida.
lesson-stone-recall = ¿Puede un héroe atacar una torre?
lesson-stone-recall-1 = No, solo el control daña edificios.
lesson-stone-recall-2 = Sí, si está al lado.
lesson-stone-recall-3 = Solo un mago.

lesson-stone-1-say-1 = «Primera piedra» está en juego: gana quien destruya una torre. Derribar el nexo también gana; si nadie ha ganado al final del turno 5, es empate.
lesson-stone-1-say-2 = Los héroes y las cartas nunca dañan edificios; solo ganar un carril. Su torre tiene 2 PV. Ganarías tres a dos, pero ese punto solo retira un esbirro.
lesson-stone-1-task = Gana la partida en este turno.
lesson-stone-1-praise = Tres contra uno y nadie que la cubra: la torre cae y la partida es tuya. Sin esa carta de victoria, la caída abriría su nexo.
lesson-stone-1-hint-1 = ¿Y si el esbirro no está cuando se cuentan los carriles?
lesson-stone-1-hint-2 = Ataca al esbirro de K2 y termina la activación.
lesson-stone-1-mistake-1 = Akhuti sale herida, pero sigue contando, y el esbirro sigue cubriendo la torre. Cuenta otra vez sin el esbirro.
lesson-stone-1-mistake-2 = Ganado por uno: el esbirro cae, y la torre sigue en pie.

lesson-cards = Runas y maná
lesson-cards-aim = Las cartas cuestan maná, no puntos de acción; cada héroe tiene tanto como el número del turno.
lesson-cards-recall = Es el turno 3. ¿Cuánto maná tiene al principio cada uno de tus héroes?
lesson-cards-recall-1 = 3.
lesson-cards-recall-2 = 1.
lesson-cards-recall-3 = 3 entre todos.

lesson-cards-1-say-1 = Sakoshi ya no tiene acciones, pero las cartas cuestan maná: tanto como runas tengan. En el turno 2 cada héroe tiene 2.
lesson-cards-1-say-2 = Un héroe puede jugar una carta cuyas runas lleve. «Encerrona» crece con cada héroe propio a dos casillas o menos del objetivo.
lesson-cards-1-task = Derrota a Tlakali.
lesson-cards-1-praise = 1 de la carta, 2 por dos compañeros cerca y 1 revelado: 4. En el mantenimiento vuelve el maná, se van las cartas jugadas y las de mando, y robas dos, hasta siete en la mano.
lesson-cards-1-hint-1 = Dos de tus héroes están cerca de Tlakali. ¿A qué carta le gusta eso?
lesson-cards-1-hint-2 = Juega «Encerrona» contra Tlakali.
lesson-cards-1-mistake-1 = 2 de daño, y el maná que queda, 1, no alcanza para «Encerrona». Tlakali tenía 4 PV.
lesson-cards-1-mistake-2 = Te guardas las cartas, y Tlakali sigue en pie.
lesson-cards-1-refused-1 = «Tormenta de shurikens» cuesta 3, y Sakoshi tiene 2 de maná.

lesson-skirmish = Golpea y sal
lesson-skirmish-aim = Una Escaramuza son dos pasos y un golpe ligero a un héroe, en cualquier orden.
lesson-skirmish-recall = ¿Puede una Escaramuza golpear a un esbirro?
lesson-skirmish-recall-1 = No, solo a héroes.
lesson-skirmish-recall-2 = Sí.
lesson-skirmish-recall-3 = Solo si está a cubierto.

lesson-skirmish-1-say-1 = Escaramuza: elige un héroe enemigo a la vista, da hasta dos pasos y golpea una vez, antes o después de ellos.
lesson-skirmish-1-say-2 = El golpe es ligero: solo una carta revelada. Corjof tiene 1 PV.
lesson-skirmish-1-task = Derrota a Corjof.
lesson-skirmish-1-praise = Si ya estás junto a Corjof, puedes golpear primero y retirarte después a un lugar seguro.
lesson-skirmish-1-hint-1 = Señala el objetivo, acércate, golpea.
lesson-skirmish-1-hint-2 = Escaramuza contra Corjof en J5, paso a J6, golpe.
lesson-skirmish-1-mistake-1 = Una Escaramuza sin objetivo es solo un paseo. Señala primero a Corjof.
lesson-skirmish-1-mistake-2 = ¡Estás justo al lado de Corjof y no golpeas!
lesson-skirmish-1-mistake-3 = Te mueves, pero no hasta Corjof, y Yami solo golpea cuerpo a cuerpo.
lesson-skirmish-1-mistake-4 = Te quedas donde estabas, demasiado lejos para golpear.
lesson-skirmish-1-mistake-5 = Corjof se escapa con su último PV.

lesson-faiths = Cuatro credos
lesson-faiths-aim = La Plegaria es otra cosa en cada facción.
lesson-faiths-recall = ¿Cuándo pierde un héroe sus condiciones?
lesson-faiths-recall-1 = Cuando se agota, al final de su activación.
lesson-faiths-recall-2 = Al momento.
lesson-faiths-recall-3 = Nunca.

lesson-faiths-1-say-1 = Kurumo, la facción del fuego: la Plegaria da Marca a un héroe enemigo a tres casillas o menos. Yami salta hasta el héroe con Marca y de un mordisco le hace 1 de daño.
lesson-faiths-1-task = Derrota a Akhuti, que tiene 6 PV. A Yami no le queda Movimiento.
lesson-faiths-1-praise = 1 por el salto, 5 por el Ataque.
lesson-faiths-1-hint-1 = La Plegaria es la forma de viajar de Yami.
lesson-faiths-1-hint-2 = Plegaria, cae junto a Akhuti, Ataque.
lesson-faiths-1-mistake-1 = El salto fue perfecto, y aún faltaba el Ataque.
lesson-faiths-1-mistake-2 = Yami espera. La Plegaria habría hecho todo el camino de un salto.
lesson-faiths-1-refused-1 = Akhuti está a tres casillas.

lesson-faiths-2-say-1 = Liothan, la facción del hielo: la Plegaria convierte en bestia a un héroe suyo a tres casillas o menos. La Escaramuza del oso barre tres casillas a la vez.
lesson-faiths-2-say-2 = Antes puedes agotar al héroe: la forma dura entonces hasta el final de su próxima activación, pero esta termina.
lesson-faiths-2-task = Alcanza a Sakoshi y a Yami con una sola Escaramuza.
lesson-faiths-2-praise = Las condiciones como esta se van cuando el héroe se agota.
lesson-faiths-2-hint-1 = Primero la forma, después el golpe.
lesson-faiths-2-hint-2 = Plegaria, no lo agotes; después Escaramuza, golpea y extiende el barrido sobre los dos.
lesson-faiths-2-mistake-1 = Gulbjarn se agota primero, y eso termina su activación. Será oso en el turno siguiente.
lesson-faiths-2-mistake-2 = En su propia forma golpea a un solo héroe. El oso los golpea a todos.
lesson-faiths-2-mistake-3 = El barrido cubre solo a uno. Extiéndelo sobre los dos.
lesson-faiths-2-mistake-4 = El oso sigue durmiendo.

lesson-faiths-3-say-1 = Taulot, la facción de la tierra: la Plegaria puede romper un pilar y después levanta uno. Cerca de los pilares sus héroes son más fuertes.
lesson-faiths-3-say-2 = Cuando Tlakali rompe un pilar, cada enemigo que está junto a él recibe 1 de daño.
lesson-faiths-3-task = Derrota a Corjof.
lesson-faiths-3-praise = Los pilares no cierran el paso a nadie; esperan.
lesson-faiths-3-hint-1 = Junto a Corjof hay algo que se puede romper.
lesson-faiths-3-hint-2 = Plegaria, rompe el pilar de J6 y levanta otro donde quieras.
lesson-faiths-3-mistake-1 = Conservas el pilar viejo, así que no puede estallar. Rompe el que está junto a Corjof.
lesson-faiths-3-mistake-2 = El pilar sigue en pie, y Corjof también.

lesson-faiths-4-say-1 = Nupten, la facción del aire: la Plegaria envía una ilusión. Los héroes a tres casillas o menos de ella comparten los dones de su dueño.
lesson-faiths-4-say-2 = El Ataque de Haburat es 1 más fuerte cuando la ilusión está junto a la víctima.
lesson-faiths-4-task = Derrota a Corjof, que tiene 6 PV.
lesson-faiths-4-praise = Una ilusión tiene 1 PV: se la puede derribar como a un esbirro.
lesson-faiths-4-hint-1 = Falta 1 de daño. ¿Quién puede prestarlo?
lesson-faiths-4-hint-2 = Plegaria, pon la ilusión junto a Corjof, Ataque.
lesson-faiths-4-mistake-1 = 4 + 1 son 5: falta uno. La ilusión debía ir primero.
lesson-faiths-4-mistake-2 = La ilusión estaba demasiado lejos de Corjof para ayudar: 5 de daño, falta uno.
lesson-faiths-4-mistake-3 = Corjof no ve ni a Haburat ni a la ilusión.

lesson-dome = Errante
lesson-dome-aim = Quien gana la cúpula dirige al forastero durante una activación.

lesson-dome-1-say-1 = Después de los carriles se cuenta la cúpula. Dos de tus héroes ven su estrella y solo uno de los suyos, así que puedes llamar a Errante.
lesson-dome-1-say-2 = Llega junto a la estrella, o encima, y actúa para ti: tres puntos para Movimiento, Ataque, Escaramuza y dos habilidades, cada cosa una vez.
lesson-dome-1-task = Haz que Errante derrote a Corjof.
lesson-dome-1-praise = Errante conserva todas sus heridas y no es de nadie. Si lo hiere un héroe tuyo, tu rival elige cómo responde.
lesson-dome-1-hint-1 = Pon a Errante donde Corjof quede a su alcance.
lesson-dome-1-hint-2 = Coloca a Errante en F7 y ataca.
lesson-dome-1-mistake-1 = Dejas ir a Errante. Habría luchado por ti, solo esta vez.
lesson-dome-1-mistake-2 = Errante llega, mira y no hace nada. Corjof estaba ahí mismo.

lesson-answers = Responde
lesson-answers-aim = Las reacciones se juegan encima de lo anunciado; lo de arriba se resuelve primero.

lesson-answers-1-say-1 = Desde aquí jugamos el juego completo. Sakoshi anuncia un Ataque; está en la Pila y aún no ha ocurrido.
lesson-answers-1-say-2 = Antes de que ocurra, puedes jugar una carta de reacción con cualquiera de tus héroes. «Fallo temporal» mueve a un compañero una casilla.
lesson-answers-1-say-3 = Cuando el Ataque se resuelve, mira otra vez: sin objetivo a la vista no hay golpe.
lesson-answers-1-task = Haz que falle el Ataque.
lesson-answers-1-praise = No se revela ninguna carta, y el punto de Sakoshi se gasta igualmente.
lesson-answers-1-hint-1 = ¿Dónde la perdería de vista Sakoshi?
lesson-answers-1-hint-2 = Juega «Fallo temporal» y mueve a Akhuti a los juncos de H8.
lesson-answers-1-mistake-1 = Lo dejas pasar: 4 de daño, y Akhuti cae. A menudo conviene pasar, pero no esta vez.
lesson-answers-1-mistake-2 = Juegas la carta, y Akhuti se queda donde estaba.
lesson-answers-1-mistake-3 = Se mueve, pero Sakoshi la sigue viendo a tres casillas o menos. Busca un lugar oculto o fuera de alcance.
lesson-answers-1-refused-1 = «Golpe de huracán» es una carta de acción: solo en tu activación y con el héroe activo.

lesson-answers-2-say-1 = Ahora el Ataque es tuyo, y tu rival responde con «Fallo temporal». Está encima, así que ocurre primero.
lesson-answers-2-say-2 = Puedes responder a la respuesta. «Terreno desconocido» retira un movimiento de la Pila.
lesson-answers-2-task = Haz que acierte tu Ataque.
lesson-answers-2-praise = Lo último en entrar es lo primero en salir. Ese es todo el secreto de la Pila.
lesson-answers-2-hint-1 = Lo de arriba se resuelve primero. ¿Y si no estuviera?
lesson-answers-2-hint-2 = Juega «Terreno desconocido» contra «Fallo temporal», con Gulbjarn o con Sakoshi.
lesson-answers-2-mistake-1 = «Fallo temporal» se resuelve primero, Akhuti se esconde en los juncos y tu Ataque no encuentra a nadie.
lesson-answers-2-refused-1 = «Robo de vida» es una carta de acción: no mientras haya algo en la Pila.

lesson-answers-3-say-1 = Corjof ataca a Haburat, con 3 PV y 2 de maná. «Testudo» da 2 de armadura; «Fallo temporal» mueve una casilla.
lesson-answers-3-say-2 = Corjof es mago: todo lo que hace un mago ignora la armadura.
lesson-answers-3-task = Mantén a Haburat con vida.
lesson-answers-3-praise = Se te puede preguntar aunque solo puedas pasar: así nadie lee tu mano por una pausa.
lesson-answers-3-hint-1 = Contra un mago no sirve la armadura. La distancia sí.
lesson-answers-3-hint-2 = Juega «Fallo temporal» y sal de su alcance.
lesson-answers-3-mistake-1 = Dos más de armadura, y las plumas del mago la atraviesan. «Fallo temporal» ya no se puede jugar: el maná está gastado.
lesson-answers-3-mistake-2 = Haburat se mueve, pero Corjof ve a tres casillas. Un paso más y bastaba.
lesson-answers-3-mistake-3 = 2 y 1 son 3, y Haburat tenía 3.

lesson-partners = Dos contra dos
lesson-partners-aim = Una pareja es un solo bando: se turna, cuenta como uno y se ayuda.
lesson-partners-recall = En la misma ficha hay una carta de mando tuya, de coste 2, y otra de tu pareja, de coste 3. ¿Cuánto suman?
lesson-partners-recall-1 = 3: de un bando solo cuenta la más alta.
lesson-partners-recall-2 = 5.
lesson-partners-recall-3 = 2: solo cuenta la tuya.

lesson-partners-1-say-1 = Con cuatro personas se juega dos contra dos. Sakoshi y Yami son tuyos; Corjof y Gulbjarn, de tu pareja: un bando, un nexo, una victoria.
lesson-partners-1-say-2 = Gulbjarn está justo al lado de Akhuti, que tiene 4 PV. Si tu bando malgasta esta activación, le toca a ella y se escapa.
lesson-partners-1-say-3 = En una pareja se activa por turnos, y ahora te toca a ti. Pero puedes cederle el turno a tu pareja; el siguiente volverá a ser tuyo.
lesson-partners-1-task = Haz que Akhuti caiga antes de actuar.
lesson-partners-1-praise = Gulbjarn golpea, y tu pareja roba la carta. La derrota cuenta para tu bando.
lesson-partners-1-hint-1 = ¿Quién puede alcanzar a Akhuti ahora mismo?
lesson-partners-1-hint-2 = Cédele esta activación a tu pareja.
lesson-partners-1-mistake-1 = Sakoshi está a un carril entero de Akhuti. Cuando termine, actúa ella.
lesson-partners-1-mistake-2 = Yami está a un carril entero de Akhuti. Cuando termine, actúa ella.

lesson-partners-2-say-1 = En un punto tu bando cuenta como uno: tus héroes, los de tu pareja y los esbirros. Aquí son tres contra cuatro.
lesson-partners-2-say-2 = Gulbjarn tiene boca abajo «Vigor salvaje», que cuesta 3. En una pareja se ven las cartas, salvo que la mesa diga otra cosa. Con ella son seis contra cuatro.
lesson-partners-2-say-3 = Ganarías por dos, pero tres esbirros cubren la torre. Sakoshi es el último en actuar y tiene un punto de acción.
lesson-partners-2-task = Daña la torre.
lesson-partners-2-praise = Seis contra tres y quedaban dos esbirros: 1 de daño a la torre. En los turnos impares elige por el bando su primer asiento, que tiene la capitanía; en los pares, el segundo.
lesson-partners-2-hint-1 = Un segundo mando no suma nada. ¿Cómo podrían ser menos?
lesson-partners-2-hint-2 = Ataca a un esbirro y termina la activación.
lesson-partners-2-mistake-1 = De un bando solo cuenta el mando más alto, y es el 3 de tu pareja. El tuyo no sirvió: siguen seis contra cuatro.
lesson-partners-2-mistake-2 = Akhuti sale herida, pero tres esbirros siguen cubriendo la torre.
lesson-partners-2-mistake-3 = Ganado por dos, y los esbirros eran tres. Con uno menos, la torre lo habría notado.

lesson-partners-3-say-1 = Otra vez el juego completo. Sakoshi, ahora enemigo, ataca a Corjof, de tu pareja. Cualquiera puede responder, en el sentido del reloj desde quien actúa; ahora te preguntan a ti.
lesson-partners-3-say-2 = Los héroes de tu pareja son compañeros en todos los textos. «Fallo temporal» mueve una casilla a un compañero a tres casillas o menos de Haburat.
lesson-partners-3-task = Salva a Corjof.
lesson-partners-3-praise = Pagas tú y vive el héroe de tu pareja. Lo que no se puede: gastar el maná de tu pareja ni jugar sus cartas.
lesson-partners-3-hint-1 = ¿Dónde perdería Sakoshi de vista a Corjof?
lesson-partners-3-hint-2 = Juega «Fallo temporal», elige a Corjof y muévelo a los juncos de H8.
lesson-partners-3-mistake-1 = Pasas, tu pareja no tiene cartas y Corjof cae. Solo podías ayudarlo tú.
lesson-partners-3-mistake-2 = El que peligraba no era Haburat. La carta también puede mover al héroe de tu pareja.
lesson-partners-3-mistake-3 = Sakoshi sigue viendo a Corjof a tres casillas o menos. Busca un lugar oculto o fuera de alcance.
lesson-partners-3-refused-1 = «Golpe de huracán» es una carta de acción: solo en tu activación y con el héroe activo.

lesson-wide = El campo ancho
lesson-wide-aim = Tres carriles: puertas, fichas que giran hacia dentro y dos cúpulas.

lesson-wide-1-say-1 = Tres carriles: oeste, central y este, aquí con las fichas 1, 2 y 3, dos torres de 4 PV en cada uno y una cúpula a cada lado del centro. La partida dura hasta seis turnos.
lesson-wide-1-say-2 = Los carriles exteriores están lejos del nexo. Por eso un héroe también puede empezar en una puerta, detrás de una torre exterior; desde allí, con un Movimiento ya ve la ficha.
lesson-wide-1-task = Gana el carril oeste con Sakoshi.
lesson-wide-1-praise = Yami, junto al nexo, habría necesitado dos turnos. Elige el carril antes que la salida.
lesson-wide-1-hint-1 = En el carril oeste están dos contra dos. ¿Desde dónde ve Sakoshi B5?
lesson-wide-1-hint-2 = Movimiento a B7, termina la activación y elige un esbirro que retirar.
lesson-wide-1-mistake-1 = Desde ahí Sakoshi no ve la ficha del oeste: dos contra dos, y nada se mueve.
lesson-wide-1-mistake-2 = Sakoshi se queda en la puerta: dos contra dos, y nada se mueve.

lesson-wide-2-say-1 = «Brecha central» está en juego: gana quien destruya la torre central. A la suya, en H5, le quedan 2 PV.
lesson-wide-2-say-2 = Su torre este ya cayó. Desde entonces la ficha del este gira hacia dentro, hacia el edificio más cercano: está en I5, junto a la torre central.
lesson-wide-2-say-3 = La ficha central, en H8, también está bastante cerca. En cada una ganas por uno, y cada vez un esbirro cubre la torre.
lesson-wide-2-task = Gana la partida en este turno.
lesson-wide-2-praise = Tres contra uno, dos veces: 1 de daño desde cada carril. Quien está entre dos carriles cuenta en ambos.
lesson-wide-2-hint-1 = ¿Puede Sakoshi ver las dos fichas a la vez?
lesson-wide-2-hint-2 = Movimiento a I8 y termina la activación.
lesson-wide-2-mistake-1 = Ahí Sakoshi solo ve una de las dos fichas: 1 de daño, y a la torre le queda 1 PV.
lesson-wide-2-mistake-2 = Ahí Sakoshi no ve ninguna ficha. Ganas los dos carriles por uno, y eso solo retira esbirros.

lesson-wide-3-say-1 = Los carriles ya están contados. «Doblete» está en juego: gana quien derrote a dos héroes en un turno.
lesson-wide-3-say-2 = Hay dos cúpulas y un solo Errante. Cada cúpula se gana por separado, y quien la gana puede llamar allí a Errante, aunque acabe de actuar en otra parte.
lesson-wide-3-task = Gana la partida con Errante.
lesson-wide-3-praise = Llamado dos veces, dos héroes derrotados. Si cada bando hubiera ganado una cúpula, Errante habría actuado para los dos, uno tras otro.
lesson-wide-3-hint-1 = En cada cúpula hay un héroe rival casi sin fuerzas.
lesson-wide-3-hint-2 = Coloca a Errante en E6, Ataque, termina; después colócalo en K7 y ataca.
lesson-wide-3-mistake-1 = No llamas a Errante a la cúpula oeste, y Corjof sigue en pie.
lesson-wide-3-mistake-2 = Errante deja en pie a Corjof, y en la cúpula este solo queda un héroe por caer.
lesson-wide-3-mistake-3 = Uno menos. También has ganado la cúpula este, y podías llamar a Errante otra vez.
lesson-wide-3-mistake-4 = Errante llega a la cúpula este, pero Akhuti sigue en pie.

# Puzzles: what each is about, the question, and the first hint
theme-finish = Remate seguro
theme-finish-ask = La partida se puede ganar aquí y ahora.
theme-finish-hint = Mira las cartas de victoria: ¿a cuál le falta un paso?
theme-who-first = Quién va primero
theme-who-first-ask = ¿Qué héroe activas?
theme-who-first-hint = Quien puede decidir algo, o está a punto de recibir un golpe, actúa primero.
theme-strike = Golpea
theme-strike-ask = Una jugada da la vuelta a esta partida. Encuéntrala.
theme-strike-hint = ¿Qué héroe enemigo puede caer con lo que te queda?
theme-shield = El escudo
theme-shield-ask = ¿Qué vale más aquí?
theme-shield-hint = Los esbirros sujetan el carril y cubren la torre. Cuenta los dos bandos en la ficha.
theme-prey = La presa adecuada
theme-prey-ask = Elige tu objetivo.
theme-prey-hint = No solo el más débil: ¿quién está donde más te duele y quién actúa después?
theme-where-to-stand = Dónde ponerse
theme-where-to-stand-ask = ¿Cuál es el lugar adecuado?
theme-where-to-stand-hint = Cuenta alcance y visión para lo que quieres hacer después y para lo que Bruno puede hacerte.
theme-which-action = ¿Qué acción?
theme-which-action-ask = ¿Qué debe hacer ahora este héroe?
theme-which-action-hint = Cada acción se usa una vez por activación, y una carta cuesta maná. ¿Qué debe ir primero para que funcione el resto?

# What the coach of a first game says, once each.
coach-goals-title = Tres formas de ganar
coach-goals = Hay tres cartas de victoria en juego, y basta una. Elige la que vaya bien a tus héroes y vigila la de tu rival.
coach-place-heroes-title = Dónde empiezan los héroes
coach-place-heroes = Tus héroes empiezan alrededor del nexo. Desde las casillas de delante, un solo Movimiento ya llega a un carril o a la cúpula.
coach-mulligan-title = Guardar o cambiar
coach-mulligan = Guarda cartas baratas para los primeros turnos: con 1 de maná un héroe juega una runa. Las caras son buenos mandos.
coach-activate-title = ¿Quién actúa primero?
coach-activate = Elige quién actúa primero. Un héroe en peligro, o que puede golpear ya, no debe esperar.
coach-main-title = Tres acciones
coach-main = Tres acciones, cada una una vez como máximo, y además cartas. Mira los carriles antes que al enemigo.
coach-flip-title = Tú eliges el modificador
coach-flip = Tú eliges qué modificador cuenta. Las dos cartas van a los descartes.
coach-armor-title = Armadura
coach-armor = La armadura para una parte. A los magos la armadura les da igual.
coach-enemy-down-title = Uno menos
coach-enemy-down = Uno menos, y una carta para ti. Vuelve junto a su nexo, más tarde si ya había actuado.
coach-hero-down-title = Cae tu héroe
coach-hero-down = Duele, pero tu héroe vuelve con todos sus PV. Hasta entonces los carriles cuentan uno menos.
coach-mana-left-title = Queda maná
coach-mana-left = No quedan puntos de acción, pero sí maná. Aún puedes jugar una carta antes de terminar.
coach-led-title = Una carta boca abajo
coach-led = Una carta boca abajo suma su coste a un carril. La verás cuando se cuenten los carriles.
coach-last-to-act-title = Quien actúa al final
coach-last-to-act = La última activación del turno lo ve todo. Úsala para inclinar un carril.
coach-control-title = Se cuentan los carriles
coach-control = Los carriles se cuentan uno a uno: quién ve la ficha más el mando más alto. La diferencia decide lo que ocurre.
coach-token-near-title = La ficha se acerca
coach-token-near = Te han empujado la ficha. A tres casillas o menos de ella, tu torre puede sufrir daño.
coach-building-title = Daño a un edificio
coach-building = Las torres caen por recuento, nunca por la espada. Los esbirros que ven la ficha reciben primero el daño.
coach-tower-down-title = Cae una torre
coach-tower-down = Cae una torre, y el nexo que hay detrás queda abierto. En ese carril ya no aparecen esbirros de su bando.
coach-outsider-title = Errante
coach-outsider = Quien gana la cúpula actúa con Errante. Golpea fuerte y se queda donde acaba.
coach-provoked-title = Devuelve el golpe
coach-provoked = Si hieres a Errante, el otro bando decide cómo responde. Acaba con él o mantente lejos.
coach-condition-title = Condiciones
coach-condition = Las condiciones duran hasta que termina la activación del héroe. La que recibe un héroe agotado dura toda su próxima activación.
coach-pillar-title = Pilares
coach-pillar = Plegaria de Taulot: se ha levantado un pilar. Cerca de los pilares esa facción es más fuerte, y uno roto puede herir a quien esté al lado.
coach-illusion-title = Ilusiones
coach-illusion = Plegaria de Nupten: hay una ilusión en el mapa. Los héroes cercanos comparten los dones de su dueño, y se la puede derribar como a un esbirro.
coach-marked-title = Marca
coach-marked = Plegaria de Kurumo: un héroe tiene Marca. Los héroes de esa facción hacen más a quien la tiene.
coach-shapeshifted-title = Metamorfosis
coach-shapeshifted = Plegaria de Liothan: un héroe es ahora una bestia. Sus habilidades de bestia valen mientras dure.
coach-reshuffled-title = Un mazo nuevo
coach-reshuffled = El mazo estaba vacío, así que los descartes son el nuevo. Todos tus modificadores están otra vez en él.
coach-one-short-title = A un paso de ganar
coach-one-short = A tu rival le falta un paso para una carta de victoria. ¿Qué puede impedirlo?
coach-last-turn-title = El último turno
coach-last-turn = El último turno. Si nadie gana, es empate.
coach-respond-title = Puedes responder
coach-respond = Algo se ha anunciado y aún no ha ocurrido. Puedes responder con una reacción o dejarlo estar.
coach-only-pass-title = Solo puedes pasar
coach-only-pass = Se te pregunta aunque solo puedas pasar, para que nadie lea tu mano. Si quieres, activa el paso automático.
coach-on-top-title = El último, primero
coach-on-top = Su carta está encima, así que se resuelve primero. ¿Seguirá funcionando tu plan después?
coach-cancelled-title = Queda en nada
coach-cancelled = Ya no hay a quién golpear, o se ha anulado: queda en nada, y su precio se pierde.
coach-flux-title = Flujo de Skytear
coach-flux = «Flujo de Skytear» es tuyo porque empiezas: 1 de maná y una carta, una vez por partida.
