import { words } from '../grammar/words.ts'

/** Before a weight that one has come to: these say that it is one. */
export const WEIGHT_VERBS = words(
  'weighed in at, weighed, weighs, weigh, weighing, weighing in at, tipped the scales at, clocked in at, slimmed down to, weight is, my weight',
)
/** Before what has come to be so much. */
export const CHANGED_TO = words(
  "down to, up to, back to, back down to, back up to, dropped to, hit, reached, am at, got down to, crept up to, shrunk to, now at, i'm at, sitting at",
)
export const SCALES = words(
  'scales say, scale says, scales said, scale said, scales read, scale read, weigh-in was, weigh in was, scales showed, scale showed, scales, scale, scales at, scale at, scale is at',
)

/** Says that somebody is older by a year. */
export const BIRTHDAY = words('birthday, bday, b-day, birthdays, turned, turns, turning')

/** Says that a thing is new. */
export const GOT = words(
  'got, gotten, bought, ordered, upgraded, switched, caved, gave in, joined, traded, swapped, picked up, treated myself, splurged, went with, went for, bit the bullet, pulled the trigger, finally, new phone, new laptop, new one, new toy, arrived, ditched, replaced, now, setting up, unboxed, moved to, jumped, converted',
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

export const DWELLINGS = words(
  'house, home, place, flat, apartment, apt, pad, condo, cottage, bungalow, digs, gaff, townhouse, studio, house share',
)
/** Says that somebody has moved. */
export const MOVES = words(
  'keys, key, boxes, box, unpacked, unpacking, movers, moving van, moving truck, u-haul, uhaul, removal van, moved, moving, first night, our new, my new, sofa, couch, lease, landlord, closed on, closing day',
)

/** What one has a first day at, and does not work for. */
export const NO_JOBS = words(
  'school, preschool, nursery, kindergarten, kinder, daycare, day care, uni, university, college, camp, gym, pool, beach, work, job, new job, office, home, course, class, training, rehab, hospital, clinic, therapy, swimming, church, festival, conference, internship, place, role, new role, company, new company, high school, primary, elementary, crossfit, pilates, yoga, it, this, that, dance, football, practice, university of',
)
