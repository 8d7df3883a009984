import { wordSet } from '../grammar/words.ts'

/** Before a name: it is given there, called out, or part of another's. */
export const BEFORE_NAME =
  "named|called|name is|name's|name was|names are|names were|nickname is|call me|call him|call her|call them|call it|known as|goes by|i'm|i am|im|this is|it's|hi|hey|hello|dear|thanks|cheers|mr|mrs|ms|dr|st|saint|lady|sir|king|queen|prince|princess|miss|president|captain|san|new|port|lake|mount"

/** After a name and a comma: it is called out. */
export const ASKS = 'can|could|would|will you|please|do you|are you|what|how|you'

/** People who are nobody's: a pronoun after them may stand for them. */
export const STRANGERS =
  'guy|girl|man|woman|lady|person|someone|somebody|anyone|kid|boy|teacher|doctor|nurse|dentist|boss|manager|client|customer|patient|student|actor|actress|singer|author|president|driver|barista|waiter|waitress|stranger|character|hero|heroine'

/** They are written with a capital where a sentence begins, and are no names. */
export const OPENERS = wordSet(
  "i, i'm, i've, i'll, i'd, my, our, we, we're, we've, the, a, an, it, it's, this, that, these, those, there, what, what's, when, where, which, who, why, how, is, are, was, do, does, did, can, could, would, will, should, may, please, yes, no, yeah, ok, okay, hi, hey, hello, thanks, thank, and, but, so, or, if, as, at, in, on, for, from, to, of, with, after, before, since, because, while, he, she, they, his, her, their, you, your, not, just, also, actually, well, oh, now, today, yesterday, tomorrow, last, next, some, any, all, both, one, two, let, tell, give, help, write, make, show, explain, remember, forget, update, sorry, been, had, have, got, moved, started, quit, used, never, always",
)

/** Relatives one speaks of without "my" where a clause begins. */
export const BARE_KIN = wordSet(
  'mom, mum, mother, mommy, mummy, mama, dad, daddy, papa, gran, granny, grandma, grandpa, granddad, grandad, nan, nana, wife, hubby, husband, boyfriend, girlfriend, bf, gf, fiance, fiancee, daughter, son, brother, sister, sis, roommate, roomie, flatmate, housemate, partner, lil, little, big, older, younger, parents',
)

/** With "the" they are one's own. */
export const SPOUSES = wordSet(
  'twins, grandkids, wife, missus, hubby, other, in-laws, kids, mrs, husband, girlfriend, boyfriend',
)
