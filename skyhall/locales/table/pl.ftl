# A table, once it is there: lobby, menu, chat, recap, end, the board in words, replay.

create-level = Boty
box-own-text = Czyjeś własne pudełko: zobacz jego plik

## Finding a game
seek-waiting = Szukamy graczy
seek-begins = Partia zacznie się sama, gdy wszystkie miejsca będą zajęte.
seek-bots-come = Za { $time } puste miejsca zajmą boty ({ $level }).
seek-away = To partia na wiele dni: możesz zamknąć stronę, stół znajdziesz w sali.
seek-stop = Przestań szukać

## The lobby and joining
lobby-title = Stół jest gotowy
lobby-invite = Wyślij ten link albo pokaż kod.
lobby-qr = Link jako kod do zeskanowania
lobby-start = Zacznij teraz
lobby-start-why = Puste miejsca zajmą boty ({ $level }).
lobby-wait = Partia zacznie się, gdy zdecyduje osoba, która założyła stół.
lobby-join-title = Dołącz do stołu { $game }
lobby-take-seat = Zajmij miejsce
lobby-full = Wszystkie miejsca są zajęte. Zostań tu i oglądaj, gdy partia się zacznie.
about-title = O tym stole
about-players = { $from ->
    [2] { $to ->
        [2] 2 graczy
       *[many] od 2 do { $to } graczy
    }
   *[many] od { $from } do { $to } graczy
}
about-clock = Zegar
about-helps = Ułatwienia
about-helps-on = Włączone: podpowiedzi, zagrożenia i możliwości od najlepszej.
about-helps-off = Wyłączone dla wszystkich: żadnych podpowiedzi, zagrożeń ani sortowania.
about-undo = Cofanie
about-undo-free = Swobodne, póki nic nie odsłonięto; potem tylko za zgodą pozostałych.
about-undo-agreed = Tylko za zgodą pozostałych.
about-undo-never = Nigdy: każdy ruch zostaje.
about-undo-training = Zawsze: to stół treningowy, cofnąć można nawet to, co odsłonięto.
about-stand-in = Gdy kogoś nie ma
about-stand-in-who = Gra bot ({ $level }), aż ta osoba wróci.

## The frame
frame-strip = Punkty wszystkich miejsc
chat-apart = partner
chat-to = Do kogo
chat-to-all = Do wszystkich
chat-to-side = Do partnera
chat-empty = Przywitaj się.
chat-placeholder = Napisz coś
chat-send = Wyślij
chat-off = Przy tym stole nie ma czatu.
chat-muted = { $n ->
    [one] 1 ukryta wiadomość od wyciszonej osoby.
    [few] { $n } ukryte wiadomości od wyciszonych osób.
    [many] { $n } ukrytych wiadomości od wyciszonych osób.
   *[other] { $n } ukrytej wiadomości od wyciszonych osób.
}
care-trouble = Ktoś sprawia kłopoty?
care-mute = Wycisz: { $name }
care-unmute = Słuchaj znowu: { $name }
care-report = Zgłoś: { $name }…
care-report-title = Zgłoszenie: { $name }
care-report-what = Operator tej sali dostanie zgłoszenie razem z ostatnią rozmową przy tym stole. Nikt przy stole się o tym nie dowie.
care-reason = Co się stało?
care-reason-insult = Obelgi lub groźby
care-reason-stalling = Granie na czas lub celowe odejście
care-reason-cheating = Oszukiwanie
care-reason-name = Obraźliwa nazwa
care-reason-other = Coś innego
care-words = Własnymi słowami
care-send = Wyślij zgłoszenie
care-thanks = Dziękujemy. Operator przyjrzy się sprawie gracza { $name }.
seat-take-over = { $name }: niech gra bot
sheet-back = Wróć
dock-replay = Powtórka
device-open = Otwórz na innym urządzeniu
device-title = Moje miejsce na innym urządzeniu
device-what = Zeskanuj tam kod albo otwórz link: działa raz, przez dziesięć minut. Odtąd możesz grać na obu urządzeniach.
device-qr = Kod do zeskanowania, który otwiera twoje miejsce
menu-title = Przy stole
menu-confirm = Potwierdzaj każdy ruch przed zagraniem
menu-sound = Dźwięki
menu-resign = Poddaj partię
menu-resign-sure = Na pewno poddać?
menu-resign-partner = Za ciebie zagra bot, a twoja strona gra dalej. Partia skończy się dopiero, gdy podda ją cała strona.
menu-leave = Odejdź; gra za mnie bot
menu-link = Kopiuj link do tego stołu
menu-reading = Pokazuj planszę jako tekst
menu-seed = Dowód rozdania

## Replay and end
replay-step = Krok { $step } z { $total }
replay-slider = Krok
replay-first = Na początek
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-last = Na koniec
replay-leap-back = { $what }: wstecz
replay-leap-on = { $what }: naprzód
replay-play = Odtwarzaj
replay-pause = Pauza
replay-copy = Kopiuj link do tego kroku
replay-from-here = Graj dalej stąd
replay-leave = Opuść powtórkę
replay-record = Pobierz zapis
ending-you = Wygrywasz
ending-place = Lokata
ending-points = Punkty
ending-rematch = Rewanż
ending-rematch-go = Do rewanżu
ending-share = Udostępnij
ending-shared = Link do powtórki skopiowany.
ending-share-text = { $game }: { $title }
ending-board = Spójrz na planszę
ending-proof = Ziarno { $seed }; jego skrót było widać od początku.

## Review
review-both = Oba wyniki
review-first-time = Za pierwszym razem
review-this-time = Tym razem
review-retried = Ponownie
# `$points` is none where the game counts none
review-placed = { $points ->
    [none] lokata { $place }
   *[other] { $points }, lokata { $place }
}

## Without a mouse, without sight
reading = Plansza jako tekst
reading-leave = Pokaż planszę
reading-choices = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
}
reading-refused = Teraz niemożliwe
keys-groups = do następnej grupy możliwości
keys-arrows = do możliwości w tę stronę
keys-pages = przez całą grupę, także to, czego nie można wybrać
keys-play = wybierz, a potem jeszcze raz, by zagrać
keys-let-go = odłóż
keys-undo = cofnij
keys-read = plansza jako tekst i z powrotem
keys-list = ta lista

## Following the others
round-so-far = Runda do tej pory
round-begins = Grają pozostali.
round-next = Dalej gra { $name }
round-next-you = Dalej grasz ty
round-then = , potem { $name }
recap-you = Ty
recap-same = { $points ->
    [one] nadal { $points } punkt
    [few] nadal { $points } punkty
   *[many] nadal { $points } punktów
}
recap-again = Jeszcze raz
recap-row = Obejrzyj tę turę jeszcze raz
recap-move = Mój ruch
ending-best = W kolorze: najlepszy wynik każdego wiersza.
ending-best-how = W kolorze: najlepszy wynik każdego wiersza. Podkreślony wiersz mówi, jak się go liczy.

# A profile: ratings, results, replays, records; the leaderboard; rated games.

rated-here = Ta partia liczy się do rankingu. Bez ułatwień i bez cofania; odejście oznacza przegraną.
block-done = Już nie spotkasz gracza { $name }.
invite-friends = Znajomi do zaproszenia
invite-friend-label = Zaproś: { $name }
invite-friend = Zaproś
invite-asked = Zaproszono
ending-same = Nowy stół z tymi samymi ludźmi
about-tournament = Turniej
about-tournament-to = Do turnieju
