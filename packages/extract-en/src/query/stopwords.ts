import { wordSet } from '../lexicon/grammar/words.ts'

/** Carry no content: question words, articles, copulas, auxiliaries, prepositions, fillers. */
export const stopwords = wordSet(`
a, an, the, this, that, these, those, i, me, my, mine, myself, you, your, yours, yourself, u, ur, we, us, our, ours, he, him, his, she, her, hers, it, its, they, them, their, theirs, am, is, are, was, were, be, been, being, im, ive, youre, hes, shes, theyre, weve, i'm, i've, i'd, i'll, you're, he's, she's, it's, we're, they're, that's, there's, do, does, did, doing, done, don't, dont, doesn't, doesnt, didn't, didnt, have, has, had, having, haven't, hasn't, can, can't, cant, could, couldn't, will, won't, wont, would, wouldn't, should, shouldn't, shall, may, might, must,
many, much, what, what's, whats, which, who, who's, whos, whom, whose, where, where's, when, why, how, there, here, and, or, but, if, so, because, as, of, at, by, for, with, about, into, to, from, in, on, off, over, under, than, then, too, very, just, also, not, no, nor, only, own, same, such, some, any, each, both, few, more, most, other, again, once, out, up, down, during, before, after, above, below, between, through, until, while, against, s, t, re, ve, ll, m, d, o, yes, yeah, oh, ok, okay, please, hi, hello, hey, well, really, actually, lol, haha, um, uh, kind, sort, type, tell, know, remember, still, currently, ever, lah, leh, lor, liao, meh, hor, sia
`)

/** Kept whatever the list above says. */
export const contentWords = wordSet(
  'user, phone, computer, android, kernel, developer, student, engineer, name, job, home',
)
