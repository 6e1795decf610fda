# The words of the lessons.

# What learner and rival are called.
school-seat-0 = Cirrus
school-seat-1 = Halcyon

# The map of the course.
school-line = Cada lección es un piso. Termina una torre y recibe su tejado.
school-open = Nada está cerrado: puedes abrir un piso de línea discontinua cuando quieras.
chapter-dial = La esfera
chapter-towers = Torres
chapter-race = La carrera
chapter-winning = Ganar

# What a newcomer knows after the course.
know-M1 = Tu turno: termina lo que toque y activa esas torres, envía un gólem y el mercado se repone. Siempre en este orden.
know-M2 = En cada turno envías exactamente un gólem a una carta del mercado.
know-M3 = El valor que le das es un lugar de la esfera: termina cuando ese valor llega al indicador. Un número alto no es más; uno bajo no es antes.
know-M4 = Antes es más caro: terminar en 1, 2, 3, 4 o 5 rondas cuesta 10, 6, 3, 1 o 0 monedas. Primero se paga.
know-M5 = La carta a la que envías se activa para ti al momento.
know-M6 = Cuando el valor de tu gólem está en el indicador, tomas la carta al principio de tu turno y la pones sobre tu torre de su color.
know-M7 = Después se activa toda esa torre, desde el cimiento hacia arriba. Por eso la siguiente carta de una torre alta es la que más vale.
know-M8 = En una carta pueden trabajar gólems de todos. El primero que termina se la queda; cada gólem rival que hay en ella vuelve a casa con 3 monedas.
know-M9 = En una carta no hay dos gólems con el mismo valor, y nadie puede elegir el valor del indicador.
know-M10 = Las cartas azules dan puntos; las doradas, monedas; las rojas giran gólems; las moradas activan otras cartas, cambian o añaden.
know-M11 = Girar un gólem un paso lo acerca una ronda. Nunca hasta el indicador, nunca hasta un valor que ya esté en esa carta; pasar por encima sí se puede.
know-M12 = La partida termina una ronda completa después de que se agote el primer mazo. Lo que no esté terminado para entonces cuenta solo 1.
know-M13 = Al final: los puntos del marcador, tres gremios, 5 por un Laboratorio, 1 por cada 5 monedas y 1 por cada gólem que siga trabajando.
know-M14 = Los gremios pagan a todos, y los cimientos cuentan como cartas.
know-M15 = Si se activan varias torres, tú eliges el orden. Las ganancias llegan solas; todo lo demás se puede omitir.
know-M16 = Una carta nunca mueve los gólems que están sobre ella.
know-M17 = Una carta añadida por un efecto queda construida, pero su torre no se activa.
know-M18 = Aguja del eco activa la cima de cualquiera de tus torres; Salón de espejos, una carta de la misma fila o del mismo piso de tu ciudad. Ninguna carta dos veces en una cadena.
know-M19 = Si terminas una carta, tus otros gólems en ella vuelven a casa sin monedas.
know-M20 = El marcador inicial pasa en sentido contrario a los turnos, así que quien juega en último lugar puede empezar la ronda siguiente.
know-M21 = Tu loseta de habilidad paga sola cuando se cumple su condición.
know-M22 = El empate es para la ciudad con menos cartas y, después, con más monedas sobrantes.

lesson-send = Envía un gólem
lesson-send-aim = Elige una carta, una ronda y su precio.
lesson-send-recall = Es la ronda 4 y quieres una carta en la ronda 5. ¿Cuánto cuesta?
lesson-send-recall-1 = 10 monedas
lesson-send-recall-2 = 1 moneda
lesson-send-recall-3 = Nada

lesson-send-1-say-1 = Construyes una ciudad en el cielo, y gana quien tenga más puntos de prestigio. En cada turno envías un gólem a trabajar en una carta del mercado.
lesson-send-1-say-2 = La esfera muestra las rondas. Avanza una muesca por ronda, y lo que llega a «ahora», el indicador, está terminado.
lesson-send-1-say-3 = Cada ronda tiene su precio: esperar es gratis; la prisa cuesta. Elige una carta y después la ronda.
lesson-send-1-task = Envía gratis un gólem a cualquiera de las dos cartas.
lesson-send-1-praise = Terminará en la ronda 6 y no ha costado nada. Un gólem es un dado: muestra el valor que la esfera tiene en la ronda 6.
lesson-send-1-hint-1 = En la esfera, cada ronda tiene su precio.
lesson-send-1-hint-2 = Elige una carta y la ronda 6: cinco rondas de espera, ninguna moneda.
lesson-send-1-mistake-1 = Eso cuesta una moneda por una ronda menos. La ronda gratis es la que llega la última: la 6.
lesson-send-1-mistake-2 = Pagas por ir deprisa. Busca en la esfera la ronda con precio 0.
lesson-send-1-refused-1 = El 1 está ahora en el indicador, así que ningún gólem puede tomarlo.
lesson-send-1-refused-2 = Terminar en la ronda siguiente cuesta 10 monedas, y tienes 5.

lesson-send-2-say-1 = Ahora hay prisa, y tienes 8 monedas.
lesson-send-2-task = Que una carta esté terminada en la ronda 3.
lesson-send-2-praise = Dos rondas, seis monedas. La esfera siempre te dice la ronda.
lesson-send-2-hint-1 = Busca la ronda 3 en la esfera: ¿cuánto cuesta?
lesson-send-2-hint-2 = Elige la ronda 3: cuesta 6 monedas.
lesson-send-2-mistake-1 = Gratis, pero no termina hasta la ronda 6. Busca en la esfera una ronda anterior.
lesson-send-2-mistake-2 = Casi: ese termina en la ronda 4. Elige una ronda antes.
lesson-send-2-mistake-3 = Ese termina en la ronda 5. Busca la ronda 3 en la esfera.
lesson-send-2-refused-1 = La ronda 2 cuesta 10 monedas, y tienes 8. Basta con la ronda 3.

lesson-use = Se activa al momento
lesson-use-aim = Enviar un gólem a una carta es también activarla.
lesson-use-recall = Tienes 2 monedas y envías a una carta que da 3. ¿Puedes elegir una ronda que cuesta 3?
lesson-use-recall-1 = No, primero se paga
lesson-use-recall-2 = Sí, lo paga la carta
lesson-use-recall-3 = Solo en la primera ronda

lesson-use-1-say-1 = Una carta se activa para ti en cuanto le envías un gólem.
lesson-use-1-say-2 = Las cartas azules dan puntos y las doradas monedas; las rojas giran gólems; las moradas activan otras cartas, cambian o añaden.
lesson-use-1-say-3 = Con puntos de prestigio se gana; con monedas se compra rapidez. Tu bolsa está vacía.
lesson-use-1-task = Consigue 3 puntos en este turno.
lesson-use-1-praise = Tres puntos por un gólem gratis, y además el Faro va camino de tu ciudad.
lesson-use-1-hint-1 = Compara los puntos que dan las cartas.
lesson-use-1-hint-2 = Envía al Faro para la ronda 6: no cuesta nada y da 3 puntos.
lesson-use-1-mistake-1 = La Cúpula da un punto por cada piso de tu torre dorada, y solo está el cimiento. Es 1.
lesson-use-1-mistake-2 = Dos monedas y un punto: útil, pero no son tres puntos.
lesson-use-1-mistake-3 = Esa carta da 2 puntos. Hay una que da 3.

lesson-use-2-say-1 = Primero pagas tú, y solo entonces te paga la carta. Tienes 1 moneda.
lesson-use-2-task = Acaba este turno con 3 monedas o más y con la carta terminada para la ronda 5.
lesson-use-2-praise = Sale una moneda, entran tres y te ahorras una ronda.
lesson-use-2-hint-1 = ¿Qué carta da monedas?
lesson-use-2-hint-2 = Envía a la Ceca para la ronda 5: cuesta tu única moneda y da tres.
lesson-use-2-mistake-1 = Cuatro monedas, pero cinco rondas. Te alcanza para ir una ronda más rápido.
lesson-use-2-mistake-2 = El Faro paga en puntos. Para monedas, mira la carta dorada.
lesson-use-2-refused-1 = Esa ronda cuesta 3, y tienes 1. Las monedas de la Ceca llegan después de pagar.

lesson-done = Una carta terminada
lesson-done-aim = Mira cómo se activa una torre y construye donde es alta.
lesson-done-recall = Sobre tu cimiento dorado (1 moneda) hay una Ceca (3 monedas) y terminas un Puente de peaje (2 monedas, 1 punto). ¿Cuántas monedas recibes?
lesson-done-recall-1 = 6
lesson-done-recall-2 = 2
lesson-done-recall-3 = 3

lesson-done-1-say-1 = Tu turno siempre va así: termina lo que toque y activa esas torres, envía un gólem y el mercado se repone.
lesson-done-1-say-2 = Tu gólem del Faro termina en la ronda 3: entonces su valor, el 5, llega al indicador.
lesson-done-1-task = Envía otro gólem adonde quieras y después observa.
lesson-done-1-praise = El gólem vuelve a casa, el Faro es el primer piso de tu torre azul y la torre se activa de abajo arriba: 1 punto y luego 3.
lesson-done-1-hint-1 = Sirve cualquier carta.
lesson-done-1-hint-2 = Envía a la Ceca para la ronda 7, gratis.

lesson-done-2-say-1 = Cada vez que una torre recibe una carta, se activan otra vez todos sus pisos.
lesson-done-2-task = Envía un gólem a la carta que más te dará en la ronda en que esté terminada.
lesson-done-2-praise = Por sí solo, el Jardín da un único punto. En la cima de esa torre pone en marcha 1, 3, 2 y 1: siete.
lesson-done-2-hint-1 = ¿Dónde están tus pisos?
lesson-done-2-hint-2 = La carta azul: activa otra vez toda la torre azul.
lesson-done-2-mistake-1 = Tres monedas ahora y cuatro cuando termine. Pero hay otra torre tuya que espera activarse.
lesson-done-2-mistake-2 = Dos puntos ahora y una torre pequeña después. ¿Cuál de tus torres ya es alta?

lesson-order = ¿En qué orden?
lesson-order-aim = Elige qué torre se activa primero y qué omitir.
lesson-order-recall = ¿Puedes rechazar lo que ofrece una carta?
lesson-order-recall-1 = Sí, todo lo que te pregunte
lesson-order-recall-2 = No, nunca
lesson-order-recall-3 = Solo en la última ronda

lesson-order-1-say-1 = Terminan dos cartas a la vez, y tú eliges qué torre se activa primero.
lesson-order-1-say-2 = Las ganancias llegan solas. Todo lo que te pregunte se puede omitir.
lesson-order-1-say-3 = La dorada da monedas; la morada cambia tres monedas por puntos. Tu bolsa está vacía.
lesson-order-1-task = Haz al menos dos cambios.
lesson-order-1-praise = Primero ganar, después gastar. Si omites el cambio del cimiento y usas dos veces la Contaduría, sacas incluso un punto más.
lesson-order-1-hint-1 = ¿Qué necesitas tener para poder cambiar?
lesson-order-1-hint-2 = Primero la torre dorada; después acepta los cambios.
lesson-order-1-mistake-1 = Con la bolsa vacía, la torre morada no tenía nada que cambiar. Activa primero la torre dorada.
lesson-order-1-mistake-2 = Un cambio hecho y tres monedas de sobra. Puedes cambiar otra vez.
lesson-order-1-mistake-3 = Te guardas las monedas. Aquí tres monedas valen más como puntos.

lesson-race = Quién termina antes
lesson-race-aim = Adelanta, o saca provecho de llegar tarde.
lesson-race-recall = Terminas una carta; vuelven a casa tu segundo gólem en ella y uno rival. ¿Quién recibe monedas?
lesson-race-recall-1 = Solo el rival, 3
lesson-race-recall-2 = Ambos, 3 cada uno
lesson-race-recall-3 = Nadie

lesson-race-1-say-1 = Halcyon, tu rival, terminará el Faro en la ronda 4. Quien termina primero se lo queda.
lesson-race-1-say-2 = Cada gólem rival que siga allí vuelve a casa con 3 monedas. Tus otros gólems vuelven sin nada.
lesson-race-1-task = Adelántate a Halcyon.
lesson-race-1-praise = Terminarás una ronda antes que Halcyon. Su gólem vuelve a casa con 3 monedas por las molestias.
lesson-race-1-hint-1 = Halcyon termina en la ronda 4. ¿Qué rondas llegan antes?
lesson-race-1-hint-2 = Envía al Faro para la ronda 3, por 6 monedas.
lesson-race-1-mistake-1 = Tres puntos ahora, pero Halcyon termina antes: tu gólem volverá a casa con 3 monedas y sin carta.
lesson-race-1-mistake-2 = Buena carta, pero la carrera está en el Faro.
lesson-race-1-refused-1 = Ya hay allí un gólem con un 4. En una carta todos los valores son distintos.
lesson-race-1-refused-2 = La ronda siguiente cuesta 10. Solo necesitas terminar una ronda antes que Halcyon.

lesson-race-2-say-1 = Perder una carrera puede ser buen negocio. Halcyon se queda con la Ceca en esta misma ronda, después de tu turno.
lesson-race-2-task = Tu bolsa está vacía. Ten 6 monedas cuando Halcyon envíe.
lesson-race-2-praise = Tres monedas de la Ceca y tres más cuando te la quitan. Y tu gólem ya está en casa.
lesson-race-2-hint-1 = ¿Qué recibes cuando alguien termina una carta en la que trabajas?
lesson-race-2-hint-2 = Envía a la Ceca para la ronda 12: paga ahora y paga otra vez cuando Halcyon se la queda.
lesson-race-2-mistake-1 = Tres puntos no están mal, pero no dan monedas. Piensa en lo que se paga a un gólem que llega tarde.

lesson-turning = Gira los gólems
lesson-turning-aim = Qué hacen las cartas rojas y sus límites.
lesson-turning-recall = Envías a una Casa de la cuerda donde ya trabaja un gólem tuyo. ¿Puede girar ese gólem?
lesson-turning-recall-1 = No, una carta nunca mueve los gólems que tiene
lesson-turning-recall-2 = Sí
lesson-turning-recall-3 = Solo hasta el indicador

lesson-turning-1-say-1 = Las cartas rojas giran un gólem que ya trabaja: menos pasos, antes termina.
lesson-turning-1-say-2 = Nunca hasta el indicador, nunca hasta un valor que ya esté en esa carta, aunque se puede pasar por encima. Y una carta nunca mueve los gólems que están sobre ella.
lesson-turning-1-task = En el Faro vas una ronda por detrás de Halcyon. Adelántate.
lesson-turning-1-praise = Dos pasos te llevan por encima del 5 de Halcyon hasta el 6. Terminas en la ronda siguiente; Halcyon, una después.
lesson-turning-1-hint-1 = Un paso no se puede. ¿Y dos?
lesson-turning-1-hint-2 = Envía al Resorte maestro y gira tu gólem del Faro.
lesson-turning-1-mistake-1 = Un paso pondría tu gólem en 5, y allí ya hay un 5, así que no se ha podido girar nada. Con dos pasos lo dejas atrás.
lesson-turning-1-mistake-2 = La carta buena, pero has omitido su efecto. Elige tu gólem del Faro.
lesson-turning-1-mistake-3 = Eso no gira nada. Busca una carta que gire un gólem dos pasos.
lesson-turning-1-refused-1 = Un segundo gólem allí cuesta 10. Gira el que tienes.

lesson-turning-2-say-1 = Tu torre roja va a activarse: su cimiento gira un gólem un paso, y la Casa de la cuerda otro.
lesson-turning-2-task = Que el Faro termine en la ronda siguiente.
lesson-turning-2-praise = De tres rondas a una. Dos efectos pueden girar dos veces el mismo gólem.
lesson-turning-2-hint-1 = Puedes girar dos veces el mismo gólem.
lesson-turning-2-hint-2 = Elige las dos veces el gólem del Faro.
lesson-turning-2-mistake-1 = A medias: un paso dado y otro omitido. Usa los dos en el Faro.
lesson-turning-2-mistake-2 = Has omitido los dos. Girar aquí no cuesta nada.
lesson-turning-2-refused-1 = Un paso lo llevaría al indicador, y ningún gólem puede girar hasta él. De todos modos termina en la ronda siguiente.

lesson-cards = Cartas que activan cartas
lesson-cards-aim = Qué hacen las cartas moradas.
lesson-cards-recall = Un efecto añade una carta a tu torre dorada. ¿Se activa la torre?
lesson-cards-recall-1 = No
lesson-cards-recall-2 = Sí
lesson-cards-recall-3 = Solo su cimiento

lesson-cards-1-say-1 = Aguja del eco activa la cima de una de tus torres. Tú eliges cuál.
lesson-cards-1-say-2 = Otra carta morada, Salón de espejos, activa en cambio una carta de la misma fila o del mismo piso de tu ciudad. Ninguna carta se activa dos veces en una cadena.
lesson-cards-1-task = Consigue 3 puntos con una carta morada.
lesson-cards-1-praise = El Faro se activa otra vez sin que nadie lo toque. Cuanto más alta tu ciudad, mejor es un eco.
lesson-cards-1-hint-1 = ¿Cuál de tus torres tiene puntos en la cima?
lesson-cards-1-hint-2 = Envía a la Aguja del eco y elige la torre azul.
lesson-cards-1-mistake-1 = El eco fue de la Ceca: tres monedas. Para puntos, elige la torre azul.
lesson-cards-1-mistake-2 = Has omitido el eco. Elige la torre cuya cima quieras.
lesson-cards-1-mistake-3 = Dos puntos de la carta roja; la morada puede dar más.

lesson-cards-2-say-1 = Halcyon termina el Faro en la ronda siguiente, mucho antes que tú. La Grúa celeste sube directamente a tu ciudad una carta en la que está tu gólem.
lesson-cards-2-task = Hazte con el Faro.
lesson-cards-2-praise = El Faro es tuyo, y Halcyon recibe 3 monedas. La torre no se activa, porque solo lo hace con una carta terminada, pero ahí queda para siempre.
lesson-cards-2-hint-1 = Hay una carta que toma otra sin esperar.
lesson-cards-2-hint-2 = Envía a la Grúa celeste y después elige el Faro.
lesson-cards-2-mistake-1 = La grúa estaba a punto y la dejas pasar. Elige la carta en la que trabaja tu gólem.
lesson-cards-2-mistake-2 = Tres puntos, pero Halcyon se queda con la carta en la ronda siguiente. La grúa puede tomarla ya.
lesson-cards-2-mistake-3 = Las monedas están bien, pero el Faro es para Halcyon. Usa la grúa.

lesson-end = Cómo termina
lesson-end-aim = Gremios, últimas rondas y la suma final.

lesson-end-1-say-1 = En esta ronda se ha agotado un mazo y sigue una ronda completa más: esta es la 8, y la 9 es la última. Lo que no esté terminado para entonces cuenta un punto como mucho.
lesson-end-1-say-2 = Tres gremios pagan a todos al final, y los cimientos cuentan como cartas. Pagan por juegos de azul y dorado, por una torre alta y por blasones distintos en las doradas.
lesson-end-1-task = Envía a tiempo un gólem a la carta que mejor pagarán. Tienes 10 monedas.
lesson-end-1-praise = De 6 a 12: un segundo juego y un primer blasón. Los cimientos cuentan; por eso basta una carta dorada.
lesson-end-1-hint-1 = Compara lo que te pagarían los gremios por cada carta.
lesson-end-1-hint-2 = La carta dorada, para la ronda 9: cuesta tus 10 monedas.
lesson-end-1-mistake-1 = La carta buena, pero tarde: no termina para la ronda 9. Al final las monedas valen poco, así que gástalas.
lesson-end-1-mistake-2 = La torre pagaría siete puntos, pero los gremios solo uno más. La pregunta era qué prefieren ellos.
lesson-end-1-mistake-3 = Aquí ninguno de los tres mira el rojo. Lee otra vez sus cartas.
lesson-end-1-refused-1 = El 6 está ahora en el indicador, así que ningún gólem puede tomarlo.

lesson-end-2-say-1 = El último turno de todos: 35 a 38. Cinco monedas hacen un punto, un gólem trabajando otro, y un Laboratorio valdría 5.
lesson-end-2-say-2 = Si hay empate, gana la ciudad con menos cartas y, después, la que tenga más monedas sobrantes.
lesson-end-2-task = Gana la partida.
lesson-end-2-praise = Seis monedas se convierten en seis puntos, y ya nadie las echa de menos.
lesson-end-2-hint-1 = Siete monedas valen un punto. ¿Pueden valer más?
lesson-end-2-hint-2 = Envía gratis a la Contaduría y haz dos cambios.
lesson-end-2-mistake-1 = Un cambio te deja en empate, victoria compartida. ¿En qué más vas a gastar monedas en el último turno?
lesson-end-2-mistake-2 = La Contaduría estaba abierta y las monedas se quedan en tu bolsa, cinco por un punto.
lesson-end-2-mistake-3 = No alcanza para remontar. ¿Dónde se convierten en puntos las monedas?

lesson-tile = Tu loseta
lesson-tile-aim = Conoce tu habilidad y averigua quién empieza.

lesson-tile-1-say-1 = Esta es tu loseta de habilidad, Encargo exprés. Paga un punto cuando envías un gólem por 6 monedas exactas.
lesson-tile-1-task = Gánate su punto.
lesson-tile-1-praise = Seis monedas, un punto de más y una carta en dos rondas. Cada loseta tiene su momento: lee la tuya antes de enviar.
lesson-tile-1-hint-1 = La loseta nombra un precio.
lesson-tile-1-hint-2 = Cualquier carta, para la ronda 3: cuesta 6.
lesson-tile-1-mistake-1 = Gratis no son seis. La loseta solo mira el precio.
lesson-tile-1-mistake-2 = Eso cuesta menos de seis. Exactamente seis, dice la loseta.

lesson-tile-2-say-1 = Una última cosa: el marcador inicial pasa en sentido contrario a los turnos. Quien juega en último lugar puede empezar la ronda siguiente.
lesson-tile-2-say-2 = Ya conoces el juego: a por una partida de verdad.

# Puzzles: what each is about, the question, and the first hint
theme-in-time = Justo a tiempo
theme-in-time-ask = La última ronda. ¿Qué se puede hacer todavía?
theme-in-time-hint = Cuenta lo que vale cada opción al terminar la partida: puntos, gremios, monedas y gólems trabajando.
theme-their-nose = Delante de sus narices
theme-their-nose-ask = Haz algo que a Halcyon no le guste.
theme-their-nose-hint = ¿De quién son los gólems que esperan en las cartas del mercado? Una carta se les puede quitar.
theme-chain = La cadena
theme-chain-ask = Sácale todo el partido a esta decisión.
theme-chain-hint = Una carta puede activar otra, y esa una tercera. Empieza donde la cadena sea más larga.
theme-tower-order = ¿Qué torre?
theme-tower-order-ask = ¿Cuál debe activarse?
theme-tower-order-hint = Suma lo que da cada piso, no solo la cima.
theme-new-place = Mueve un gólem
theme-new-place-ask = Un gólem puede cambiar de ronda o de sitio. ¿Qué es mejor?
theme-new-place-hint = Un gólem girado o trasladado termina en otro momento u otra carta. Quien termina primero se la queda.
theme-at-once = Una carta al momento
theme-at-once-ask = ¿Qué carta tomas, si tomas alguna?
theme-at-once-hint = Una carta que va directa a una torre no necesita gólem ni tiempo. ¿Qué torre gana más?
theme-send = Adónde enviar
theme-send-ask = ¿Adónde envías tu gólem y para qué ronda?
theme-send-hint = Pregúntate por cada carta quién va primero, cuándo terminará y qué hace en cuanto envías.

# What the coach of a first game says, once each.
coach-last-round-title = La última ronda
coach-last-round = Esta es la última ronda. Un gólem enviado ahora vale lo que su carta da al momento más un punto.
coach-deck-out-title = Un mazo se agota
coach-deck-out = Hay un mazo vacío, así que sigue una ronda más después de esta. De cada gólem que envíes, pregúntate: ¿terminará a tiempo?
coach-overtaken-title = Llegas tarde
coach-overtaken = Tu rival ha terminado antes, y tu gólem vuelve a casa con 3 monedas. La carta ya se activó cuando lo enviaste, así que pierdes poco.
coach-tower-order-title = ¿Qué torre primero?
coach-tower-order = Hay dos torres listas y tú eliges el orden. Que la que gana monedas se active antes que la que las gasta.
coach-stack-order-title = Dos cartas, una torre
coach-stack-order = Dos cartas para una torre: tú eliges cuál va debajo. El piso importa al Salón de espejos; la cima, a la Aguja del eco.
coach-rotate-title = Gira un gólem
coach-rotate = Elige el gólem que deba terminar antes. No puede llegar al indicador ni a un valor que ya esté en su carta.
coach-redirect-title = Cambia de carta
coach-redirect = Puedes trasladar un gólem a otra carta; conserva su valor. Llévalo adonde nadie vaya por delante.
coach-recall-title = Llámalo a casa
coach-recall = Puedes llamar a casa a un gólem a cambio de monedas. Hazlo con uno que vaya a perder su carrera.
coach-add-card-title = Construida sin esperar
coach-add-card = Puedes construir una carta sin esperar. Su torre no se activa ahora, pero será más alta la próxima vez.
coach-use-top-title = Una carta que activa otra
coach-use-top = Esta carta activa la cima de una de tus torres. Elige la que más dé ahora.
coach-use-line-title = Una carta espejo
coach-use-line = Esta carta activa otra de su fila. Elige la que más dé ahora.
coach-trade-title = Monedas por puntos
coach-trade = Monedas por puntos, si quieres. Guarda bastantes para tu próximo gólem.
coach-first-send-title = Envía un gólem
coach-first-send = Elige una carta y después la ronda: cuanto más tarde, más barata. La vista previa muestra el precio y lo que dará la torre. Un gólem tuyo ya está trabajando.
coach-compare-title = Ahora y después
coach-compare = Compara las cartas por dos cosas: lo que dan ahora y lo que da toda la torre cuando estén terminadas.
coach-finished-title = ¡Terminada!
coach-finished = ¡Terminada! La carta está en tu torre, y la torre se activa de abajo arriba.
coach-company-title = Dos gólems, una carta
coach-company = ¡Compañía en tu carta! Quien termina primero se la queda, y los demás vuelven a casa con 3 monedas cada uno. Compara las dos muescas.
coach-start-marker-title = Dos turnos seguidos
coach-start-marker = Ahora el marcador inicial es tuyo, así que juegas dos turnos seguidos.
coach-tile-pays-title = Tu loseta paga
coach-tile-pays = Tu loseta paga. Lo hace sola cada vez que se cumple su condición.
coach-full-purse-title = La bolsa llena
coach-full-purse = Tu bolsa está llena. Las monedas son para ir deprisa: al final, cinco son un solo punto.
coach-last-golem-title = El último gólem en casa
coach-last-golem = Solo queda un gólem en casa. El próximo que termine vuelve a tiempo, así que envíalo sin miedo.
coach-thin-decks-title = Quedan pocas cartas
coach-thin-decks = A un mazo le quedan dos cartas o menos. No empieces nada que necesite cinco rondas.
coach-game-over-title = Así se ha contado
coach-game-over = La tabla muestra el marcador, los gremios, las monedas y los gólems. Busca la línea que más puntos ha dado.
