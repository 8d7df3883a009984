import { words } from './words.ts'

const PARTNERS =
  'user.wife, user.husband, user.spouse, user.partner, user.girlfriend, user.boyfriend, family.wife, family.husband, family.partner, family.girlfriend, family.boyfriend, family.spouse'

/** What is said of an event, by what it changes; what is known of a partner ends with the relationship. */
const EVENTS: readonly (readonly [targets: string, phrases: string])[] = [
  [
    'relationship_status',
    'got married, get married, are married, am married, i married, we married, tied the knot, eloped, got hitched, newlyweds, newlywed, got engaged, are engaged, am engaged, said yes, popped the question, proposed, seeing someone, dating, met someone, an item, asked me out',
  ],
  [
    `relationship_status, ${PARTNERS}`,
    'broke up, are finished, broken up, breakup, break up, split up, have split, separated, got divorced, are divorced, am divorced, divorce, left me, dumped me, widowed, single again, ended things, called it quits, ended it with, called off the wedding, my ex, am single',
  ],
  [
    'location, living_situation',
    'got the keys, get the keys, got our keys, picked up the keys, handed in the keys, handed back the keys, keys handed, first night in, boxes unpacked, last box, boxes up, moved to, moved into, moved out, moved back, moved house, moved in, moved from, moved away, moved here, moved home, moved over, moved countries, moved cities, moved across, relocated, relocating, home for good, back home, place rented, rented a place, settled in, settled into, feels like home, unpacking, unpacked, upped sticks, emigrated, transferred to, lives in, living in, based in',
  ],
  [
    'employer, occupation, user.boss, relation.boss, user.coworker, relation.coworker',
    'left the company, left the firm, left the team, resigned, handed in my notice, gave notice, gave my notice, got fired, was fired, been fired, fired me, got sacked, was sacked, sacked, laid off, laid me off, let me go, was let go, got let go, made redundant, redundant, retired, took redundancy, started at, started working, started work, got the job, accepted an offer, accepted the offer, took the offer, new job, switched careers, changed careers, career change, career switch, changed jobs, switched jobs, job hopping, unemployed, out of work, out of a job, between jobs, last day at, first day as, went freelance, gone freelance, self-employed, my own business, promoted, promotion, walked out, handed back my badge, packed in my job, jumped ship',
  ],
  [
    'school, education, major, occupation',
    'graduated, graduation, dropped out, finished school, finished uni, finished university, finished college, finished my degree, expelled, changed majors, switched majors, changed my major, switched my major, got my degree, got my diploma, got my masters, defended my thesis, passed my viva, transferred',
  ],
  [
    'health, family.child, user.child',
    'gave birth, given birth, was born, were born, had a baby, had the baby, had our baby, baby is here, baby arrived, is here, newborn, miscarried, miscarriage, became parents, became a dad, became a mum, became a mom, became a father, became a mother',
  ],
  ['health', 'recovered, cast is off, cast came off, healed, all better, cured, remission'],
  [
    '*',
    'died, passed away, passed on, put down, put to sleep, rainbow bridge, rip, funeral, we lost, buried, no longer with us, rehomed, ran away',
  ],
  [
    'weight',
    'kilos, down to, lost weight, gained weight, put on weight, dropped to, up to, weighed in, the scale, the scales',
  ],
  [
    'plan, goal, project',
    'passed, failed, done, finished, completed, submitted, back from, made it, happened, cancelled, canceled, called off, fell through, postponed, rescheduled, moved to, pushed back, pushed to, brought forward, not going, got in, is now',
  ],
  [
    'diet',
    'eating meat, eat meat, back on meat, went vegan, gone vegan, went vegetarian, gone vegetarian, not vegan, eat fish, eating fish, had a burger, had a steak',
  ],
  ['religion', 'converted, baptised, baptized, left the church, lost my faith'],
  ['nationality', 'citizenship, naturalised, naturalized, new passport'],
  ['income', 'pay rise, pay raise, got a raise, a raise, pay cut, new salary'],
  [
    'name, nickname',
    'changed my name, changed our name, my new name, took his name, took her name, go by, goes by',
  ],
]

/** A change, and the thing of which it is one: "our new flat", "sold the car". */
const CHANGES: readonly (readonly [targets: string, changes: string, things: string])[] = [
  [
    'location, living_situation',
    'my new, our new, sold, bought, gave up, the new, changed',
    'house, flat, apartment, place, home, address, neighbourhood, neighborhood, city, town',
  ],
  [
    'employer, occupation, user.boss, relation.boss',
    'new, quit, lost, left, leaving, changed, switched, different, landed, got, gave up, finished',
    'job, gig, role, position, career, employer, company, firm, profession, trade',
  ],
  ['phone', 'new, old, keep, changed, switched, lost, different, got', 'number, sim, cell, mobile'],
  ['email', 'new, old, changed, switched, different, closed, deleted', 'email, e-mail, mail, inbox, gmail'],
  [
    'vehicle, owns',
    'new, sold, bought, traded, crashed, totalled, totaled, wrecked, got, scrapped',
    'car, truck, bike, van, motorbike, motorcycle, scooter, suv, ride',
  ],
  [
    'device, os, uses',
    'new, bought, got, broke, lost, smashed, switched, upgraded, dropped',
    'phone, laptop, computer, tablet, mac, pc, iphone, android',
  ],
  [
    `relationship_status, ${PARTNERS}`,
    'new, left, ex, former, divorced, ended',
    'boyfriend, girlfriend, partner, husband, wife, marriage, relationship, engagement',
  ],
  [
    'pet, user.pet',
    'lost, rehomed, adopted, got, gave away, new',
    'dog, cat, puppy, kitten, hamster, rabbit, parrot, bird, pup',
  ],
  [
    'school, education, major',
    'new, changed, switched, left, quit, finished, dropped',
    'school, uni, university, college, major, course, degree, programme, program',
  ],
  ['family.child', 'another, second, third, new', 'baby, child, kid, son, daughter'],
  ['tenure, age, birthday', 'wrong', 'age, birthday'],
]

/** Phrase → what it changes. */
export const TURNS: ReadonlyMap<string, readonly string[]> = EVENTS.reduce((all, [targets, phrases]) => {
  for (const phrase of words(phrases)) all.set(phrase, [...(all.get(phrase) ?? []), ...words(targets)])
  return all
}, new Map<string, readonly string[]>())

export interface Change {
  readonly targets: readonly string[]
  readonly changes: readonly string[]
  readonly things: ReadonlySet<string>
}

export const THING_CHANGES: readonly Change[] = CHANGES.map(([targets, changes, things]) => ({
  targets: words(targets),
  changes: words(changes),
  things: new Set(words(things)),
}))
