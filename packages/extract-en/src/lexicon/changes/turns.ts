import { words } from '../grammar/words.ts'

const PARTNERS =
  'user.wife, user.husband, user.spouse, user.partner, user.girlfriend, user.boyfriend, family.wife, family.husband, family.partner, family.girlfriend, family.boyfriend, family.spouse'

/** What things and animals come to by themselves. */
export const COMING_TO_AN_END = `fell in, fell into, drowned, ran off, ran away, escaped, vanished, disappeared, conked out, packed up, kicked the
  bucket, slipped away, went missing, has gone missing, flew off, flew away, took a swim, went for a swim, went swimming,
  did not make it, didn't make it, couldn't be saved, could not be saved, has a new owner, have a new owner, has a new
  home, have a new home, found a new home, went to a new, went to live, has gone to live, lives with my, hasn't come back,
  has not come back, never came back, went to the scrapyard, went to the breakers, never woke up, won't turn on, gave out,
  is no more`

/** What is said of an event, by what it changes; what is known of a partner ends with the relationship. */
const EVENTS: readonly (readonly [targets: string, phrases: string])[] = [
  [
    'relationship_status',
    `got married, get married, are married, am married, i married, we married, tied the knot, eloped, got hitched, newlyweds,
      newlywed, got engaged, are engaged, am engaged, said yes, popped the question, proposed, seeing someone, dating, met someone,
      an item, asked me out, going out with, been seeing, started seeing, seeing this, seeing a, my boyfriend now, my girlfriend
      now, moved in together, walked down the aisle, went official, are official, is official`,
  ],
  [
    `relationship_status, ${PARTNERS}`,
    `broke up, are finished, broken up, breakup, break up, split up, have split, separated, got divorced, are divorced, am
      divorced, divorce, left me, dumped me, widowed, single again, ended things, called it quits, ended it with, called off the
      wedding, my ex, am single, parted ways, parting ways, separate ways, divorced, divorcing, divorce went through, decree
      absolute, moved out, kicked me out, we're done, we are done, are done, are over, it's over, is over between, broke it off,
      calling it quits, not together, gave the ring back, gave back the ring, on his own again, on her own again, on my own again,
      back on the apps`,
  ],
  [
    'location, living_situation',
    `got the keys, get the keys, got our keys, picked up the keys, handed in the keys, handed back the keys, keys handed, first
      night in, boxes unpacked, last box, boxes up, moved to, moved into, moved out, moved back, moved house, moved in, moved from,
      moved away, moved here, moved home, moved over, moved countries, moved cities, moved across, relocated, relocating, home for
      good, back home, place rented, rented a place, settled in, settled into, feels like home, unpacking, unpacked, upped sticks,
      emigrated, transferred to, lives in, living in, based in, first night at, first night here, all in at, shifted to, shifted
      into, all moved in, moving day, new postcode, new address, new neighbours, new neighbors, new landlord, new flatmates, signed
      the lease, keys to the, unpacking boxes, handed over the keys, back at my parents, back with my parents, out of the old place,
      out of the old flat, left the old flat, settling in, settling into`,
  ],
  [
    'employer, occupation, user.boss, relation.boss, user.coworker, relation.coworker',
    `left the company, left the firm, left the team, resigned, handed in my notice, gave notice, gave my notice, got fired, was
      fired, been fired, fired me, got sacked, was sacked, sacked, laid off, laid me off, let me go, was let go, got let go, made
      redundant, redundant, retired, took redundancy, started at, started working, started work, got the job, accepted an offer,
      accepted the offer, took the offer, new job, switched careers, changed careers, career change, career switch, changed jobs,
      switched jobs, job hopping, unemployed, out of work, out of a job, between jobs, last day at, first day as, went freelance,
      gone freelance, self-employed, my own business, promoted, promotion, walked out, handed back my badge, packed in my job,
      jumped ship, farewell, farewell do, leaving do, leaving drinks, leaving party, my last day, last shift, final shift, last
      working day, turned in my badge, handed in my badge, handed in my laptop, returned my badge, returned my laptop, cleared my
      desk, cleared out my desk, cleaned out my desk, packed up my desk, signed with, signed a contract, signed the contract, signed
      my contract, signed for, starting at, start at, onboarding, my new boss, new manager, new team, new office, new colleagues,
      new employer, new title, hung up his, hung up her, hung up my, pension, pensioner, took my pension, took his pension,
      retirement, stopped working, no more work, last haul, since i've joined, since i joined, joined as, joined the team, joined a
      company, joined a firm, poached, headhunted, got hired, took a job, took up a post, taken up a post, took a post, taken a
      post, new post, new contract, closing up shop, closed the shop, sold the business, sold the shop, going freelance, my own
      boss, moved to the team, moved teams, transferred to`,
  ],
  [
    'school, education, major, occupation',
    `graduated, graduation, dropped out, finished school, finished uni, finished university, finished college, finished my degree,
      expelled, changed majors, switched majors, changed my major, switched my major, got my degree, got my diploma, got my masters,
      defended my thesis, passed my viva, transferred`,
  ],
  [
    'health, family.child, user.child',
    `came early, came late, came ten, came two, waters broke, delivered, safely delivered, meet our, held our, held my new, little
      one arrived, little girl arrived, little boy arrived, our little girl, our little boy, our baby girl, our baby boy, my baby
      girl, my baby boy, mother and baby, mum and baby, mom and baby, baby brother, baby sister, new nephew, new niece, new
      grandson, new granddaughter, had a little, had a boy, had a girl, had twins, had her baby, had a son, had a daughter, gave
      birth, given birth, was born, were born, had a baby, had the baby, had our baby, baby is here, baby arrived, is here, newborn,
      miscarried, miscarriage, became parents, became a dad, became a mum, became a mom, became a father, became a mother`,
  ],
  [
    'health',
    `recovered, cast is off, cast came off, healed, all better, cured, remission, all clear, all-clear, clean bill, good as new, as
      good as new, right as rain, full strength, hundred percent, a hundred percent, is 100, 100 fine, 100 again, back to normal,
      back on my feet, back on his feet, back on her feet, pain free, pain-free, no pain, no more pain, symptom free, symptom-free,
      signed me off, signed him off, signed her off, signed off on, cleared me, cleared him, cleared her, discharged, out of
      hospital, home from hospital, breathing fine, fit again, fighting fit, fit as a fiddle, boot's off, boot is off, boots off,
      stitches out, crutches, out of the boot, out of the cast, out of the sling, cleared up, cleared completely, misdiagnosed,
      misdiagnosis, false alarm, results are clean, scan was clear, scan is clear, scans are clear, no trace, gone for good, fully
      fit, back to running, running again, walking again, back in training, back at training, back in the gym, over it now`,
  ],
  [
    '*',
    `died, passed away, passed on, put down, put to sleep, rainbow bridge, rip, funeral, we lost, buried, no longer with us,
      rehomed, ran away, left us, crossed over, no longer here, last breath, with the angels, in heaven, ashes, cremated,
      euthanised, euthanized, hit by a car, was run over, got run over`,
  ],
  ['age', 'birthday yesterday, birthday today, birthday on, birthday last, candles'],
  ['gone', `${COMING_TO_AN_END}, say goodbye to, said goodbye to, saying goodbye to, goodbye to`],
  [
    'weight',
    `kilos, lost weight, gained weight, put on weight, weighed in, the scale, the scales,
      balance shows, balance showed, weigh-in, i weighed, lost another, pounds lighter, kilos lighter, pounds heavier,
      kilos heavier, stone lighter, shed`,
  ],
  [
    'plan, goal, project',
    `passed, failed, done, finished, completed, submitted, back from, made it, happened, cancelled, canceled, called off, fell
      through, postponed, rescheduled, moved to, pushed back, pushed to, brought forward, not going, got in, is now`,
  ],
  [
    'diet',
    `eating meat, eat meat, back on meat, went vegan, gone vegan, went vegetarian, gone vegetarian, not vegan, eat fish, eating
      fish, had a burger, had a steak`,
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
    'my new, our new, his new, her new, their new, sold, bought, gave up, the new, changed',
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
    `new, sold, bought, traded, crashed, totalled, totaled, wrecked, got, scrapped, drove off in, drove away in, took, handed over,
      got rid of, stolen, without a, no, have no`,
    'car, cars, truck, bike, van, motorbike, motorcycle, scooter, suv, ride, motor',
  ],
  [
    'device, os, uses',
    'new, bought, got, broke, lost, smashed, switched, upgraded, dropped',
    'phone, laptop, computer, tablet, mac, pc, iphone, android',
  ],
  [
    `relationship_status, ${PARTNERS}`,
    'new, left, ex, former, divorced, ended, called off, cancelled, canceled',
    'boyfriend, girlfriend, partner, husband, wife, marriage, relationship, engagement, wedding',
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
