import { words } from '../grammar/words.ts'

/** Verbs by which one value takes the place of another. */
export const CHANGES = {
  moved: words(
    'switched, changed, moved, went, gone, upgraded, downgraded, transitioned, migrated, converted, jumped ship, moved on, transferred, promoted, hopped, graduated',
  ),
  swapped: words(
    'swapped, traded, traded in, exchanged, replaced, ditched, dropped, gave up, left, quit, dumped, sold, binned, substituted',
  ),
  replaced: words(
    'replaced, dethroned, overtaken, taken over from, beaten, superseded, displaced, edged out, knocked off, swapped, ousted, taken the place of, topped, usurped',
  ),
  now: words(
    "i'm using, i am using, i use, i've started, i'm taking, i take, i'm on, i drink, i'm drinking, i eat, i play, i'm playing, i drive, i'm driving, i'm learning, i'm doing, i do, we have, we're using, we use, i go to, i have, i'm reading, i watch, it's",
  ),
  uses: words(
    'use, using, have, take, taking, drive, driving, play, playing, drink, drinking, eat, eating, work at, work for, working at, live in, living in, go to, going to, own, like, watch, on, with, at, in',
  ),
} as const
