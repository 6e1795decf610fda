# The words of the lessons.

# What learner and rival are called.
school-seat-0 = Ada
school-seat-1 = Ben

# What a newcomer knows after the course.
know-winds = Wiatr niesie dokładnie tak daleko, jak mówi, a w zamian dobierasz nową kartę; kość to loteria.
know-clouds = Jedne chmury niosą dalej, inne odrzucają w tył.
know-pushing = Wyląduj na chmurze rywala, a zepchniesz go w tył.
know-arriving = Kto dotrze do ostatniej chmury, jest u celu; wyścig kończy się z tą rundą, a przy równej odległości decydują karty.

lesson-winds = Wiatr czy kość
lesson-winds-aim = Leć tak daleko, jak chcesz.
lesson-winds-recall = Lądujesz na burzy. Co się dzieje?
lesson-winds-recall-1 = Odrzuca cię w tył
lesson-winds-recall-2 = Tracisz kartę
lesson-winds-recall-3 = Nic

lesson-winds-1-say-1 = Twój latawiec jest na chmurze 1 z 30. W każdej turze rzucasz kością albo zagrywasz wiatr, który niesie dokładnie tak daleko, jak mówi.
lesson-winds-1-say-2 = Bryza niesie o 4 chmury, a na chmurze 5 prąd zabiera cię o 3 dalej.
lesson-winds-1-task = Doleć na chmurę 8 i zachowaj Wichurę na później.
lesson-winds-1-praise = Cztery chmury o własnych siłach, trzy kolejne za darmo. Niech pracują chmury.
lesson-winds-1-hint-1 = Która chmura niesie dalej?
lesson-winds-1-hint-2 = Zagraj Bryzę: niesie na chmurę 5.
lesson-winds-1-mistake-1 = Cel osiągnięty, ale Wichury już nie ma. Tutaj krótszy wiatr sięga równie daleko.
lesson-winds-1-mistake-2 = Kość pada, jak chce. Wiatr niesie dokładnie tak daleko, jak trzeba.
lesson-winds-1-mistake-3 = Dwie chmury nie wystarczą, a chmura 3 nic ci nie daje.

lesson-rivals = Spychaj i doleć
lesson-rivals-aim = Wykorzystaj rywali i dowiedz się, jak kończy się wyścig.

lesson-rivals-1-say-1 = Ben jest na chmurze 14. Wyląduj na niej, a zepchniesz go o jedną w tył.
lesson-rivals-1-task = Zepchnij Bena.
lesson-rivals-1-praise = Wyprzedzasz go o włos, i to całkiem za darmo.
lesson-rivals-1-hint-1 = Jak daleko jest Ben?
lesson-rivals-1-hint-2 = Zagraj Bryzę: 10 i 4 daje 14.
lesson-rivals-1-mistake-1 = Ładny lot, ale Ben zostaje, gdzie był.
lesson-rivals-1-mistake-2 = Do Bena to nie wystarczyło. Jest o cztery chmury stąd.

lesson-rivals-2-say-1 = Chmura 30 jest ostatnia. Gdy ktoś na niej stanie, rundę gra się do końca i wygrywa latawiec, który jest najdalej; przy remisie decydują karty.
lesson-rivals-2-task = Wygraj wyścig w tej rundzie.
lesson-rivals-2-praise = Jesteś u celu. Czas na prawdziwy wyścig!
lesson-rivals-2-hint-1 = Jak daleko do chmury 30?
lesson-rivals-2-hint-2 = Zagraj Bryzę albo Wichurę: obie sięgają ostatniej chmury.
lesson-rivals-2-mistake-1 = Chmura 28 to burza i odrzuca cię na 25.
