import { words } from '../grammar/words.ts'

/** How people take back what they have just said: any few of them, one after the other. */
export const OWN_UP = words(
  `kidding, just kidding, only kidding, only joking, just joking, joking, jk, j/k, haha, lol, psych, not really, nah, sorry, so sorry, sorry now, apologies, oops, whoops, ooops, oopsie, my bad, my mistake, my error, ugh, argh, doh, duh, typo, autocorrect, fat fingers,
  brain fart, senior moment, wait, no wait, wait no, hang on, hold on, scratch that, scrap that, strike that, correction, i misspoke, i mistyped, misspoke, mistyped, i lied, i was wrong, wrong, that's wrong, that was wrong, i told you wrong, told you wrong,
  i said it wrong, i got that wrong, got that wrong, i got it wrong, no, nope, actually, i mean, i meant, meant, i meant to say, meant to say, should have said, i should have said, not that, silly me, what am i saying, never mind, forget that, ignore that, let me fix that, let me correct that, edit`,
)

/** Of these one says that something was wrong. */
export const TAKEN_BACK =
  /\b(?:kidding|joking|jk|j\/k|psych|typo|autocorrect|fat fingers|brain fart|senior moment|misspoke|mistyped|i lied|wrong|meant|my bad|my mistake|my error|oops|ooops|whoops|scratch that|scrap that|strike that|correction|should have said|i mean|fix that|correct that|no wait|wait no)\b/u

/** Said before the right value. */
export const LEADING_IN = words(
  "it's, it is, its, that's, that should be, it should be, should be, should say, make that, it was, he's, she's, i'm, i am, still, still in, i'm still in, i still live in, still at, i'm still at, still living in, in, at, on, for, to, only, really, actually, the, good old, called, named, just",
)
