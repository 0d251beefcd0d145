// Sayings, lines and mottoes that an attacker tries as they are. Lists of breached passwords hold few of
// them, and a strength estimate treats their words as unrelated.
import { fold } from '../../formats/fold.ts';

const phrases = `
correct horse battery staple
the quick brown fox jumps over the lazy dog
lorem ipsum dolor sit amet consectetur
may the force be with you
i am your father
these are not the droids you are looking for
live long and prosper
to infinity and beyond
winter is coming
you shall not pass
one ring to rule them all
not all those who wander are lost
my precious
hakuna matata
elementary my dear watson
here is looking at you kid
i will be back
hasta la vista baby
say hello to my little friend
life is like a box of chocolates
houston we have a problem
there is no place like home
you can not handle the truth
do or do not there is no try
never gonna give you up
we will rock you
we are the champions
bohemian rhapsody
stairway to heaven
let it be
all you need is love
dont worry be happy
dont stop believing
sweet child of mine
another brick in the wall
you will never walk alone
blue moon rising
glory glory man united
forever blowing bubbles
keep calm and carry on
to be or not to be that is the question
romeo romeo wherefore art thou romeo
all the worlds a stage
it was the best of times it was the worst of times
once upon a time
in the beginning was the word
the lord is my shepherd i shall not want
our father who art in heaven
for god so loved the world
god is good all the time
jesus is my lord and saviour
in god we trust
god bless america
god save the king
god save the queen
rule britannia britannia rules the waves
land of hope and glory
land of the free home of the brave
the star spangled banner
stars and stripes forever
i pledge allegiance to the flag
we the people of the united states
four score and seven years ago
ask not what your country can do for you
i have a dream
one small step for man one giant leap for mankind
we shall fight on the beaches
blood toil tears and sweat
england expects that every man will do his duty
lest we forget
we will remember them
who dares wins
per ardua ad astra
si vis pacem para bellum
dulce et decorum est pro patria mori
semper fidelis
semper paratus
de oppresso liber
be the best
be all that you can be
army strong
this we will defend
the few the proud the marines
aim high fly fight win
anchors aweigh my boys
not self but country
utrinque paratus
by sea by land
by strength and guile
strength and honour
strength and honor
death before dishonour
death before dishonor
no one left behind
leave no man behind
all gave some some gave all
freedom is not free
the only easy day was yesterday
improvise adapt overcome
thank you for your service
fire and fury
hope for the best prepare for the worst
an apple a day keeps the doctor away
actions speak louder than words
better late than never
practice makes perfect
knowledge is power
time is money
money money money
carpe diem
cogito ergo sum
veni vidi vici
alea iacta est
liberte egalite fraternite
let me in please
open sesame
this is my password
my voice is my passport verify me
one two three four five six seven eight
twinkle twinkle little star
humpty dumpty sat on a wall
mary had a little lamb
happy birthday to you
merry christmas and a happy new year
trick or treat
`;

const lettersOf = (text: string) => fold(text).replace(/[^\p{L}]/gu, '');

const disguises: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};
const undisguised = (text: string) => text.replace(/[013457@$]/g, (sign) => disguises[sign] ?? sign);

// Shorter texts are part of many sentences.
const shortest = 10;
const known = phrases.trim().split('\n').map(lettersOf);

export function isKnownPhrase(password: string): boolean {
  const forms = [lettersOf(password), lettersOf(undisguised(password))];
  return forms.some((letters) =>
    known.some(
      (phrase) =>
        (letters.length >= shortest && phrase.includes(letters)) ||
        (letters.includes(phrase) && letters.length - phrase.length < 6),
    ),
  );
}
