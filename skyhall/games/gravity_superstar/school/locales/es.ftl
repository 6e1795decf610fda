# The words of the lessons.

# What learner and rival are called.
school-seat-0 = Nova
school-seat-1 = Comet

# The map of the course.
school-line = Cada lección es una estrella. Reúne un capítulo entero y se abre su puerta.
school-open = Nada está cerrado: puedes abrir una plataforma de línea discontinua cuando quieras.
chapter-falls = Primeras caídas
chapter-space = Todo es hacia abajo
chapter-stars = Estrellas y cartas
chapter-rivals = Rivales

# What a newcomer knows after the course.
know-M1 = Tus pies dicen dónde está «abajo». Después de cada movimiento caes hacia allí hasta que te detiene una plataforma.
know-M2 = Tomas lo que hay en todas las casillas por las que pasas, no solo donde te detienes.
know-M3 = Un turno es una acción: un movimiento simple, un movimiento especial o recoger tus cartas.
know-M4 = Cualquier carta boca abajo es un movimiento simple: una casilla a tu izquierda o a tu derecha.
know-M5 = Boca arriba, una carta hace lo que dice: Salto largo, dos casillas a un lado; Salto alto, una hacia arriba y una a un lado; Trampilla, a través de tu suelo; Giro; y Comodín, cualquiera de ellas.
know-M6 = Izquierda, derecha y arriba son las del peón, no las de la pantalla.
know-M7 = Las plataformas sostienen y cierran el paso por los dos lados. Un movimiento que tenga que cruzar una no se puede hacer; solo Trampilla la atraviesa, y solo por tu propio suelo.
know-M8 = Giro cambia tu abajo; después caes hacia el nuevo, si nada te sostiene.
know-M9 = El tablero no tiene fin: sales por un lado y entras por el otro, también al caer.
know-M10 = Una estrella vale 1 punto; cada pareja de un color, 1 más; una ficha de bis, 1.
know-M11 = Una carta jugada se queda ante ti hasta que las recoges todas, y eso es tu acción. La quinta carta devuelve las cinco gratis.
know-M12 = Muévete o cae a través de un rival: sale del tablero y le quitas una estrella o una ficha.
know-M13 = Los peones nunca cierran el paso y nadie está a salvo: antes de detenerte, mira por dónde pueden pasar los rivales.
know-M14 = Si estás fuera, entras en tu próximo turno por la puerta abierta, con los pies como diga la puerta y con las cinco cartas.
know-M15 = Una casilla de bis sin estrella y sin peón rival da una ficha cada vez que entras en ella.
know-M16 = Después de tu acción, una ficha paga otra, una vez por turno, con las cartas que te queden en la mano.
know-M17 = Una estrella en una casilla de bis es solo una estrella; la ficha es para quien pase después.
know-M18 = La partida termina tras una ronda con pocas estrellas en el tablero (entre dos: 4), así que todos juegan los mismos turnos.
know-M19 = A igualdad de puntos, gana quien tenga menos fichas.
know-M20 = El peón de la Puerta Abierta pasa a la siguiente puerta libre cada vez que alguien entra en su casilla.
know-M21 = Un rival no puede jugar ahora la carta que tiene ante sí boca arriba; lo que hay boca abajo, nadie lo sabe.
know-M22 = Trampilla se detiene en el siguiente suelo. En una línea con una sola plataforma, das la vuelta entera y acabas donde estabas.

lesson-feet = Los pies por delante
lesson-feet-aim = Muévete, cae y toma lo que encuentres a tu paso.

lesson-feet-1-say-1 = Reúnes estrellas. Al final gana quien tenga más puntos.
lesson-feet-1-say-2 = Esta es Nova. La flechita muestra dónde tiene los pies: después de cada movimiento cae hacia allí hasta que algo la sostiene.
lesson-feet-1-say-3 = Pon cualquier carta boca abajo para dar un paso.
lesson-feet-1-task = Lleva a Nova hasta la estrella azul.
lesson-feet-1-praise = Un paso, una caída, una estrella. En este juego todo movimiento acaba en caída.
lesson-feet-1-hint-1 = ¿A qué lado falta el suelo una casilla más allá?
lesson-feet-1-hint-2 = Pon cualquier carta boca abajo y da un paso a la izquierda: en d5 no hay suelo, así que cae a d6.
lesson-feet-1-mistake-1 = Así llegas a f5, donde te sostiene un suelo. La estrella está al otro lado.
lesson-feet-1-mistake-2 = Trampilla atraviesa el suelo bajo tus pies. Aquí basta un pequeño paso a un lado.
lesson-feet-1-mistake-3 = Ahora tus pies apuntan a otra parte y caes hacia allí. Deja los pies como están y da un paso.
lesson-feet-1-mistake-4 = Eso es un salto, y la estrella queda atrás. Prueba un solo paso con una carta boca abajo.

lesson-feet-2-say-1 = Justo debajo cuelgan dos estrellas, con un suelo de por medio. Hay una carta que atraviesa suelos.
lesson-feet-2-task = Toma las dos estrellas con una carta.
lesson-feet-2-praise = Caes por la primera estrella y aterrizas en la segunda. Pasar es tomar.
lesson-feet-2-hint-1 = Quédate en esta columna.
lesson-feet-2-hint-2 = Juega Trampilla: atraviesas el suelo y caes por d4 hasta d6.
lesson-feet-2-mistake-1 = Das un paso fuera y caes por la columna de al lado. Las estrellas están justo debajo de donde estabas.
lesson-feet-2-mistake-2 = Giras, pero el suelo que pisabas sigue en medio. Atraviésalo.
lesson-feet-2-mistake-3 = Eso te aleja de las estrellas. Cuelgan justo bajo tus pies.

lesson-cards = Una carta, dos usos
lesson-cards-aim = Boca abajo, una carta es un paso; boca arriba, un truco propio.
lesson-cards-recall = Pones Salto largo boca abajo y vas a la izquierda. ¿Cuántas casillas avanzas?
lesson-cards-recall-1 = Una
lesson-cards-recall-2 = Dos
lesson-cards-recall-3 = Las que quieras

lesson-cards-1-say-1 = Tu turno es una acción: un paso, un truco o recoger tus cartas.
lesson-cards-1-say-2 = Cada carta puede ser un simple paso, boca abajo, o su propio truco, boca arriba. Comodín puede ser cualquiera de las demás.
lesson-cards-1-say-3 = Salto largo avanza dos casillas a un lado antes de caer.
lesson-cards-1-task = Toma las dos estrellas con una carta.
lesson-cards-1-praise = Dos a un lado y luego columna abajo. La carta queda boca arriba: todos saben que ya la has usado.
lesson-cards-1-hint-1 = ¿A cuántas casillas está la columna de las estrellas?
lesson-cards-1-hint-2 = Juega Salto largo boca arriba, a la derecha.
lesson-cards-1-mistake-1 = Boca abajo, una carta vale un solo paso, muestre lo que muestre. Juégala boca arriba.
lesson-cards-1-mistake-2 = Una estrella, bien hecho, pero ahora tus pies apuntan a un lado y e5 queda fuera de tu camino. Deja los pies y salta.
lesson-cards-1-mistake-3 = Por ahí no hay nada que tomar. Las estrellas están dos columnas a tu derecha.

lesson-cards-2-say-1 = Salto alto es una hacia arriba y luego una a un lado. Todo el camino debe estar libre: una plataforma de por medio impide el movimiento.
lesson-cards-2-task = Toma las dos estrellas con una carta.
lesson-cards-2-praise = Las dos estrellas en el bolsillo. Abajo no hay suelo: sales por abajo y vuelves a entrar por arriba. Pronto sabrás más.
lesson-cards-2-hint-1 = Primero hay que subir.
lesson-cards-2-hint-2 = Juega Salto alto a la derecha: k5 y luego l5.
lesson-cards-2-mistake-1 = Caes hacia arriba hasta una estrella. Un salto pasa por las dos.
lesson-cards-2-mistake-2 = Pasas por debajo. Las estrellas están una fila más arriba.
lesson-cards-2-refused-1 = ¿Ves la plataforma a la izquierda de k5? Ningún paso puede cruzarla, así que este salto ni se puede intentar.

lesson-turning = Date la vuelta
lesson-turning-aim = Gira, y recuerda de quién es la izquierda.
lesson-turning-recall = Los pies de un peón apuntan a lo alto de la pantalla. ¿Dónde está su izquierda?
lesson-turning-recall-1 = A la derecha de la pantalla
lesson-turning-recall-2 = A la izquierda de la pantalla
lesson-turning-recall-3 = Arriba

lesson-turning-1-say-1 = Giro te da la vuelta sin moverte del sitio. Después tu nuevo abajo tira de ti.
lesson-turning-1-task = La estrella cuelga sobre ti. Haz que «arriba» sea tu nuevo «abajo».
lesson-turning-1-praise = Arriba es el nuevo abajo. Desde ahora caes hacia lo alto de la pantalla.
lesson-turning-1-hint-1 = Tus pies deben apuntar a la estrella.
lesson-turning-1-hint-2 = Juega Giro, media vuelta.
lesson-turning-1-mistake-1 = Giras, pero por ese lado te sostiene una plataforma y no pasa nada. Prueba los otros giros.
lesson-turning-1-mistake-2 = Un cuarto de giro te hace caer de lado. La estrella está justo encima: ¿cuánto deben girar tus pies?
lesson-turning-1-mistake-3 = Si saltas, solo pasas de largo. Déjate caer hasta ella.

lesson-turning-2-say-1 = Ahora tus pies apuntan a la derecha de la pantalla. Por eso tu izquierda está aquí abajo.
lesson-turning-2-task = Un simple paso toma la estrella. ¿Hacia dónde?
lesson-turning-2-praise = Izquierda para el peón, abajo para ti. Gira el tablero en tu mente hasta que el peón esté de pie, y es fácil.
lesson-turning-2-hint-1 = Inclina la cabeza hasta que el peón esté derecho.
lesson-turning-2-hint-2 = Da un paso a la izquierda con cualquier carta: c4, y de allí caes a d4.
lesson-turning-2-mistake-1 = Giras el peón en vez de moverlo. Deja los pies como están.
lesson-turning-2-mistake-2 = Buena dirección, pero una casilla de más: en c5 te sostiene una plataforma. Camina, no saltes.
lesson-turning-2-mistake-3 = Esa no es su izquierda. Imagina que estás de pie con los pies hacia la derecha de la pantalla.
lesson-turning-2-refused-1 = Tu derecha está hacia lo alto de la pantalla, y allí hay una plataforma. La estrella está al otro lado.

lesson-rim = Sin bordes
lesson-rim-aim = Sales por un lado, entras por el otro.
lesson-rim-recall = Atraviesas con Trampilla la única plataforma de tu línea. ¿Dónde te detienes?
lesson-rim-recall-1 = Donde estabas
lesson-rim-recall-2 = En el borde
lesson-rim-recall-3 = En ninguna parte: sigues cayendo

lesson-rim-1-say-1 = Sales por abajo y entras por arriba: este tablero es un anillo en los dos sentidos.
lesson-rim-1-task = Las dos estrellas están en la columna de tu derecha. Llega a ellas por debajo.
lesson-rim-1-praise = Sales por la parte baja de la columna e y vuelves a entrar por la alta.
lesson-rim-1-hint-1 = En e6 no hay suelo.
lesson-rim-1-hint-2 = Da un paso a la derecha: caes fuera por abajo y vuelves a entrar por arriba.
lesson-rim-1-mistake-1 = Saltas a la estrella verde de lado. Una fila más abajo caes por las dos.
lesson-rim-1-mistake-2 = Pasas el borde, sí, pero por tu propia columna. Las estrellas están una a la derecha.
lesson-rim-1-mistake-3 = Ese camino no pasa por la columna e desde arriba. ¿Qué ocurre si das un paso a la derecha?

lesson-rim-2-say-1 = También funciona de lado.
lesson-rim-2-say-2 = Las caídas también dan la vuelta. Trampilla te lleva al siguiente suelo, y en una línea con una sola plataforma ese es el mismo del que saliste.
lesson-rim-2-task = Toma las dos estrellas con una carta.
lesson-rim-2-praise = Caes hacia la derecha, pasas el borde y entras por la izquierda. Este tablero no tiene otro extremo.
lesson-rim-2-hint-1 = Haz que la fila sea tu camino hacia abajo.
lesson-rim-2-hint-2 = Gira a la izquierda: tus pies apuntan a la derecha de la pantalla.
lesson-rim-2-mistake-1 = Una estrella y después un suelo. Para llegar a a1 de una vez hay que caer a lo largo de la fila.
lesson-rim-2-mistake-2 = Caes por la fila en el otro sentido. Gira los pies hacia las estrellas.
lesson-rim-2-mistake-3 = Pasas por la estrella amarilla y luego caes. Cae mejor a lo largo de la fila.
lesson-rim-2-mistake-4 = Eso deja la fila de arriba. Las dos estrellas están en ella.

lesson-pairs = Lo que cuenta
lesson-pairs-aim = Dos estrellas de un color valen más que dos sueltas.
lesson-pairs-recall = Tres estrellas rosas y una blanca: ¿cuántos puntos?
lesson-pairs-recall-1 = 5
lesson-pairs-recall-2 = 4
lesson-pairs-recall-3 = 6

lesson-pairs-1-say-1 = Una estrella vale un punto, y dos del mismo color valen tres.
lesson-pairs-1-say-2 = Tienes una estrella azul y una verde. Aquí hay más de un camino que da dos estrellas, pero solo uno da cuatro puntos.
lesson-pairs-1-task = Encuentra los cuatro puntos.
lesson-pairs-1-praise = Dos estrellas, dos parejas, cuatro puntos. Antes de cada movimiento, mira qué colores te faltan.
lesson-pairs-1-hint-1 = ¿De qué colores tienes una?
lesson-pairs-1-hint-2 = Salto largo a la derecha: azul en e2, verde en e5.
lesson-pairs-1-mistake-1 = Dos estrellas, dos puntos y ninguna pareja. Busca los colores que ya tienes.
lesson-pairs-1-mistake-2 = La azul hace pareja, bien visto. Hay un camino que toma también la verde.
lesson-pairs-1-mistake-3 = Por ahí no hay estrellas. Cuenta lo que da cada camino antes de jugar.

lesson-replay = Otra vez
lesson-replay-aim = Gana una ficha y gástala.
lesson-replay-recall = Hay una estrella en una casilla de bis y caes a través. ¿Qué recibes?
lesson-replay-recall-1 = La estrella
lesson-replay-recall-2 = La estrella y una ficha
lesson-replay-recall-3 = La ficha

lesson-replay-1-say-1 = Este lazo es una casilla de bis. Descubierta, da una ficha a quien pase, una y otra vez.
lesson-replay-1-say-2 = Una estrella encima la tapa: toma la estrella, y la ficha es para quien pase después.
lesson-replay-1-say-3 = Después de tu acción, una ficha paga otra.
lesson-replay-1-task = Toma las dos estrellas en este turno.
lesson-replay-1-praise = Ganada por el camino y gastada enseguida. Guardada, la ficha valía un punto; aquí te ha dado una estrella.
lesson-replay-1-hint-1 = El orden importa: ¿qué estrella tiene una ficha de camino?
lesson-replay-1-hint-2 = Da un paso a la izquierda por b4, acepta el bis y da un paso a la derecha.
lesson-replay-1-mistake-1 = Una estrella, pero por ahí no hay ficha y tu turno acaba. Pasa primero por la casilla de bis.
lesson-replay-1-mistake-2 = Tienes una ficha y te detienes. Acepta la segunda acción.
lesson-replay-1-mistake-3 = Buen plan, pero la segunda acción no llega a c6. Desde b5 es un paso y una caída.
lesson-replay-1-mistake-4 = Por ahí no hay ni estrella ni ficha. La columna b tiene las dos.

lesson-five = Cinco cartas
lesson-five-aim = Aprende cuándo vuelven tus cartas.
lesson-five-recall = Tienes cuatro cartas ante ti. ¿Cuál es la forma más barata de recuperar las cinco?
lesson-five-recall-1 = Jugar la quinta
lesson-five-recall-2 = Recogerlas
lesson-five-recall-3 = Esperar un turno

lesson-five-1-say-1 = Las cartas jugadas quedan ante ti y no se pueden usar. Recogerlas cuesta el turno entero.
lesson-five-1-say-2 = Salvo que juegues la quinta: entonces vuelven las cinco gratis.
lesson-five-1-task = Recupera tus cartas y, además, las dos estrellas.
lesson-five-1-praise = Cinco cartas y dos estrellas en un turno. Contar hasta cinco te ahorra un turno cada vez.
lesson-five-1-hint-1 = ¿Qué pasa cuando la última carta deja tu mano?
lesson-five-1-hint-2 = Juega Salto largo boca arriba, a la izquierda.
lesson-five-1-mistake-1 = Tienes tus cartas, pero eso era tu turno. Jugar la última carta las devuelve sin coste.
lesson-five-1-mistake-2 = Las cartas han vuelto, muy bien. Como salto, la misma carta llega también a las estrellas.

lesson-five-2-say-1 = Tienes Trampilla, Salto alto y una ficha. Primero un paso a la derecha; después, a través del suelo.
lesson-five-2-say-2 = Cualquier carta puede pagar el paso. Elige la que no vayas a necesitar.
lesson-five-2-task = Toma las dos estrellas en este turno.
lesson-five-2-praise = Salto alto paga el paso y Trampilla hace el trabajo. La segunda acción usa lo que queda en tu mano.
lesson-five-2-hint-1 = ¿Qué carta necesitas para la segunda acción?
lesson-five-2-hint-2 = Paso a la derecha con Salto alto boca abajo, bis y luego Trampilla.
lesson-five-2-mistake-1 = Pagas el paso con Trampilla, y Trampilla era tu siguiente jugada. Pon la otra carta.
lesson-five-2-mistake-2 = Ya estás donde quieres. Gasta la ficha y sigue.
lesson-five-2-mistake-3 = Esa no es la columna de las estrellas. Primero un paso a la derecha.

lesson-bump = ¡Choque!
lesson-bump-aim = Expulsa a un rival, quítale algo que valga y no te pongas a tiro.
lesson-bump-recall = Puedes quitar una estrella. Tienes una verde; tu rival, dos verdes y una naranja. ¿Cuál conviene?
lesson-bump-recall-1 = La verde
lesson-bump-recall-2 = La naranja
lesson-bump-recall-3 = Da igual

lesson-bump-1-say-1 = Los peones no cierran el paso. Cae a través de Comet: sale del tablero y le quitas algo.
lesson-bump-1-say-2 = Tú eliges qué. Una de sus estrellas vale dos puntos para ti y le cuesta dos.
lesson-bump-1-task = Expulsa a Comet y toma esa estrella.
lesson-bump-1-praise = Tu pareja hecha, la suya rota: cuatro puntos de diferencia. Comet vuelve en su próximo turno con las cinco cartas.
lesson-bump-1-hint-1 = Tu camino hacia abajo pasa por Comet.
lesson-bump-1-hint-2 = Trampilla, y después quítale una estrella azul.
lesson-bump-1-mistake-1 = Un punto más para ti, uno menos para Comet. Busca el color del que tienes una y Comet dos.
lesson-bump-1-mistake-2 = Una ficha es un punto y una segunda acción, a menudo un buen botín. Aquí una estrella vale el doble.
lesson-bump-1-mistake-3 = Pasas de largo. Comet está en tu columna, dos casillas más abajo.

lesson-bump-2-say-1 = Ahora al revés: mira por qué casillas puede pasar Comet en su próximo turno.
lesson-bump-2-say-2 = Su Salto largo está boca arriba, así que no puede jugarlo. Su Comodín aún puede serlo, y lo que hay boca abajo, nadie lo sabe.
lesson-bump-2-task = Toma una estrella y detente donde Comet no llegue.
lesson-bump-2-praise = La misma ganancia, sin peligro. Mirar hasta dónde llega el rival vale una pareja.
lesson-bump-2-hint-1 = ¿Cuál de las dos estrellas está donde Comet no puede pasar?
lesson-bump-2-hint-2 = Salto largo a la derecha acaba en e5, fuera de su alcance.
lesson-bump-2-mistake-1 = Una estrella, pero c6 está a su alcance: puede caerte encima y romper tu pareja. La otra estrella es igual de buena.
lesson-bump-2-mistake-2 = Así no tomas nada. Puedes tener las dos cosas: estrella y tranquilidad.

lesson-door = Entrar por la puerta, salir ganando
lesson-door-aim = Entra y aprende cuándo termina.

lesson-door-1-say-1 = Tras la expulsión entras donde está el peón de la Puerta Abierta. Tus pies apuntan como dice la puerta: hacia arriba.
lesson-door-1-say-2 = El peón de la Puerta Abierta ha pasado a la siguiente puerta libre, como siempre que alguien entra en su casilla.
lesson-door-1-task = Toma la estrella blanca.
lesson-door-1-praise = Entras, pasas el borde y tomas una estrella. Una expulsión te cuesta una estrella, no la partida.
lesson-door-1-hint-1 = La izquierda está donde el peón tiene la mano izquierda.
lesson-door-1-hint-2 = Da un paso a la izquierda con cualquier carta: l1, y luego caes por el borde hasta l5.
lesson-door-1-mistake-1 = Esa es tu derecha. Con los pies hacia arriba, tu izquierda está a la derecha de la pantalla.
lesson-door-1-mistake-2 = Buena idea, columna equivocada. La estrella está una más a tu izquierda.
lesson-door-1-mistake-3 = Tus pies están bien así: hacia arriba pasas el borde hasta las filas 6 y 5. Solo cambia de columna.
lesson-door-1-mistake-4 = Ahí no. ¿Adónde caes desde l1 con los pies hacia arriba?

lesson-door-2-say-1 = Quedan cinco estrellas, y entre dos la partida termina tras una ronda que deje cuatro o menos.
lesson-door-2-say-2 = A igualdad de puntos, gana quien tenga menos fichas.
lesson-door-2-say-3 = Este es el último turno de la ronda: tú tienes 8 puntos; Comet, 9.
lesson-door-2-task = Toma una estrella y gana.
lesson-door-2-praise = La pareja lo deja en 10 a 9, y la ronda termina. Ya conoces el juego: a por una partida de verdad.
lesson-door-2-hint-1 = Cuenta lo que vale para ti cada estrella.
lesson-door-2-hint-2 = Paso a la izquierda, a la estrella azul: hace pareja.
lesson-door-2-mistake-1 = Así acaba 9 a 9, victoria compartida. Una de las estrellas vale dos puntos para ti.
lesson-door-2-mistake-2 = Sin tomar estrella hay otra ronda, y Comet va por delante. ¿Qué estrella hace pareja?

# Puzzles: what each is about, the question, and the first hint
theme-last-word = La última palabra
theme-last-word-ask = La partida termina con este turno. Que sea tuya.
theme-last-word-hint = Cuenta los puntos de ambas partes tras cada opción. El empate es para quien tenga menos fichas.
theme-loot = Qué quitar
theme-loot-ask = Puedes quitar una cosa. ¿Cuál?
theme-loot-hint = Mira qué te hace pareja a ti y qué le rompe una pareja a tu rival.
theme-token-first = Primero la ficha
theme-token-first-ask = Sácale todo el partido a este turno.
theme-token-first-hint = Una primera acción modesta puede pagar la segunda: ¿dónde hay una ficha?
theme-nothing-now = Dos en un turno
theme-nothing-now-ask = Sácale todo el partido a este turno.
theme-nothing-now-hint = Puedes pagar una segunda acción. Busca con cuál quieres acabar y después la que lleva hasta ella.
theme-throw-out = Expulsión
theme-throw-out-ask = Una jugada da la vuelta a esta partida. Encuéntrala.
theme-throw-out-hint = ¿Dónde está el peón de tu rival y desde dónde le caes encima?
theme-long-way = El camino largo
theme-long-way-ask = Sácale todo el partido a este movimiento.
theme-long-way-hint = Algunos movimientos pasan por más de una estrella. Síguelos hasta el final, también por el borde.
theme-which-card = ¿Qué carta paga?
theme-which-card-ask = Basta un pequeño paso, pero ¿con qué carta?
theme-which-card-hint = Una carta boca abajo es un simple paso. ¿Cuál no vas a echar de menos?
theme-landing = Dónde aterrizar
theme-landing-ask = ¿Dónde debe acabar este movimiento?
theme-landing-hint = Mira por dónde pasas, dónde te detienes y quién puede alcanzarte allí.

# What the coach of a first game says, once each.
coach-steal-title = Toma una cosa
coach-steal = Ha sido un choque, así que le quitas una cosa. Lo mejor: un color del que tienes una y tu rival dos.
coach-thrown-out-title = Expulsión
coach-thrown-out = Te expulsan: le pasa a cualquiera. Tienes otra vez todas las cartas y vuelves a entrar por la puerta iluminada.
coach-last-round-title = La última ronda
coach-last-round = Esta es la última ronda. Ahora solo cuentan los puntos y, si son iguales, gana quien tenga menos fichas.
coach-replay-title = ¿Otra vez?
coach-replay = Tienes una ficha: gástala en otra acción o guárdala como punto. Mira los anillos: ¿hay una pareja a mano?
coach-in-by-the-door-title = Estás dentro
coach-in-by-the-door = Estás dentro, y tus pies apuntan hacia donde decía la puerta. La flechita bajo tus botas es tu abajo.
coach-first-act-title = Mira antes de saltar
coach-first-act = Señala o toca una flecha y se dibuja todo el camino: los pasos en línea continua, la caída en puntos. No se juega nada hasta que pulsas el botón grande.
coach-fell-title = Te mueves y caes
coach-fell = Primero te mueves y luego caes. Todo lo que encuentras por el camino es tuyo.
coach-no-edge-title = Sin bordes
coach-no-edge = Por el borde y otra vez dentro por el lado contrario. Los discos con la misma letra marcan los dos extremos.
coach-pair-title = Una pareja
coach-pair = Una pareja: dos puntos por una estrella. Busca colores de los que tengas un número impar.
coach-token-title = Una ficha de bis
coach-token = Una ficha de bis. Es un punto mientras la guardas y una segunda acción cuando la gastas.
coach-face-down-title = Boca abajo
coach-face-down = Tu rival pone una carta boca abajo, y nadie más sabe cuál es. Lo que tiene boca arriba no puede usarlo por ahora.
coach-two-cards-title = Quedan dos cartas
coach-two-cards = Quedan dos cartas. Sigue hasta la quinta y vuelven todas gratis.
coach-fifth-card-title = Cinco jugadas, ningún turno perdido
coach-fifth-card = Tu quinta carta te devolvió las cinco, y el movimiento también contó. Ese es el ritmo: cinco jugadas, ningún turno perdido.
coach-held-title = Giro sin caída
coach-held = Algo te sostiene al momento, así que no caes. Pero tu izquierda y tu derecha han cambiado.
coach-danger-title = A su alcance
coach-danger = Pueden alcanzarte donde estás. Sigue adelante o ponte donde no puedan pasar.
coach-blocked-title = Una plataforma en medio
coach-blocked = Una plataforma corta el camino de algunas flechas; ningún paso puede cruzarla. Prueba otra flecha: las libres muestran su camino.
coach-door-moved-title = La puerta cambia
coach-door-moved = Alguien ha pasado por la puerta abierta, así que ha cambiado. Quien entre ahora usa la nueva.
coach-quiet-title = Un rato tranquilo
coach-quiet = Un rato tranquilo: nadie toma una estrella desde hace dos rondas. Prueba Giro: un nuevo abajo abre nuevos caminos.
coach-game-over-title = Así se ha contado
coach-game-over = La lista muestra estrellas, parejas y fichas. Busca el turno en que cambió la ventaja.
