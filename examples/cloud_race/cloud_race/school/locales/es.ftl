# The words of the lessons.

# What learner and rival are called.
school-seat-0 = Ada
school-seat-1 = Ben

# What a newcomer knows after the course.
know-winds = Un viento te lleva justo tan lejos como dice, y a cambio robas una carta nueva; el dado es una apuesta.
know-clouds = Unas nubes te llevan adelante, otras te echan atrás.
know-pushing = Si caes en la nube de un rival, lo empujas atrás.
know-arriving = Quien alcanza la última nube ha llegado; la carrera termina con esa ronda, y a igualdad deciden las cartas.

lesson-winds = Viento o dado
lesson-winds-aim = Vuela tan lejos como quieras.
lesson-winds-recall = Caes en una tormenta. ¿Qué ocurre?
lesson-winds-recall-1 = Te echa atrás
lesson-winds-recall-2 = Pierdes una carta
lesson-winds-recall-3 = Nada

lesson-winds-1-say-1 = Tu cometa está en la nube 1 de 30. En cada turno tiras el dado o juegas un viento, que te lleva justo lo que dice.
lesson-winds-1-say-2 = «Brisa» te lleva 4 nubes, y en la nube 5 una corriente te lleva 3 más allá.
lesson-winds-1-task = Llega a la nube 8 y guarda «Vendaval» para más tarde.
lesson-winds-1-praise = Cuatro nubes por tu cuenta y tres más gratis. Deja que trabajen las nubes.
lesson-winds-1-hint-1 = ¿Qué nube te lleva adelante?
lesson-winds-1-hint-2 = Juega «Brisa»: te deja en la nube 5.
lesson-winds-1-mistake-1 = Has llegado, pero ya no tienes «Vendaval». Aquí un viento más corto llega igual de lejos.
lesson-winds-1-mistake-2 = El dado cae como quiere. Un viento te lleva justo lo que necesitas.
lesson-winds-1-mistake-3 = Dos nubes no bastan, y la nube 3 no hace nada por ti.

lesson-rivals = Empujar y llegar
lesson-rivals-aim = Aprovecha a tus rivales y aprende cómo termina la carrera.

lesson-rivals-1-say-1 = Ben está en la nube 14. Si caes en ella, lo empujas una atrás.
lesson-rivals-1-task = Empuja a Ben.
lesson-rivals-1-praise = Vas por delante por muy poco, y no te ha costado nada.
lesson-rivals-1-hint-1 = ¿A qué distancia está?
lesson-rivals-1-hint-2 = Juega «Brisa»: 10 y 4 son 14.
lesson-rivals-1-mistake-1 = Buen vuelo, pero Ben se queda donde está.
lesson-rivals-1-mistake-2 = No llegas hasta Ben. Está a cuatro nubes.

lesson-rivals-2-say-1 = La nube 30 es la última. Cuando alguien la alcanza, se juega la ronda hasta el final y gana la cometa que esté más lejos; a igualdad deciden las cartas.
lesson-rivals-2-task = Gana la carrera en esta ronda.
lesson-rivals-2-praise = Has llegado. ¡A por una carrera de verdad!
lesson-rivals-2-hint-1 = ¿Cuánto falta hasta la nube 30?
lesson-rivals-2-hint-2 = Juega «Brisa» o «Vendaval»: los dos llegan a la última nube.
lesson-rivals-2-mistake-1 = La nube 28 es una tormenta, y te ha echado atrás hasta la 25.
