# The words of the illustrated rules of Sky Painters; what they are shown with is in ../rules.toml.

case-SP-32-1 = Estrella
case-SP-32-1-text = Cinco pintores, y el liderazgo es tuyo: ganas en el acto.
case-SP-32-2 = Firmamento
case-SP-32-2-text = Nueve cartas pintadas en un bloque de tres por tres, y el liderazgo es tuyo: ganas en el acto.
case-SP-32-3 = Más puntos
case-SP-32-3-text = ¿Nadie consigue ninguna de las dos? Entonces la partida se agota y se cuentan los puntos.
miss-SP-32-1 = ¿Cuenta en mitad de mi turno?
miss-SP-32-1-answer = No. Se mira al final del turno, así que entonces aún debes tener el liderazgo.
miss-SP-32-2 = ¿Y si dos jugadores tienen los mismos puntos?
miss-SP-32-2-answer = Comparten la victoria.

case-SP-1-1 = Ante ti
case-SP-1-1-text = Una carta gris con tres casillas. Es el corazón de tu cielo.
case-SP-1-2 = El mercado
case-SP-1-2-text = Hay tres cartas a la vista junto al mazo, cuya carta superior también se ve.
case-SP-1-3 = La reserva
case-SP-1-3-text = Treinta dados. Sus números se quedan como salieron hasta que alguien los toma.
case-SP-1-4 = Las fichas de halo
case-SP-1-4-text = Esperan en la escalera; debajo está lo que cuesta la siguiente.

turn-SP-9-1 = Mira
turn-SP-9-1-text = A «Abejorro» solo le falta su 5 azul.
turn-SP-9-2 = Toma el 6 azul
turn-SP-9-2-text = Tu acción principal. Se baja a 5 y sobra una mancha.
turn-SP-9-3 = Pintada
turn-SP-9-3-text = «Abejorro» se vuelve azul y paga 7 manchas y una nube. Su corazón alado duerme, porque no tienes el liderazgo.
turn-SP-9-4 = Gasta
turn-SP-9-4-text = Dos manchas suben el 2 naranja a 4. «Golondrina en picado» también se vuelve azul: 7 manchas más y el liderazgo.
turn-SP-9-5 = Guarda seis
turn-SP-9-5-text = Lo que pase de seis al final de tu turno se pierde. Mejor gástalo antes.
miss-SP-9-1 = ¿Puedo pasar de seis manchas durante mi turno?
miss-SP-9-1-answer = Sí. Solo cuenta el final del turno.
miss-SP-9-2 = ¿Puedo pintar antes de mi acción principal?
miss-SP-9-2-answer = No. La acción principal va primero, siempre.

case-SP-10-1 = No tienes ninguna
case-SP-10-1-text = Toma una de las existencias. Si no quedan, te da una el rival que más tenga.
case-SP-10-2 = Tienes una
case-SP-10-2-text = Entonces no puedes hacer esta acción hasta que la uses.
miss-SP-10-1 = ¿Puedo llegar a tener dos nubes?
miss-SP-10-1-answer = Sí: las cartas pintadas y los pintores las dan sin mirar cuántas tienes.

case-SP-12-1 = Lo que se puede tomar
case-SP-12-1-text = Las tres cartas a la vista son gratis. La carta superior del mazo cuesta 3 manchas y 3 de esperanza.
case-SP-12-2 = La esperanza se acumula
case-SP-12-2-text = Si tomas otra carta, se añade 1 de esperanza a la de la derecha para quien la tome.
case-SP-12-3 = Tres como máximo
case-SP-12-3-text = Con tres cartas sin completar no puedes tomar otra.
miss-SP-12-1 = ¿Las cartas pintadas cuentan para las tres?
miss-SP-12-1-answer = No. Solo las grises.
miss-SP-12-2 = ¿Quién recibe la esperanza de la carta de la derecha?
miss-SP-12-2-answer = Quien toma esa carta, toda y al momento.

case-SP-14-1 = Los bordes coinciden
case-SP-14-1-text = Medio halo encuentra su otra mitad. Los bordes lisos van con lisos; las medias nubes, con medias nubes.
case-SP-14-2 = Los bordes no coinciden
case-SP-14-2-text = «Abejorro» tiene un borde liso: no puede ir donde espera medio halo. Cabe al otro lado, encima o debajo.
case-SP-14-3 = Noche
case-SP-14-3-text = Nada puede estar nunca encima de una carta de noche: por eso no puede ir debajo de otra carta.
case-SP-14-4 = Hierba
case-SP-14-4-text = Nada puede estar nunca debajo de una carta de hierba: por eso no puede ir encima de otra carta.
miss-SP-14-1 = ¿Deben coincidir los bordes de arriba y abajo?
miss-SP-14-1-answer = No, solo izquierda y derecha. Arriba y abajo solo importan la noche y la hierba.
miss-SP-14-2 = ¿Puedo girar una carta?
miss-SP-14-2-answer = No. Las cartas no se giran nunca.

case-SP-15-1 = Encaja
case-SP-15-1-text = El mismo número: la casilla queda completa.
case-SP-15-2 = Demasiado alto
case-SP-15-2-text = Se baja, y el resto es tuyo en manchas: aquí dos.
case-SP-15-3 = Demasiado bajo
case-SP-15-3-text = Se queda, sin completar. Píntalo después, una mancha por paso.
case-SP-15-4 = Gris
case-SP-15-4-text = Un dado gris vale para todos los colores.
case-SP-15-5 = Por una nube
case-SP-15-5-text = Paga una nube y sirve un dado de cualquier color.
case-SP-15-6 = No va en ningún sitio
case-SP-15-6-text = No hay casilla roja libre ni nube con que pagar: este dado no se puede tomar.
miss-SP-15-1 = ¿Puedo tomar a propósito un dado demasiado bajo?
miss-SP-15-1-answer = Sí. Conserva su sitio hasta que lo pintes.
miss-SP-15-2 = ¿Pueden las manchas sobrantes pagar el propio dado?
miss-SP-15-2-answer = No. Un segundo dado se paga antes; después vuelve el resto.

case-SP-18-1 = Una mancha
case-SP-18-1-text = Aunque no puedas hacer nada más, esto siempre se puede.

case-SP-26-1 = Paga su número
case-SP-26-1-text = El primer dado es gratis. El segundo, un 2 blanco, cuesta 2 manchas: toma gratis el caro y compra el barato.
case-SP-26-2 = Demasiado caro
case-SP-26-2-text = Un 6 cuesta 6 manchas, aunque luego vuelvan algunas.
miss-SP-26-1 = ¿Cuántos dados puedo comprar?
miss-SP-26-1-answer = Uno por turno, después de la acción principal, sea cual sea.

case-SP-27-1 = Una mancha por paso
case-SP-27-1-text = Dos manchas suben el 2 amarillo a 4. La casilla queda completa.
case-SP-27-2 = Hasta aquí
case-SP-27-2-text = Un dado completo se queda como está: nunca por encima de su casilla, nunca hacia abajo, nunca de 6 a 1.
miss-SP-27-1 = ¿Cuántas veces puedo pintar?
miss-SP-27-1-answer = Tantas como manchas tengas, en todos los dados que quieras.

case-SP-28-1 = Dos precios
case-SP-28-1-text = Cada pintor cuesta lo que dice su loseta y lo que pide su sitio: el izquierdo es el más caro; el derecho, el más barato.
case-SP-28-2 = En tu equipo
case-SP-28-2-text = Pagas, y el pintor es tuyo para siempre. Primero el efecto, luego el liderazgo y luego el corazón alado.
miss-SP-28-1 = ¿Puedo contratar a varios pintores en un turno?
miss-SP-28-1-answer = Sí, a todos los que puedas pagar.

case-SP-30-1 = 2 de esperanza
case-SP-30-1-text = Con el pintor adecuado, 2 de esperanza completan una casilla vacía de uno de sus colores.

case-SP-19-1 = De gris a azul
case-SP-19-1-text = La última casilla está completa: los dados se tiran otra vez a la reserva y la carta paga.
miss-SP-19-1 = ¿En qué orden paga?
miss-SP-19-1-answer = Manchas, liderazgo, corazón alado y después halos y nubes de izquierda a derecha.
miss-SP-19-2 = ¿Puedo esperar?
miss-SP-19-2-answer = No. Una carta se vuelve azul al momento.

case-SP-20-1 = El liderazgo
case-SP-20-1-text = Una corona en la carta te da el liderazgo, aunque lo tenga otra persona.

case-SP-21-1 = Despierto
case-SP-21-1-text = Tienes el liderazgo: se suman todos tus corazones alados, 4 y 8, y la mitad es tuya en esperanza: 6.
case-SP-21-2 = Dormido
case-SP-21-2-text = No tienes el liderazgo: el corazón cuenta para sumas posteriores, pero ahora no da nada.
miss-SP-21-1 = ¿Despierta un corazón dormido cuando consigo el liderazgo?
miss-SP-21-1-answer = No. Vuelve a contar cuando llegue tu próximo corazón y tengas el liderazgo.
miss-SP-21-2 = ¿Y si la suma es impar?
miss-SP-21-2-answer = La mitad se redondea hacia abajo.

case-SP-22-1 = Dos mitades
case-SP-22-1-text = Las dos cartas están pintadas y el anillo está cerrado: puedes tomar una ficha de halo.
case-SP-22-2 = La escalera
case-SP-22-2-text = El precio depende de cuántas se han tomado, no de cuáles: la primera es gratis y cada una después, más cara.
miss-SP-22-1 = ¿Puedo volver más tarde a por la ficha?
miss-SP-22-1-answer = No. Un anillo solo ofrece ficha una vez.
miss-SP-22-2 = ¿Cuenta una mitad pintada?
miss-SP-22-2-answer = No. Las dos cartas deben ser azules.

case-SP-24-1 = Dos mitades
case-SP-24-1-text = Las dos cartas están pintadas: la nube entre ellas está entera y recibes una.
case-SP-24-2 = Una entera
case-SP-24-2-text = La nube que está entre las recompensas de una carta llega cuando esa carta se vuelve azul.
miss-SP-24-1 = ¿Y si no quedan nubes?
miss-SP-24-1-answer = Entonces se la quitas al rival que más tenga.

case-SP-31-1 = De nueve a seis
case-SP-31-1-text = Se pierden tres manchas. La esperanza y las nubes no tienen límite.

case-SP-35-1 = El mazo está vacío
case-SP-35-1-text = Desde ahora la partida termina con el primer turno que alguien empiece y acabe con el liderazgo.
miss-SP-35-1 = ¿Termina al momento si tengo el liderazgo cuando sale la última carta?
miss-SP-35-1-answer = No. El turno debe empezar y acabar con tu liderazgo después de agotarse el mazo.

case-SP-40-1 = Los puntos hasta ahora
case-SP-40-1-text = La hoja cuenta todo el tiempo, así siempre sabes cómo vas.
miss-SP-40-1 = ¿Comparten puesto los jugadores con las mismas nubes?
miss-SP-40-1-answer = Sí, y cada cual recibe todos los puntos de ese puesto. Quien no tiene nubes no recibe nada.

case-SP-42-1 = Un cuadrado
case-SP-42-1-text = La casilla sigue completa, su dado ha vuelto a la reserva y nadie puede tocarla.

case-SP-47-1 = La carrera
case-SP-47-1-text = Aquí solo cuentan los pintores, el bloque y quién tiene el liderazgo.

icon-spot = Mancha
icon-spot-text = paga dados y pintores
icon-hope = Esperanza
icon-hope-text = 1 punto, 2 con liderazgo
icon-cloud = Nube
icon-cloud-text = cualquier dado, cualquier color
icon-star = Estrella
icon-star-text = puntos cuando está pintada
icon-leader = Liderazgo
icon-leader-text = despierta corazones alados
icon-winged = Corazón alado
icon-winged-text = la mitad llega en esperanza
icon-asleep = Dormido
icon-asleep-text = no tienes el liderazgo
icon-halo = Halo
icon-halo-text = dos mitades: una ficha
icon-half-cloud = Media nube
icon-half-cloud-text = dos mitades: una nube
icon-symbol = Casilla
icon-symbol-text = color y número que pide
icon-open = Sin completar
icon-open-text = número que aún pide
icon-tick = Completa
icon-tick-text = muestra su número
icon-square = Cuadrado
icon-square-text = completa, sin su dado
icon-brush = Pincel
icon-brush-text = manchas que faltan
icon-night = Noche
icon-night-text = nada encima
icon-grass = Hierba
icon-grass-text = nada debajo
icon-now = Rayo
icon-now-text = ocurre una vez, ahora
icon-always = Bucle
icon-always-text = vale toda la partida
icon-end = Bandera
icon-end-text = cuenta al final
icon-blue = Azul
icon-blue-text = casillas azules
icon-white = Blanco
icon-white-text = casillas blancas
icon-yellow = Amarillo
icon-yellow-text = casillas amarillas
icon-green = Verde
icon-green-text = casillas verdes
icon-black = Negro
icon-black-text = casillas negras
icon-orange = Naranja
icon-orange-text = casillas naranjas
icon-red = Rojo
icon-red-text = casillas rojas
icon-purple = Morado
icon-purple-text = casillas moradas
icon-grey = Dado gris
icon-grey-text = vale para todos los colores

shelf-cards = Cartas
shelf-painters = Pintores
shelf-halos = Halos

setup-1 = Cada uno de los { $seats } jugadores recibe una de las cartas grises con letra y la pone como centro de su cielo.
setup-2 = Baraja las cartas para { $seats } jugadores. Pon tres en fila; las otras { $deck } son el mazo, boca arriba. Devuelve el resto a la caja.
setup-3 = Baraja los pintores. Tres van a los sitios izquierdo, central y derecho; { $pile } esperan en la pila.
setup-4 = Pon fichas de halo al azar en la escalera. Las otras { $box } vuelven a la caja.
setup-5 = Tira todos los dados: son la reserva. A su lado quedan { $clouds } nubes cuando todos tienen su parte; las manchas y la esperanza, a mano.
setup-6 = Decide al azar quién empieza. Quien juega después empieza con un poco más. Nadie tiene aún el liderazgo.

reminder-turn = Tu turno
reminder-turn-text =
    1 Una acción principal: un dado a su color (demasiado alto: el resto en <spot>) · una carta (tres grises como máximo, los bordes izquierdo y derecho coinciden) · una <cloud> (solo sin ninguna) · una <spot>
    2 Extras a voluntad: pinta, 1 <spot> por paso · compra un dado por su número · contrata a pintores (loseta + sitio)
    3 Guarda seis <spot>
    4 ¿Has ganado?
reminder-blue = Una carta se vuelve azul
reminder-blue-text =
    Los dados se tiran otra vez; después <spot>, <leader>, <winged>, y luego <halo> y <cloud> de izquierda a derecha
    Con el liderazgo: la mitad de la suma de todos tus <winged> en <hope>
reminder-prices = Precios
reminder-prices-text =
    Cualquier color: un dado gris, o paga una <cloud>
    Sitio del pintor: izquierda 2 <spot> 2 <hope>, centro 1 y 1, derecha 1 <spot>
    Carta superior del mazo: 3 <spot> 3 <hope>
    Fichas de halo: gratis, 2 <spot>, 3 + 1 <hope>, 4 + 2, 5 + 4; cada anillo, una sola vez
reminder-win = Ganar y terminar
reminder-win-text =
    En el acto, con el <leader>: cinco pintores o un bloque azul de tres por tres
    Si no: el mazo está vacío y alguien empieza y acaba un turno con el <leader>
reminder-points = Puntos
reminder-points-text =
    <star> en cartas pintadas · pintores · fichas de halo
    <cloud> por puesto 15, 7, 5, 0 (nada sin nubes)
    <hope> 1 cada una, 2 con el <leader>
    1 por dado · 1 por carta gris · 1 por dos <spot>
reminder-habits = Buenas costumbres
reminder-habits-text =
    Dados altos en casillas bajas
    La corona antes que los corazones
    Completa y después gasta, antes de acabar el turno
    El dado caro gratis, el barato comprado
