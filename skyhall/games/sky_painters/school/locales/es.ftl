# The words of the lessons.

# What learner and rival are called.
school-seat-0 = Ada
school-seat-1 = Bruno

# The map of the course.
school-line = Cada lección es una carta de tu cielo. Complétala y se vuelve azul.
school-open = Nada está cerrado: puedes abrir una carta gris cuando quieras.
chapter-dice = Dados y pintura
chapter-sky = Tu cielo
chapter-hope = Corona y esperanza
chapter-winning = Ganar

# What a newcomer knows after the course.
know-M1 = Un turno es una acción principal y después tantas adicionales como puedas pagar.
know-M2 = Una carta con todas sus casillas completas se vuelve azul al momento, paga, y sus dados se tiran otra vez a la reserva.
know-M3 = Un dado va de la reserva a una casilla vacía de su color y ya no se mueve.
know-M4 = Un dado igual o mayor que su casilla la completa, y el sobrante es tuyo en manchas; uno menor la deja sin completar.
know-M5 = Una mancha pinta uno de tus dados un paso hacia arriba.
know-M6 = Ganas en el acto por la Estrella o el Firmamento; si no, por puntos.
know-M7 = Hay un solo liderazgo, y se le quita a quien lo tenga.
know-M8 = Un corazón alado paga la mitad de la suma de todos los tuyos, pero solo si tienes el liderazgo en ese momento, y nunca después.
know-M9 = Durante el turno las manchas no tienen límite; al final se pierden todas las que pasen de seis.
know-M10 = Un pintor cuesta el precio de su loseta más el de su sitio.
know-M11 = Lo que paga una carta se puede gastar al momento, así que unas cartas completan otras.
know-M12 = Tomar una carta es gratis. La pones al momento y para siempre, y puedes tener tres grises como máximo.
know-M13 = Donde dos cartas están una al lado de la otra, sus bordes muestran la misma figura.
know-M14 = No hay nada encima de la noche ni debajo de la hierba.
know-M15 = Una vez por turno se puede comprar otro dado por el número que muestra.
know-M16 = El gris es comodín, y una nube permite que cualquier dado valga para cualquier color.
know-M17 = Solo puedes tomar una nube si no tienes ninguna; si no quedan existencias, se la quitas a alguien.
know-M18 = Estrella: cinco pintores y el liderazgo al final de tu propio turno.
know-M19 = Firmamento: un bloque 3×3 de cartas azules y el liderazgo.
know-M20 = Con el mazo vacío, un turno que empieza y acaba con el liderazgo termina la partida.
know-M21 = Puntos: estrellas, pintores, halos, nubes por mayoría, esperanza (doble con el liderazgo), dados y manchas.
know-M22 = Tomar otra carta añade un corazón a la de la derecha; quien tome esa carta se los lleva.
know-M23 = Los medios anillos y las medias nubes pagan cuando las dos cartas son azules.
know-M24 = Cuantas menos fichas de halo quedan, más cuesta la siguiente; cada anillo solo la ofrece una vez.
know-M25 = El efecto de un pintor ocurre una vez, dura siempre o cuenta al final.

# What is answered where a stage has no answer of its own.
answer-1 = Una carta nueva, y ya no tienes acción principal. La tarea era otra.
answer-2 = Una nube es útil, pero era tu acción principal.
answer-3 = Una mancha, y ya no tienes acción principal.
answer-4 = Tu turno ha terminado y la tarea sigue pendiente. Vamos a probar otra vez.

lesson-colours = Primeros colores
lesson-colours-aim = Una carta pide dados; el dado justo la completa y uno mayor te paga.
lesson-colours-recall = Un 6 azul va a una casilla que pide un 2 azul. ¿Qué ocurre?
lesson-colours-recall-1 = Ganas 4 manchas y la casilla queda completa.
lesson-colours-recall-2 = Nada: el número tiene que coincidir.
lesson-colours-recall-3 = El dado sigue siendo un 6.

lesson-colours-1-say-1 = Pintas un cielo carta a carta, y las cartas azules te acercan a la victoria. Este boceto, «Primera luz», se vuelve azul cuando todas sus casillas están completas.
lesson-colours-1-say-2 = Dos casillas tienen su marca. La última pide un 4 amarillo.
lesson-colours-1-say-3 = En cada turno eliges una acción principal. Tomar un dado de la reserva, que es de todos, es una de ellas.
lesson-colours-1-task = Completa «Primera luz».
lesson-colours-1-praise = ¡Azul! La carta paga al momento 6 manchas de pintura, y sus dados se tiran otra vez a la reserva de todos.
lesson-colours-1-hint-1 = ¿Qué color y qué número faltan todavía?
lesson-colours-1-hint-2 = Toma el 4 amarillo y ponlo en la última casilla de «Primera luz».
lesson-colours-1-mistake-1 = El 2 amarillo está en la casilla, pero 2 es menos que 4, así que no está completa. Un dado mayor la habría completado.
lesson-colours-1-mistake-2 = Tomas una mancha de pintura. Esa era tu única acción principal, y la carta sigue esperando su dado amarillo.
lesson-colours-1-mistake-3 = ¡Un boceto nuevo! Pero tomar una carta también es una acción principal, así que «Primera luz» sigue gris este turno.
lesson-colours-1-mistake-4 = Una nube viene bien más tarde. Por ahora ha gastado tu acción principal.
lesson-colours-1-refused-1 = Ninguna de tus casillas vacías es azul. Un dado que no tiene adónde ir se queda en la reserva.

lesson-colours-2-say-1 = «Golondrina en picado» pide un 1 azul, un 5 negro y un 4 naranja, en cualquier orden. Un dado puesto en una casilla se queda ahí.
lesson-colours-2-say-2 = Un dado puede ser mayor que su casilla. Se baja hasta ese número, y cada paso sobrante es una mancha para ti.
lesson-colours-2-task = Gana cinco manchas con un dado.
lesson-colours-2-praise = Cinco manchas, y la casilla completa. Las casillas bajas son pequeños cofres: guárdalas para dados altos.
lesson-colours-2-hint-1 = Cuanto más baja es la casilla, más sobra de un dado alto.
lesson-colours-2-hint-2 = Pon el 6 azul en el 1 azul de «Golondrina en picado».
lesson-colours-2-mistake-1 = El 1 azul encaja justo, así que no sobra nada. ¿Dónde hay más distancia entre dado y casilla?
lesson-colours-2-mistake-2 = Completa, y sobran 2 manchas. En la reserva hay un dado azul mayor.
lesson-colours-2-mistake-3 = Sobra un paso: una mancha. Una casilla baja es la que mejor paga un dado alto.
lesson-colours-2-mistake-4 = Una mancha siempre se puede pedir. Un buen dado puede dar cinco.

lesson-paint = Una pincelada
lesson-paint-aim = Tras la acción principal, las manchas suben dados, y una carta completa paga la siguiente.
lesson-paint-recall = Tu dado muestra un 3 y su casilla pide un 5. ¿Cuánto cuesta completarla?
lesson-paint-recall-1 = 2 manchas.
lesson-paint-recall-2 = 5 manchas.
lesson-paint-recall-3 = Un segundo dado.

lesson-paint-1-say-1 = El único dado amarillo muestra un 2, y la casilla pide un 4. Aun así puede ir ahí.
lesson-paint-1-say-2 = Después de tu acción principal puedes hacer tantas cosas como puedas pagar. Pintar es una: una mancha sube un paso uno de tus dados.
lesson-paint-1-task = Completa «Primera luz» en este turno.
lesson-paint-1-praise = Un dado bajo nunca es inútil; solo cuesta un poco de pintura.
lesson-paint-1-hint-1 = Primero el dado, después la pintura.
lesson-paint-1-hint-2 = Toma el 2 amarillo, ponlo en «Primera luz» y píntalo dos veces.
lesson-paint-1-mistake-1 = Pintas el dado hasta 3 y paras a una pincelada del final. Te quedaba una mancha para ella.
lesson-paint-1-mistake-2 = El dado sigue en 2. Con tus dos manchas habría llegado a 4 antes de acabar el turno.
lesson-paint-1-mistake-3 = Una tercera mancha, pero ningún dado que pintar. La acción principal tenía que traer el dado.

lesson-paint-2-say-1 = Tu acción principal está hecha y te quedan dos manchas para pintar. A «Primera luz» le faltan 2; a «Golondrina en picado», 3.
lesson-paint-2-say-2 = Cada carta paga cuando se vuelve azul, y esa pintura se puede usar al momento.
lesson-paint-2-task = Completa las dos cartas antes de acabar el turno.
lesson-paint-2-praise = Esa cadena es el corazón del juego: completa una y que ella complete la siguiente.
lesson-paint-2-hint-1 = ¿Cuál de las dos puedes completar con lo que tienes?
lesson-paint-2-hint-2 = Pinta dos veces «Primera luz»; sus 6 manchas pintan después tres veces «Golondrina en picado».
lesson-paint-2-mistake-1 = Una pincelada en cada una, y ninguna completa. Las dos en «Primera luz» te habrían pagado al momento.
lesson-paint-2-mistake-2 = Las dos manchas se van en «Golondrina en picado», y aún le falta una. Completa algo primero: pagará el resto.
lesson-paint-2-mistake-3 = Paras con una carta casi completa. No se pierde nada, pero tampoco se gana.

lesson-second = Un segundo dado
lesson-second-aim = Una vez por turno se puede comprar otro dado por el número que muestra.
lesson-second-recall = Necesitas un 5 rojo y un 1 blanco, ambos en la reserva. ¿Cuál es tu acción principal?
lesson-second-recall-1 = El 5 rojo.
lesson-second-recall-2 = El 1 blanco.
lesson-second-recall-3 = Da igual.

lesson-second-1-say-1 = Hay dos casillas vacías, y los dos dados están en la reserva.
lesson-second-1-say-2 = Tu dado principal es gratis. Una vez por turno, después de él, puedes comprar otro por tantas manchas como muestre.
lesson-second-1-task = Completa «Primera luz» en este turno. Tienes dos manchas.
lesson-second-1-praise = Dos dados en un turno: así se completan las cartas deprisa.
lesson-second-1-hint-1 = Un dado es gratis y el otro se compra. ¿Cuál prefieres no pagar?
lesson-second-1-hint-2 = Toma primero el 4 amarillo y después compra el 2 blanco por dos manchas.
lesson-second-1-mistake-1 = El 2 blanco sale gratis, así que el 4 amarillo cuesta 4 manchas, y tienes 2. Toma gratis el dado caro y compra el barato.
lesson-second-1-mistake-2 = Buen comienzo. Te quedaban dos manchas, justo lo que cuesta el 2 blanco.
lesson-second-1-mistake-3 = Una mancha es poca cosa al lado de un dado gratis.

lesson-lay = Compón tu cielo
lesson-lay-aim = Toma una carta y búscale sitio.
lesson-lay-recall = Tres de tus cartas siguen grises. ¿Puedes tomar otra?
lesson-lay-recall-1 = No, antes hay que completar una.
lesson-lay-recall-2 = Sí, por una mancha.
lesson-lay-recall-3 = Sí, siempre.

lesson-lay-1-say-1 = Otra acción principal: toma una de tres cartas y ponla junto a las tuyas, sin girarla y para siempre. Puedes tener tres cartas grises como máximo.
lesson-lay-1-say-2 = Los bordes laterales que se tocan deben coincidir: liso con liso, medio anillo con medio anillo, media nube con media nube. «Primera luz» tiene medio anillo a la derecha.
lesson-lay-1-task = Pon una carta que complete el anillo.
lesson-lay-1-praise = Cuando las dos cartas sean azules, un anillo cerrado da un tesoro. Ya llegaremos a eso.
lesson-lay-1-hint-1 = ¿Qué carta tiene medio anillo en el borde izquierdo?
lesson-lay-1-hint-2 = Toma «Anillo solar este» o «Vals del colibrí» y ponla a la derecha de «Primera luz».
lesson-lay-1-mistake-1 = «Abejorro» cabe ahí, pero sus lados son lisos y el anillo sigue abierto. Busca una carta con medio anillo a la izquierda.
lesson-lay-1-mistake-2 = ¡La carta buena! Pero encima de «Primera luz» su medio anillo no encuentra nada. Su sitio está a la derecha.
lesson-lay-1-mistake-3 = En este lado se juntan dos bordes lisos. El medio anillo está en el otro lado.
lesson-lay-1-refused-1 = Un borde liso nunca va con medio anillo.

lesson-lay-2-say-1 = Los corazones son esperanza, lo segundo con que se paga. Cada vez que alguien toma otra carta, se añade un corazón a la de la derecha.
lesson-lay-2-task = Consigue los 3 de esperanza.
lesson-lay-2-praise = Tres de esperanza. A veces la carta que nadie quiere es la mejor.
lesson-lay-2-hint-1 = Los corazones vienen con la carta en la que están.
lesson-lay-2-hint-2 = Toma «Golondrina en picado», la carta de la derecha, y ponla donde quieras.
lesson-lay-2-mistake-1 = No tomas la carta de la derecha, así que ahora tiene un cuarto corazón para quien la tome después.
lesson-lay-2-mistake-2 = Buena carta, pero la esperanza está en la de su derecha.
lesson-lay-2-mistake-3 = Eso es pintura. La esperanza está en la carta de la derecha.

lesson-lay-3-say-1 = «Planeta rojo» tiene un cielo nocturno en lo alto. Nada puede estar nunca encima de la noche, ni nada debajo de la hierba.
lesson-lay-3-say-2 = Una forma de ganar es un bloque de tres por tres cartas azules, así que deja sitio.
lesson-lay-3-task = Pon «Planeta rojo» donde no cierre ningún sitio junto a «Primera luz».
lesson-lay-3-praise = La noche arriba, la hierba abajo: así no estorban.
lesson-lay-3-hint-1 = ¿Dónde va la noche?
lesson-lay-3-hint-2 = Toma «Planeta rojo» y ponla encima de «Primera luz».
lesson-lay-3-mistake-1 = Cabe, pero el sitio de encima queda cerrado para siempre. En lo alto de tu cielo, la noche no estorba a nadie.
lesson-lay-3-mistake-2 = «Golondrina en picado» no tiene noche. Esta vez se trata de «Planeta rojo», a la derecha.
lesson-lay-3-refused-1 = Su borde nocturno tocaría «Primera luz» por debajo.

lesson-colour = El color que quieras
lesson-colour-aim = Los dados grises son comodines; una nube permite poner cualquier dado en cualquier sitio.
lesson-colour-recall = ¿Cuándo puedes tomar una nube como acción principal?
lesson-colour-recall-1 = Solo si no tienes ninguna.
lesson-colour-recall-2 = Siempre.
lesson-colour-recall-3 = Solo si la reserva está vacía.

lesson-colour-1-say-1 = No quedan dados amarillos. Los grises son comodines: valen por cualquier color.
lesson-colour-1-task = Completa «Primera luz».
lesson-colour-1-praise = Solo hay cuatro dados grises. Se los disputa todo el mundo.
lesson-colour-1-hint-1 = El gris va en cualquier sitio.
lesson-colour-1-hint-2 = Toma el 5 gris para el 4 amarillo.
lesson-colour-1-mistake-1 = Comodín de color, no de número: 2 sigue siendo menos que 4, y no tienes manchas para pintar.
lesson-colour-1-mistake-2 = Una mancha puede esperar. Un comodín que encaja no se queda ahí mucho tiempo.
lesson-colour-1-refused-1 = El blanco no vale para la casilla amarilla, y no tienes nube para cambiarlo.

lesson-colour-2-say-1 = Ni amarillos ni grises, pero tienes una nube. Págala, y un dado de cualquier color puede ocupar el sitio.
lesson-colour-2-task = Completa «Primera luz».
lesson-colour-2-praise = Sin nubes en la mano puedes tomar una como acción principal y, si no quedan existencias, se la quitas a alguien.
lesson-colour-2-hint-1 = Ahora vale cualquier color. ¿Qué número necesitas?
lesson-colour-2-hint-2 = Toma el 5 azul y ponlo en el 4 amarillo; la nube se paga sola.
lesson-colour-2-mistake-1 = La nube cambia el color, pero un 3 sigue siendo menos que 4. Merecía un dado mayor.
lesson-colour-2-mistake-2 = Te guardas la nube. Aquí valía una carta entera.
lesson-colour-2-refused-1 = Solo puedes tomar una nube si no tienes ninguna.

lesson-crown = La corona antes que los corazones
lesson-crown-aim = Los corazones alados solo pagan a quien tiene el liderazgo en ese momento.
lesson-crown-recall = Completas una carta con un corazón alado de 6 mientras un rival tiene la corona. ¿Cuánta esperanza ganas?
lesson-crown-recall-1 = Nada, aunque el corazón cuenta en sumas posteriores.
lesson-crown-recall-2 = 3.
lesson-crown-recall-3 = 6.

lesson-crown-1-say-1 = La corona es el liderazgo: hay una sola, y completar una carta con corona se la quita a quien la tenga.
lesson-crown-1-say-2 = «Cometa de fuego» lleva un corazón alado de 8. Si se vuelve azul cuando la corona es tuya, ganas la mitad de la suma de todos tus corazones alados.
lesson-crown-1-task = A cada carta le falta una mancha, y tienes dos. Completa ambas y gana 6 de esperanza.
lesson-crown-1-praise = 8 y el 4 de «Primera luz» hacen 12, y la mitad es 6 de esperanza. Cada corazón alado que reúnes enriquece el siguiente.
lesson-crown-1-hint-1 = ¿Qué debe ser tuyo antes de que pague un corazón alado?
lesson-crown-1-hint-2 = Pinta primero «Golondrina en picado» y después «Cometa de fuego».
lesson-crown-1-mistake-1 = «Cometa de fuego» se vuelve azul mientras tu rival lleva la corona, así que su corazón duerme y no paga nada. Tampoco pagará después.
lesson-crown-1-mistake-2 = La corona es tuya, muy bien. «Cometa de fuego» estaba a una pincelada de 6 de esperanza.

lesson-painters = Contrata a un pintor
lesson-painters-aim = Los pintores cuestan manchas y esperanza; la pintura que pasa de seis se pierde al acabar el turno.
lesson-painters-recall = Tu turno acaba con 11 manchas. ¿Con cuántas te quedas?
lesson-painters-recall-1 = 6.
lesson-painters-recall-2 = 11.
lesson-painters-recall-3 = Ninguna.

lesson-painters-1-say-1 = Un pintor cuesta manchas y esperanza: el precio de su loseta y un poco por su sitio en la fila, menos cuanto más a la derecha.
lesson-painters-1-say-2 = Durante tu turno puedes tener cualquier número de manchas. Al acabar se pierden todas las que pasen de seis.
lesson-painters-1-task = Contrata a un pintor.
lesson-painters-1-praise = Completar y después gastar, todo en un turno. Los pintores valen puntos, cambian reglas a tu favor, y con cinco se puede ganar la partida.
lesson-painters-1-hint-1 = Faltan cinco manchas. ¿Qué puede pagarlas este turno?
lesson-painters-1-hint-2 = Pinta una vez «Primera luz»; con sus 6 manchas, contrata al pintor de la derecha.
lesson-painters-1-mistake-1 = Había nueve manchas y quedan seis. Una pincelada en «Primera luz» las habría convertido en catorce.
lesson-painters-1-mistake-2 = Catorce manchas, y ocho se pierden. Sky Levitt Alpha cuesta justo catorce, con 4 de esperanza.
lesson-painters-1-refused-1 = Sky Levitt Alpha cuesta aquí 14 manchas y 4 de esperanza; faltan 5 manchas.

lesson-painters-2-say-1 = Ahora Sky Cotton trabaja para ti. Unos pintores actúan una vez, al llegar; otros, siempre; y otros, al final.
lesson-painters-2-say-2 = Cotton actúa siempre: 2 de esperanza completan una casilla blanca vacía, sin ningún dado.
lesson-painters-2-task = Completa «Primera luz» sin un dado.
lesson-painters-2-praise = Cada pintor es una pequeña regla nueva a tu favor.
lesson-painters-2-hint-1 = Cotton cobra en corazones.
lesson-painters-2-hint-2 = Paga 2 de esperanza en la casilla blanca de «Primera luz».
lesson-painters-2-mistake-1 = Te guardas 2 de esperanza. Aquí valían una carta entera.

lesson-rings = Anillos y nubes
lesson-rings-aim = Una figura de dos mitades paga cuando las dos cartas son azules.
lesson-rings-recall = Ya hay dos sitios de halo vacíos. ¿Es gratis la siguiente ficha?
lesson-rings-recall-1 = No: 3 manchas y 1 de esperanza.
lesson-rings-recall-2 = Sí, siempre.
lesson-rings-recall-3 = No: 2 manchas.

lesson-rings-1-say-1 = «Veleta» y «Bruma matinal» comparten un anillo, un halo. Cuando las dos son azules, puedes tomar, una sola vez, una de estas fichas de halo.
lesson-rings-1-say-2 = La primera ficha de la partida es gratis, y cada una después cuesta más. «Veleta» da además la corona.
lesson-rings-1-task = Cierra el anillo y acaba con al menos 9 de esperanza.
lesson-rings-1-praise = La ocasión llega una vez por anillo. Si no puedes pagar en ese momento, se pierde.
lesson-rings-1-hint-1 = Completa la mitad gris del anillo y compara lo que pagan las fichas ahora mismo.
lesson-rings-1-hint-2 = Pon el 6 azul en «Veleta» y después toma el Halo del latido.
lesson-rings-1-mistake-1 = El Halo de la fe es un corazón alado de 10: con el 4 de «Bruma matinal» hace 14, y la mitad es 7. Bueno para más tarde, pero no son nueve ahora.
lesson-rings-1-mistake-2 = El Halo de tinta paga 8 manchas de pintura. Lo que buscabas era esperanza.
lesson-rings-1-mistake-3 = El Halo del honor son 15 puntos al final, y hoy nada de esperanza.
lesson-rings-1-mistake-4 = El Halo de conexión te deja poner cartas como si los anillos fueran bordes lisos. Hoy no paga nada.
lesson-rings-1-mistake-5 = Dejas pasar la ficha, y este anillo no vuelve a ofrecerla.
lesson-rings-1-mistake-6 = El 2 azul es demasiado bajo y no hay pintura para subirlo. El anillo sigue abierto.

lesson-rings-2-say-1 = Las medias nubes funcionan igual: las dos cartas azules, y una nube es tuya.
lesson-rings-2-say-2 = A dos cartas grises les falta un dado a cada una.
lesson-rings-2-task = Gana una nube.
lesson-rings-2-praise = Si completaste primero «Golondrina en picado» y compraste el segundo dado: ¡bravo!, la corona despertó además el corazón.
lesson-rings-2-hint-1 = ¿Qué carta gris toca la otra mitad de la nube?
lesson-rings-2-hint-2 = Pon el 4 blanco en «Cometa de fuego».
lesson-rings-2-mistake-1 = «Golondrina en picado» es azul y la corona es tuya. Pero no tiene media nube: la tiene «Cometa de fuego», y su dado se podía comprar.
lesson-rings-2-mistake-2 = Una nube, pero a cambio de toda tu acción principal. «Cometa de fuego» habría dado una además de su pintura.
lesson-rings-2-mistake-3 = Una mancha. Las dos cartas siguen esperando.

lesson-wins = Dos victorias rápidas
lesson-wins-aim = Cinco pintores o un bloque de nueve, y la corona.

lesson-wins-1-say-1 = Victoria de la Estrella: acaba tu turno con cinco pintores y la corona, y la partida es tuya.
lesson-wins-1-say-2 = Tienes cuatro pintores, y tu rival lleva la corona.
lesson-wins-1-task = Gana la partida en este turno.
lesson-wins-1-praise = ¡Victoria de la Estrella! Solo cuenta al final de tu propio turno.
lesson-wins-1-hint-1 = Faltan dos cosas, y puedes pagar las dos.
lesson-wins-1-hint-2 = Pinta una vez «Golondrina en picado» y contrata a Sky Fugaz, en cualquier orden.
lesson-wins-1-mistake-1 = Cinco pintores, pero la corona sigue al otro lado de la mesa. A «Golondrina en picado» le faltaba una pincelada.
lesson-wins-1-mistake-2 = La corona es tuya con cuatro pintores. Sky Fugaz, a la derecha, estaba a tu alcance.

lesson-wins-2-say-1 = Victoria del Firmamento: un bloque de tres por tres cartas azules y la corona. Las cartas de alrededor no importan.
lesson-wins-2-say-2 = La corona ya es tuya.
lesson-wins-2-task = Gana la partida en este turno.
lesson-wins-2-praise = ¡Victoria del Firmamento! Vigila los bloques de tus rivales además del tuyo.
lesson-wins-2-hint-1 = Ocho de las nueve son azules. ¿Cuál es la novena?
lesson-wins-2-hint-2 = Pon el 3 azul en «Golondrina en picado» y termina tu turno.
lesson-wins-2-mistake-1 = «Desfile de loros» paga bien, pero está fuera del bloque. La novena carta era «Golondrina en picado».
lesson-wins-2-mistake-2 = Una mancha, con la victoria a un dado de distancia.

lesson-last = La última página
lesson-last-aim = Con el mazo vacío, quien conserva la corona un turno entero termina la partida.

lesson-last-1-say-1 = El mazo está vacío: fase crítica. Empiezas este turno con la corona y, si la tienes al final, la partida termina y deciden los puntos.
lesson-last-1-say-2 = Cuentan estrellas, pintores, halos, esperanza (doble con la corona), dados y manchas. Tener más nubes vale 15 puntos, y quien empata en cabeza recibe los 15 enteros.
lesson-last-1-task = Gana por puntos. Vas por detrás.
lesson-last-1-praise = Ya sabes todo lo necesario. ¡Hora de una partida de verdad!
lesson-last-1-hint-1 = Compara los puntos: ¿en qué tienes cero y tu rival quince?
lesson-last-1-hint-2 = Toma una nube y termina tu turno.
lesson-last-1-mistake-1 = Un dado más es un punto más, y dos manchas sobrantes, otro. Una nube valía quince.
lesson-last-1-mistake-2 = Un punto por el dado y otro por la pintura: ni de lejos. Una nube valía quince.
lesson-last-1-mistake-3 = Dos manchas hacen un punto. Tu rival tiene 15 por una sola nube.

# Puzzles: what each is about, the question, and the first hint
theme-last-page = Última página
theme-last-page-ask = La partida está a punto de terminar. Que termine bien.
theme-last-page-hint = Cuenta los puntos de ambas partes tras cada opción, nubes y halos incluidos.
theme-hearts = Corazones por corazones
theme-hearts-ask = Sácale todo el partido a este turno.
theme-hearts-hint = Un pintor con un corazón alado aumenta tu suma, y eso puede pagar al momento. ¿A quién puedes contratar?
theme-two-keys = Dos llaves
theme-two-keys-ask = Sácale todo el partido a este turno.
theme-two-keys-hint = Mira los pintores que puedes pagar ahora y lo que haría cada uno por ti.
theme-which-halo = ¿Qué halo?
theme-which-halo-ask = ¿Qué halo te conviene?
theme-which-halo-hint = Unos halos pagan al momento; otros, mientras los tienes. ¿Qué te hace más falta ahora?
theme-crown = Decide la corona
theme-crown-ask = Una jugada da la vuelta a esta partida. Encuéntrala.
theme-crown-hint = ¿Cuál de tus cartas da la corona y qué despierta con ella?
theme-order = El orden
theme-order-ask = Sácale todo el partido a este turno.
theme-order-hint = Hay una carta casi completa. ¿Dónde completan algo tus manchas y qué va primero?
theme-turn-blue = Vuélvela azul
theme-turn-blue-ask = Sácale todo el partido a esta decisión.
theme-turn-blue-hint = ¿Cuál de tus cartas se puede completar ahora y qué recompensa vale más?
theme-which-symbol = ¿Qué casilla?
theme-which-symbol-ask = Tienes un dado en la mano. ¿Dónde va?
theme-which-symbol-hint = Mira qué carta queda más cerca de completarse y qué van a necesitar las otras casillas.
theme-which-action = ¿Qué acción?
theme-which-action-ask = ¿Cuál es tu mejor opción?
theme-which-action-hint = Piensa en el turno entero: ¿cómo debe quedar tu cielo al final?

# What the coach of a first game says, once each.
coach-first-turn-title = Una acción principal
coach-first-turn = Para empezar, una acción principal: un dado, una carta, una nube o una mancha. Un dado que encaja bien rara vez es mala idea.
coach-surplus-title = Pasos sobrantes
coach-surplus = Los pasos sobrantes se convierten en manchas. Casillas bajas para dados altos: de ahí sale la pintura.
coach-too-low-title = Bajo, y está bien
coach-too-low = Este dado es demasiado bajo, y no pasa nada. Píntalo con manchas cuando necesites la carta.
coach-extras-title = Ahora, los extras
coach-extras = Ahora, los extras: pinta, compra un dado, contrata a un pintor, en cualquier orden. Si nada merece la pena, termina tu turno.
coach-first-blue-title = Una carta azul
coach-first-blue = ¡Tu primera carta azul! Lo que paga es tuyo en este mismo momento, así que mira qué más puedes completar.
coach-chain-title = Una cadena
coach-chain = Dos en un turno: eso es una cadena. A menudo conviene guardar una carta casi completa hasta que su pareja esté a punto.
coach-heart-slept-title = Un corazón dormido
coach-heart-slept = El corazón alado duerme, porque la corona no es tuya. Aun así cuenta en la suma cuando despierte otro.
coach-heart-woke-title = Un corazón despierta
coach-heart-woke = La mitad de todos tus corazones alados, pagada en esperanza. El siguiente pagará más.
coach-crown-mine-title = La corona es tuya
coach-crown-mine = La corona es tuya hasta que alguien te la quite. Completa un corazón alado mientras la tengas.
coach-crown-gone-title = La corona se va
coach-crown-gone = La corona se va. La devuelven una carta con corona, algunos pintores y una ficha de halo.
coach-six-spots-title = Más de seis manchas
coach-six-spots = Tienes más manchas de las que puedes guardar: el resto se pierde al acabar el turno. Pinta, compra o contrata.
coach-can-hire-title = Un pintor disponible
coach-can-hire = Puedes pagar un pintor. Cinco pintores y la corona ganan la partida.
coach-rival-hired-title = Tu rival contrata
coach-rival-hired = Tu rival contrata a un pintor. Cuéntalos: con cinco, decide la corona.
coach-hope-gathers-title = Se junta esperanza
coach-hope-gathers = Se junta esperanza en la carta de la derecha. Hasta una carta corriente puede merecer la pena por ella.
coach-three-grey-title = Tres cartas grises
coach-three-grey = Tus tres sitios están llenos. Completa una carta antes de tomar otra.
coach-nothing-fits-title = Nada encaja
coach-nothing-fits = Esta vez nada encaja. Con una nube, cualquier dado encajará en el próximo turno.
coach-ring-title = Un anillo cerrado
coach-ring = Un anillo está cerrado y solo ofrece ficha una vez. Compara lo que paga cada ficha ahora y después.
coach-ring-unpaid-title = Un anillo sin pagar
coach-ring-unpaid = El anillo está cerrado, pero no podías pagar una ficha. Guarda unas manchas cuando haya un anillo cerca.
coach-refilled-title = Vuelven los dados
coach-refilled = La reserva estaba vacía, así que los dados de casillas completas se cambian por cuadrados y se tiran otra vez. Los cuadrados mantienen completas tus casillas.
coach-extra-turn-title = Un turno más
coach-extra-turn = Un turno más después de este, con su propia acción principal.
coach-asked-by-painter-title = Un pintor pide
coach-asked-by-painter = Un pintor rival te pide algo. Da lo que menos duela o deja que se lleve su ganancia.
coach-dared-title = Un pintor te reta
coach-dared = Un pintor rival te reta. Entrega los dados o deja que se lleve su ganancia.
coach-six-block-title = Seis en un bloque
coach-six-block = Seis cartas azules en un bloque de nueve. Desde aquí se ve el Firmamento.
coach-thin-deck-title = El mazo se agota
coach-thin-deck = El mazo está casi vacío. Pronto, quien conserve la corona un turno entero podrá terminar la partida.
coach-critical-title = La fase crítica
coach-critical = Fase crítica: desde ahora la corona termina la partida. Abre los puntos y mira a quién le conviene.
coach-standstill-title = Estancamiento
coach-standstill = Hace rato que nadie hace avanzar la partida. Si sigue así, termina tal como está.
