game-nim = Nim
game-nim-about = Heaps of sticks for two or three
game-nim-pitch = Who takes the last stick?
setup-content-nim = Heaps
content-nim-standard = 3, 4 and 5
content-nim-stairs = 1, 3, 5 and 7
option-misere = Misère
option-misere-help = Whoever takes the last stick loses.
seat-oak = Oak
seat-ash = Ash
seat-elm = Elm
bot-expert = Nora
bot-expert-level = Expert
refusal-too_few_sticks = There are not so many sticks in that heap.
help-nim-title = How it goes
help-nim-text = One after the other takes as many sticks as they like from one heap. Whoever takes the last one wins.

nim-heap = Heap { $heap }: { $count ->
    [one] one stick
   *[other] { $count } sticks
}
nim-take = Take { $count } from heap { $heap }
nim-your-turn = Take as many as you like from one heap.
# $you: actor or other, $name: a name
nim-took = { $you ->
    [actor] You take { $count } from heap { $heap }.
   *[other] { $name } takes { $count } from heap { $heap }.
}
nim-table = The heaps
nim-log = What happened
