import { wordSet } from '../grammar/words.ts'

/** Words that build sentences. In the shape of a sentence they stand for themselves, all others for their kind. */
export const CLOSED_CLASS = wordSet(
  "i, you, me, my, your, we, us, our, it, its, he, she, they, him, her, them, his, their, this, that, these, those, there, here, what, when, whenever, who, which, where, why, how, if, unless, until, while, because, since, so, and, or, but, not, no, never, always, ever, any, all, every, each, some, only, just, also, still, again, now, already, today, tonight, once, anymore, any, more, less, than, as, in, on, at, to, for, from, of, with, without, about, into, over, under, by, up, out, off, the, a, an, is, are, was, were, be, been, being, am, do, does, did, done, don't, doesn't, didn't, dont, have, has, had, having, can, could, will, would, shall, should, may, might, must, need, want, wanna, like, prefer, please, pls, plz, let, let's, lets, make, made, get, got, go, going, keep, stop, start, use, used, say, said, tell, told, ask, asked, know, remember, forget, give, show, put, leave, i'd, i'm, i've, i'll, you're, you've, you'll, it's, that's, there's, can't, cannot, won't, wouldn't, couldn't, shouldn't, rather, instead, first, last, next, time, times, way, thing, things, something, anything, everything, nothing, one, ones, really, too, very, much, ok, okay, yes, yeah, right, actually, well, thanks, thank, everytime, im, ive, u, ur",
)

/** Before what is asked for: "can you please just". */
export const LEADING = wordSet(
  'please, pls, can, could, would, you, hey, hi, ok, okay, so, and, just, now, kindly, right, also, but',
)
