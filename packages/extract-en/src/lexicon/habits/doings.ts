import { wordSet } from '../grammar/words.ts'

/** What one does to what one likes: to like drinking coffee is to like coffee. */
export const DOINGS = wordSet(
  `bake, baking, collect, collecting, cook, cooking, do, doing, drink, drinking, drive, driving, eat, eating, go, going, grow,
   growing, have, having, hear, hearing, keep, keeping, listen, listening, make, making, play, playing, practice, practicing,
   practise, practising, read, reading, ride, riding, sip, sipping, take, taking, use, using, visit, visiting, watch, watching, wear,
   wearing`,
)
