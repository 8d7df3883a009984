import { words } from './words.ts'

/** Before a weight that one has come to. */
export const WEIGHT_VERBS = words(
  'down to, up to, back to, back down to, back up to, dropped to, hit, reached, weighed in at, weighed, weigh, am at, tipped the scales at, clocked in at, slimmed down to, got down to, crept up to, shrunk to, now at',
)
export const SCALES = words(
  'scales say, scale says, scales said, scale said, scales read, weigh-in was, weigh in was, scales showed, scale showed',
)

/** Signs that a number or an address took the place of another. */
export const CHANGED = words(
  'instead, from now on, new number, new phone, new sim, changed number, changed numbers, changed my number, old number, old one, my new, switched number, got a new, lost my phone, no longer, any more, anymore, now, wrong, typo, mistyped, swapped two',
)

/** Signs that an address was written wrongly. */
export const MISTAKES = words('wrong, typo, mistyped, misspelt, misspelled, meant, bounced, typed, mixed up')

export const ORDINALS: ReadonlyMap<string, number> = new Map(
  words(
    'first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth, thirteenth, fourteenth, fifteenth, sixteenth, seventeenth, eighteenth, nineteenth, twentieth',
  ).map((word, at): [string, number] => [word, at + 1]),
)
