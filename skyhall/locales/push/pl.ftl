# What a browser is told while the page is closed.

push-turn = Twoja tura: { $game }
push-turn-body = Pozostali czekają na ciebie.
push-late = Zostało mało czasu: { $game }
push-late-body = Wciąż trwa twoja tura.
push-asked = Zaproszenie do gry: { $game }
push-asked-body = Czeka na ciebie wolne miejsce.
push-cup = Zaproszenie na turniej: { $cup }
push-cup-body = Turniej w grze { $game }.
push-pair = { $cup }: zaczyna się runda { $round }
push-pair-body = Pary są rozlosowane, twój stół jest otwarty.
push-round-body = Twoja partia jeszcze trwa. Gdy czas rundy minie, wygra ten, kto krócej myślał.
push-round-hours = { $hours ->
    [one] { $cup }: do końca rundy { $hours } godzina
    [few] { $cup }: do końca rundy { $hours } godziny
   *[many] { $cup }: do końca rundy { $hours } godzin
}
push-round-minutes = { $minutes ->
    [one] { $cup }: do końca rundy { $minutes } minuta
    [few] { $cup }: do końca rundy { $minutes } minuty
   *[many] { $cup }: do końca rundy { $minutes } minut
}
push-several-body = Otwórz salę, aby je zobaczyć.
push-several = { $count ->
    [one] { $count } stół czeka na ciebie
    [few] { $count } stoły czekają na ciebie
   *[many] { $count } stołów czeka na ciebie
}
