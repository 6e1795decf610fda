# The school: courses, lessons, puzzles, the coach of a first game.


## The school
school-missed = To jeszcze nie to. Zobacz, co się stało, i spróbuj ponownie.
school-refused = { $text }
school-stars = { $stars ->
    [one] { $stars } gwiazdka z 3
    [few] { $stars } gwiazdki z 3
   *[many] { $stars } gwiazdek z 3
}
school-kept = Twoje postępy są zapisane na tym urządzeniu.
school-not-kept = Ta przeglądarka niczego nam nie przechowa: postępy znikną po zamknięciu strony.

# The map of a course

course-line = Krótkie lekcje na prawdziwej planszy, od zera do pierwszej partii.
course-absent = Ta gra nie ma jeszcze lekcji. Wszystko, co trzeba wiedzieć, jest w zasadach.
course-start = Zacznij
course-continue = Dalej
course-continue-at = { $lesson }, krok { $step } z { $steps }
course-of = { $all ->
    [one] z { $all } lekcji
   *[many] z { $all } lekcji
}
course-count = Ukończone lekcje: { $done } z { $all }
course-short = { $done } z { $all }
course-new = nowe
course-rules-only = tylko zasady
course-minutes = jeszcze około { $minutes } min
course-all-done = wszystko gotowe
course-lessons = Lekcje
course-lesson-minutes = { $minutes } min
course-more = Oprócz lekcji
course-games = Kursy
course-start-with = { $lesson }, { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
course-first-game = Pierwsza partia z trenerem
course-first-game-text = Jeden łagodny bot, żadnego zegara i trener, który mówi, co nowe, i dopytuje przed dużą wpadką.
course-first-game-best = Najlepiej po rozdziale „{ $chapter }”, ale możesz zacząć już teraz.
course-first-game-start = Zacznij
course-tile-game = Pierwsza partia
course-tile-game-more = z trenerem
course-tile-puzzle = Zadania
course-tile-puzzle-more = znajdź ruch
course-tile-rules = Zasady
course-tile-rules-more = z rysunkami
course-play-gentle = z łagodnym botem
course-play = Zagraj pierwszą partię z trenerem
course-rules = Zasady
course-rules-text = Każdy przypadek na rysunku, wszystkie ikony i całe pudełko.
course-rules-open = Czytaj zasady
course-unlocked = Nic nie jest zamknięte: każdą lekcję można otworzyć w każdej chwili.

## The map of a course
map-chapters = Rozdziały
map-chapter = , rozdział { $number } z { $all }
map-done = , ukończone { $done } z { $all }
map-of = { $done } z { $all }
map-lesson = Lekcja { $number },{" "}
map-in-progress = , w toku, krok { $step } z { $steps }
map-to-do = , jeszcze nieukończona
map-step-minutes = krok { $step } z { $steps }, { $minutes } min
map-card-next = Następna lekcja, { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
map-card-other = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
map-card-done = Ukończona. Zagraj ją jeszcze raz po więcej gwiazdek, { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}

## Progress that travels
along = Weź ze sobą
along-title = Weź postępy ze sobą
along-text = Otwórz ten link na innym urządzeniu albo wczytaj tam plik. Nic nie trafia do sali.
along-copy = Kopiuj link
along-copied = Link skopiowany.
along-copy-yourself = Przeglądarka nie pozwala kopiować: zaznacz link i skopiuj go ręcznie.
along-save = Zapisz plik
along-link = Twoje postępy jako link
along-bring = Wczytaj postępy
along-paste = Link z innego urządzenia
along-file = Plik z innego urządzenia
along-found = Wczytano:
along-course = { $game }: ukończone lekcje { $done } z { $all }
along-unknown = { $game }: ta sala nie zna takiego kursu, ale i tak go zachowa
along-better-stays = Dołączy do tego, co masz tutaj; z każdego kroku zostaje lepszy wynik.
along-take-in = Dodaj tutaj
along-taken = Gotowe: wszystko już tu jest.
course-end-title = { $game }: umiesz już grać!
course-end-text = Jeden łagodny bot i żadnego zegara. Trener mówi, co nowe, i pyta przed dużą wpadką; w każdej chwili możesz go wyciszyć.

# A lesson

lesson-of = Lekcja { $lesson } z { $lessons }
lesson-step = krok { $step } z { $steps }
lesson-leave = Opuść lekcję
lesson-to-map = Wróć do mapy
lesson-leave-title = Opuścić lekcję?
lesson-leave-text = Nic nie przepadnie: wrócisz dokładnie do tego kroku.
lesson-stay = Zostań
lesson-speech = Co mówi trener
lesson-sentences = Zdania
lesson-sentence-back = Poprzednie zdanie
lesson-sentence-next = Następne zdanie
lesson-acts = Zagraj, rada, pokaż
lesson-goal = Cel
lesson-hints = Podpowiedzi
lesson-hint = Rada
lesson-hint-first = Naprowadź mnie
lesson-hint-more = Jeszcze jedna rada
lesson-hint-point = Wskaż, co zagrać
lesson-hint-show = Pokaż ruch
lesson-longer = To też działa.
lesson-shorter = A tu krótsza droga.
lesson-show-me = Pokaż
lesson-again = Jeszcze raz
lesson-your-turn = Teraz ty
lesson-continue = Dalej
lesson-finish = Zakończ
lesson-skip = Pomiń ten krok
lesson-back-to = Wróć do lekcji
lesson-missed-title = Nie tędy droga.
lesson-refused = Tutaj tak nie można.
lesson-step-done = Gotowe!
lesson-done-title = Gotowe, i cała lekcja też!
lesson-shown-title = Tak to się robi.
lesson-shown = { $moves }. Teraz twoja kolej.
lesson-failed-title = Czegoś brakuje.
lesson-failed = Tego kroku nie udało się przygotować. Pomiń go, twoje postępy są bezpieczne.
lesson-stars-left = { $stars ->
    [3] Za pierwszym razem: trzy gwiazdki.
    [2] Teraz: dwie gwiazdki.
   *[other] Bez pomocy: jedna gwiazdka.
}
lesson-stars-won = { $stars ->
    [3] Trzy gwiazdki: rozwiązane za pierwszym razem.
    [2] Dwie gwiazdki.
   *[other] Jedna gwiazdka.
}
lesson-end-title = Ukończona: { $lesson }
lesson-end-now = Co już wiesz
lesson-next = Następna lekcja: { $lesson }
recall-title = Pamiętasz?
recall-right = Zgadza się. (Zasada { $rule })
recall-wrong = Niezupełnie. Prawidłowa odpowiedź to „{ $answer }” (zasada { $rule }).
recall-skip = Pomiń pytanie

# Puzzles

puzzles-of = { $game }: zadania
puzzles-line = Pozycje z prawdziwych partii, w których jeden wybór jest wyraźnie najlepszy. Znajdź go.
puzzles-count = Rozwiązane: { $done } z { $all }
puzzles-none-left = Wszystkie są już rozwiązane.
puzzles-none-left-theme = Z tego tematu wszystkie są już rozwiązane.
puzzle-number = Zadanie { $number }
puzzle-origin = Z partii botów, sprawdzone długim przeszukiwaniem
puzzle-difficulty-name = Trudność
puzzle-difficulty = Trudność { $difficulty } z 5
puzzle-hard-1 = łatwe
puzzle-hard-2 = nie za trudne
puzzle-hard-3 = podchwytliwe
puzzle-hard-4 = trudne
puzzle-hard-5 = bardzo trudne
puzzle-theme = Temat
puzzle-themes = Tematy
puzzle-all-themes = Wszystkie tematy
puzzle-theme-hidden = widoczny po rozwiązaniu
puzzle-levels = Boty, które to znajdują
puzzle-levels-none = żaden z poziomów
puzzle-steps = { $steps ->
    [one] { $steps } wybór.
    [few] { $steps } wybory z rzędu.
   *[many] { $steps } wyborów z rzędu.
}
puzzle-line-name = Twoje ruchy
puzzle-found = Znalezione: { $found } z { $all }
puzzle-step-open = Twój wybór
puzzle-acts = Zagraj, cofnij, rada, poddaj
puzzle-undo = Cofnij
puzzle-give-up = Poddaj
puzzle-give-up-title = Pokazać rozwiązanie?
puzzle-give-up-text = Twoja seria się skończy. Rozwiązanie możesz i tak przejść krok po kroku.
puzzle-show = Pokaż rozwiązanie
puzzle-go-on = Próbuj dalej
puzzle-next = Następne zadanie
puzzle-first = Zacznij rozwiązywać
puzzle-leave = Opuść zadanie
puzzle-to-list = Wszystkie zadania
puzzle-back-to = Wróć do zadania
puzzle-missed-title = To nie to.
puzzle-missed = { $share ->
    [0] Tak nie wygrasz prawie nigdy; z właściwym wyborem byłoby to { $best } na 100 partii.
   *[other] Tak wygrasz około { $share } partii na 100; z właściwym wyborem { $best }.
}
puzzle-follow-you = Może to potoczyć się tak, wliczając szczęście: ty grasz { $moves }.
puzzle-follow-rival = { $name } odpowiada: { $moves }.
puzzle-solved-title = Rozwiązane!
puzzle-solved = { $share ->
    [100] Stąd wygrana jest twoja.
   *[other] Stąd wygrasz około { $share } partii na 100.
}
puzzle-shown-title = Oto rozwiązanie.
puzzle-failed = Tego zadania nie udało się przygotować. Pomiń je: nie liczy się.
puzzle-why = Dlaczego inne wybory zawodzą
puzzle-more-of-theme = Więcej zadań na ten temat
puzzle-wins = { $share }%
puzzle-move = „{ $move }”
puzzle-then = Potem: { $moves }
puzzle-hint-among = To jedno z tych: { $choices }.
puzzle-hint-costs = Rada kosztuje punkt, nie serię.
puzzle-streak-name = Jak poszły ostatnie zadania
puzzle-streak = { $streak ->
    [0] Na razie bez serii
   *[other] { $streak } z rzędu
}
puzzle-best = rekord { $best }
puzzle-rating = ranking
puzzle-latest = Ostatnie, najnowsze na końcu
puzzle-went-solved = rozwiązane
puzzle-went-hinted = rozwiązane z radą
puzzle-went-failed = nieudane
puzzle-went-new = jeszcze nietknięte
puzzle-day = Zadanie dnia
puzzle-day-solve = Rozwiąż
puzzle-day-again = Obejrzyj jeszcze raz
puzzle-day-solved = Dzisiejsze już rozwiązane. Jutro będzie następne.
puzzle-day-failed = Dzisiejsze zadanie nie dotarło. Spróbuj innego.
puzzle-days = { $days ->
    [one] { $days } dzień z rzędu
   *[many] { $days } dni z rzędu
}
puzzle-all = Wszystkie zadania: { $all }
puzzle-others = Pozostałe zadania

# The coach of a first game.

coach-first-game = Pierwsza partia
coach-quieter = Ciszej
coach-voice = Ile mówi trener
coach-voice-all = Także duże wpadki
coach-voice-new = Tylko nowości
coach-voice-silent = Milczy
coach-is-silent = Milczę. „Ciszej” przywraca mi głos.
coach-watching = Patrzę. Pytaj mnie przyciskiem „Rada”.
coach-thinking = Niech pomyślę
coach-blind = Teraz nie widzę daleko. Partia trwa.
coach-new = To coś nowego
coach-got-it = Jasne
coach-rule = Zasada { $rule }
coach-sure = Na pewno?
coach-yours = Twój ruch: { $word }
coach-drawn-yours = Twój wybór
coach-better = Lepszy pomysł
coach-take = Wybierz ten
coach-keep = Zostaw mój
coach-learnt =
    { $count ->
        [one] { $count } poznana rzecz
        [few] { $count } poznane rzeczy
       *[many] { $count } poznanych rzeczy
    }
coach-learnt-title =
    { $count ->
        [one] { $count } rzecz, którą już znasz
        [few] { $count } rzeczy, które już znasz
       *[many] { $count } rzeczy, które już znasz
    }
coach-next = Jeszcze przed tobą:
coach-review = Analizuj tę partię
coach-take-backs = W pierwszej partii cofanie jest bez ograniczeń.
