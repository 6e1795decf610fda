"""Balance reports for designers: many games at one level, and what they say about a box of components.

* `trials`: what is played, and what is kept of each game
* `numbers`: shares, spreads and tests
* `findings`: what the games of one edition come to
* `compare`: what differs between two editions, and whether chance explains it
* `boxes`: the values in which two edition files differ
* `verdicts`: the aims, and whether they are met
* `texts`: names, numbers and sentences
* `report`: what a report is made of
* `sections`, `tables`, `plots`: what it shows
* `page` and `templates/`: how it looks
"""
