# Print and play.

paper-title = Imprime y juega
paper-not-good = { $count ->
    [one] Aún no se puede imprimir: la caja tiene un error. Corrígelo en «Cartas».
   *[other] Aún no se puede imprimir: la caja tiene { $count } errores. Corrígelos en «Cartas».
}
paper-what = Qué imprimir
paper-boards = Tableros
paper-reference = Hojas de ayuda
paper-size = Papel
paper-a4 = A4
paper-letter = Carta
paper-backs = Dorsos
paper-backs-none = Ninguno
paper-backs-behind = Otra cara
paper-backs-fold = Para doblar
paper-backs-behind-line = Reflejados de izquierda a derecha: dale la vuelta al papel por el borde largo.
paper-backs-fold-line = Cara y dorso uno al lado del otro, con una línea de puntos por donde doblar.
paper-cuts = Corte
paper-cuts-corners = Esquinas
paper-cuts-lines = Líneas
paper-cuts-none = Ninguna
paper-bleed = Color hasta el borde
paper-bleed-line = El fondo pasa 2 mm de los cortes exteriores.
paper-ink = Menos tinta
paper-ink-line = Fondo blanco y contornos: bueno en blanco y negro.
paper-words = Texto en las cartas
paper-words-line = Lo que hace cada una, en tu idioma.
paper-summary = { $sheets ->
    [one] Una hoja
   *[other] { $sheets } hojas
}, { $pieces ->
    [one] una pieza
   *[other] { $pieces } piezas
}
paper-summary-backs = { $sheets ->
    [one] Una hoja con su dorso
   *[other] { $sheets } hojas con dorsos
}, { $pieces ->
    [one] una pieza
   *[other] { $pieces } piezas
}
paper-print = Imprimir o guardar PDF
paper-print-line = Elige 100 % y sin márgenes en la ventana de impresión.
paper-sheet = Hoja { $number } de { $of }
paper-before = La hoja anterior
paper-after = La hoja siguiente
paper-head = { $box } ({ $game }) · { $kind } · hoja { $number } de { $of }
paper-rule = Esta línea mide 50 mm. Si no, imprime al 100 %.
paper-nothing = No hay nada elegido. Elige qué imprimir.
paper-options = Opciones
paper-checks = Antes de imprimir
paper-fits = Todos los textos caben en sus cartas.
paper-tight = { $count ->
    [one] Para que quepa, el texto de una carta va más pequeño: { $names }.
   *[other] Para que quepan, los textos de { $count } cartas van más pequeños: { $names }.
}
paper-grey = Legible en gris: cada color tiene su marca.
paper-copies = Copias como en la caja.
