import { wordSet } from './words.ts'

/** Words that open a statement about somebody where the one before has ended. */
export const SUBJECTS = wordSet('i, he, she, we, they')
export const SUBJECTS_WITH_VERB = wordSet(
  "i'm, im, i've, ive, i'd, i'll, he's, hes, he'd, she's, shes, she'd, we're, we've, we'd, they're, theyre, they've, theyve, they'd, weve, it's, that's, thats, there's, theres, that'll, it'll, lets, let's",
)
/** What a pronoun goes on with in a statement of its own. */
export const AFTER_SUBJECT = wordSet(
  "am, is, was, were, are, have, has, had, do, does, did, don't, doesn't, didn't, can, can't, could, couldn't, will, won't, would, wouldn't, just, never, always, still, only, also, used, went, got, lost, bought, sold, left, moved, died, came, took, told, said, gave, made, kept, ate, drank, drove, ran, grew, met, felt, thought, knew, broke, quit, put, both, really, usually, normally, already, started, stopped, work, live, own, run, coach, farm, fish, hunt, nurse, paint, switched, settled, picked, signed",
)
/** After these a clause belongs to the one before: it is what is said, thought, owned or asked, or when and why. */
export const GOES_ON = wordSet(
  "and, n, nd, but, so, because, cos, cuz, coz, cause, that, if, when, while, as, than, then, what, where, who, whom, how, why, which, whose, whether, or, nor, before, after, since, until, till, once, unless, though, although, plus, like, whatever, whenever, wherever, whoever, however, i, he, she, we, they, you, it, is, was, are, were, be, been, not, only, even, just, do, does, did, to, of, in, on, at, for, from, with, about, by, into, the, a, an, my, our, your, his, her, their, this, these, those, no, yes, yeah, oh, well, ok, okay, right, too, very, really, everything, anything, nothing, something, all, one, ones, thing, things, way, place, places, time, times, day, stuff, first, last, best, worst, reason, every, each, any, both, can, could, should, would, will, have, has, had, did, may, might, must, never, also, still, always, there's, that's, it's, say, saying",
)
/** Verbs after which a clause is what is said or thought, with one word between at most: "told me she was". */
export const GOVERNS = wordSet(
  'say, says, said, saying, tell, tells, told, telling, think, thinks, thought, thinking, know, knows, knew, guess, hope, hopes, hoping, wish, wishes, believe, mean, means, meant, feel, sure, glad, sorry, afraid, happy, bet, reckon, reckons, suppose, imagine, pretend, see, saw, hear, heard, ask, asks, asked, asking, wonder, wondering, remember, forget, forgot, decide, decided, figured, realise, realised, realize, realized, swear, explain, show, let, make, made, figure, check, find, idea, matter, doubt, understand, learn, goes, clue, sings, write, pretends',
)
export const ASKING = wordSet(
  'is, are, was, does, do, did, can, could, should, would, will, has, have, shall, am',
)
export const ASKED = wordSet('i, you, he, she, it, we, they, there, that, this, anyone, anybody')
/** After a noun with one of these a pronoun opens what is said of it: "the concert I go to". */
export const POINTS = wordSet('the, these, those, any, every, each, only, what, which, someone, somebody')
export const WH = wordSet("what, what's, where, where's, how, how's, why, who's, which, when")
/** What a question word goes on with where it asks. */
export const AFTER_WH = wordSet(
  "is, are, was, were, do, does, did, can, could, should, would, will, has, have, much, many, long, old, bad, far, often, time, sort, kind, other, else, the, a, 's, age, shall",
)
/** Orders to who listens; with "me" or "us" after them they open a request. */
export const ORDERS = wordSet('remind, tell, find, give, show, write, help, read, get, make, send, remember')
/** Verbs denied without a subject, after a clause that is whole: "I drink a lot of coffee cant do without it". */
export const DENIED = wordSet(
  "cant, can't, cannot, dont, don't, wont, won't, didnt, didn't, doesnt, doesn't, couldnt, couldn't, wouldnt, wouldn't, havent, haven't, hasnt, hasn't, isnt, isn't, aint, ain't, wasnt, wasn't, shouldnt, shouldn't",
)
export const EVERYBODY = wordSet('everybody, everyone, nobody, somebody, doctor, doc, doctors, dentist, vet')
/** Orders to keep what was said. */
export const KEEPS = wordSet('put, write, note, save, keep, add, log, jot, remember, mark')
/** What "its" goes on with where it is short for "it is" or "it has". */
export const AFTER_ITS = wordSet(
  'got, a, an, the, been, not, just, so, too, very, really, like, my, our, his, her, in, on, at, still, always, only, pretty, about, all, now, called, getting, going, gonna, raining, closed, broken, gone, done, hot, cold, why, what, how, where',
)
/** Words inside a clause after which another one begins. */
export const CUTS = wordSet(
  'and, n, but, so, because, cause, cuz, coz, cos, that, if, when, while, what, where, who, how, why, which, whose, whether, or, before, after, since, until, till, though, although, than',
)
