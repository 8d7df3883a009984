import type { NormalizedText } from '@recollect/core/extraction'
import { rewritten } from '@recollect/rules'
import { ANIMALS } from '../lexicon/pets/animals.ts'
import { HEALTH_ADJECTIVES } from '../lexicon/health/health.ts'
import { KIN } from '../lexicon/people/kinship.ts'
import { GIVEN_NAMES } from '../lexicon/people/names.ts'
import { NATIONALITIES, RELIGIONS } from '../lexicon/self/nationalities.ts'
import { BODY_PARTS, DIETS, DWELLINGS } from '../lexicon/grammar/noun-classes.ts'
import { TRAITS } from '../lexicon/self/self-labels.ts'
import { SHORT_FORMS } from '../lexicon/spelling/short-forms.ts'
import { VERBS } from '../lexicon/grammar/verbs.ts'
import { EVERYBODY } from '../lexicon/grammar/run-on.ts'
import { withBreaks } from './run-on.ts'
import { wordSet } from '../lexicon/grammar/words.ts'

const WORD = /(?<![\p{L}\p{N}'@./_-])[a-z]{1,10}(?![\p{L}\p{N}'@_-]|\.[a-z])/gu
/** The "s" of a word, and the word after it. */
const WITH_S = /(?<=(?<![\p{L}\p{N}'@./_-])(?<stem>[a-z]{2,14}))s(?= (?<next>[a-z\d'-]{1,20}))/gu

/** After a noun in "s" they say that it is one: "rudys a mechanic", "my phones been dead". */
const SAYS = wordSet(
  'a, an, been, not, always, gonna, called, named, turning, dead, broken, gone, retired, allergic, obsessed, pregnant, engaged, terrified, scared',
)
/** Relatives whom nobody has several of: a word in "s" is no plural. */
const SINGLE = wordSet(
  'mom, mum, mommy, mummy, mama, mamma, ma, dad, daddy, papa, gf, bf, wife, husband, hubby, girlfriend, boyfriend, boss, fiance, fiancee, nana, nan, gran, grandma, grandpa, granddad, grandad, granny, abuela, landlord, ex, brother, sister, bro, sis, son, daughter, uncle, aunt, auntie, roommate, roomie, roomy, flatmate, housemate, neighbor, neighbour, partner, tia, tio, mil, fil, cousin, nephew, niece, friend, dog, cat, kid, baby, bestie, coworker, teacher, therapist, doctor, manager, stepdad, stepmom, grandfather, grandmother, mother, father',
)
/** Of those, whom nobody has two of. */
const ONLY = wordSet(
  'mom, mum, mommy, mummy, mama, mamma, dad, daddy, papa, gf, bf, wife, husband, hubby, girlfriend, boyfriend, fiance, fiancee, nana, nan, gran, grandma, granny, abuela, grandpa, granddad, grandad, mother, father, stepdad, stepmom, landlord',
)
/** What belongs to somebody: "my brothers car", "my gfs parents". */
const BELONGS = wordSet(
  'name, names, birthday, wedding, job, car, truck, phone, place, house, side, boyfriend, girlfriend, family, allergy, favorite, favourite, address, email, number, funeral, graduation, shop, restaurant, parents, age',
)
/** What somebody has one of. */
const THINGS = wordSet(
  'phone, laptop, computer, tablet, car, truck, van, bike, scooter, board, deck, guitar, bass, job, shift, degree, major, favorite, favourite, house, apartment, room, flat, school, college, birthday, name, nickname, town, hometown, team, band, watch, camera, console, mattress, kitchen',
)
const PLURAL_VERB = wordSet(
  'are, were, have, do, in, and, or, of, to, who, that, keep, all, both, on, at, with, for, from',
)

const tells = (next: string): boolean =>
  SAYS.has(next) ||
  /^[a-z]{3,}ing$/u.test(next) ||
  [DIETS, HEALTH_ADJECTIVES, NATIONALITIES, RELIGIONS, TRAITS].some((list) => list.has(next))

const owns = (next: string): boolean =>
  BELONGS.has(next) || KIN.has(next) || ANIMALS.has(next) || DWELLINGS.has(next)

/** "My", "our" and what may stand between it and a noun; the beginning of a clause. */
const OWNER = /(?:^|[\s,.!?;:(])(?:my|our)(?: [a-z]{2,12}){0,2} $/u
const OPENS = /(?:^|[,.!?;:(\n-] ?|\b(?:and|but|so|since|because|if|that|when|at|cause) )$/u

function isSingular(stem: string, next: string, before: string): boolean {
  const isOwned = OWNER.test(before)
  if (!isOwned && !OPENS.test(before)) return false
  if (ONLY.has(stem) || (SINGLE.has(stem) && KIN.has(stem)))
    return tells(next) || owns(next) || (ONLY.has(stem) && !PLURAL_VERB.has(next))
  if (GIVEN_NAMES.has(stem)) return !GIVEN_NAMES.has(`${stem}s`) && SAYS.has(next)
  if (!isOwned || !/^(?:an?|been)$/u.test(next)) return false
  const isVerb = stem.length < 3 || stem.endsWith('e') || VERBS.has(stem)
  return THINGS.has(stem) || (!isVerb && KIN.has(before.trim().split(' ').at(-1) ?? ''))
}

/** "Were throwing her a party" without a subject: "we're". */
const WERE =
  /(?<=^|[,.!?;:] |\b(?:and|so|but|cause) )were(?= (?:all )?(?:[a-z]{3,12}ing|gonna)(?! (?:you|we|they|the|my)\b))/gu

/** "Me dad's a plumber", as some say "my"; not after what is done to somebody: "told me dads are …". */
const ME =
  /(?<=^|(?<before>(?<![\p{L}\p{N}'])[a-z']{1,12}) |[,.!?;:(] )me(?= (?<next>[a-z]{2,14})(?![\p{L}\p{N}-]))/gu
const DONE_TO = wordSet(
  'give, gave, giving, gives, tell, told, telling, tells, show, showed, shown, help, helps, helped, bring, brought, let, lets, make, makes, made, making, get, gets, got, getting, send, sent, buy, bought, cost, costs, call, calls, called, find, found, lend, lent, ask, asked, asks, teach, taught, owe, owes, save, saved, offer, offered, read, cook, cooked, wish, keep, kept, want, wants, pay, paid, drive, drives, drove, believe',
)
const OWN = wordSet(
  'name, wage, knitting, weekend, dinner, tea, garden, allotment, hand, feet, teeth, hour, money, pension, license, licence, class, hair, leg, gallbladder, appendix, tonsil',
)
const mine = (next: string): boolean => [KIN, THINGS, ANIMALS, BODY_PARTS, OWN].some((list) => list.has(next))

/** Words of speech that say nothing where they stand: "um", "and like I", "for like six years", "a forklift, you know, at the docks". */
const NUMBER =
  '\\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|half|a (?:year|month|week|couple|few|hundred)) '
const FILLERS = new RegExp(
  [
    '(?<=^|[\\s,.;!?])(?<!\\bthe )(?:u+mm*|u+h+m*|erm+|hm+)(?:,|\\.{2,3})? ',
    "(?<=\\b(?:so|and|but|because|well|yeah|then),? )like,? (?=(?:i|i'm|i've|my|we|we're|he|he's|she|she's|they|they're) )",
    `(?<=\\b(?:for|about|at|in|is|was|been|with|got|have|had|am|are|lost|takes|[a-z]{1,4}'[sm]) )like (?=${NUMBER})`,
    '(?<=\\b(?:in|from|near|called|named) )like (?=[a-z])',
    ',? you know,?(?= (?:at|in|on|with|for|from|to|like|so|and|but|because) )(?<!\\b(?:do|did|if|as|let|what|how|when|should|would|might|until) you know,?)',
  ].join('|'),
  'gu',
)

/** "My granddaughter Luz her birthday is": whose it is, said again. */
const SAID_AGAIN =
  /(?<=(?:^|[.,;!?] |\b(?:and|so|but) )(?:my|our) (?<kin>[a-z]{2,14})(?: (?<name>[a-z]{2,14}))?),? (?:his|her)(?= (?:[a-z]{2,14} ){1,2}(?:is|was|has|are|lives|works)\b)/gu

const saidAgain = ({ kin = '', name = '' }: Readonly<Record<string, string | undefined>>): boolean =>
  KIN.has(kin) && (name === '' || !VERBS.has(name.replace(/s$|e?d$/u, '')))

const BEFORE = 40

/** A message as rules know its words: "gfs vegan" as "gf's vegan", "w my bro" as "with my bro". Places lead to what was written. */
export function spelledOut(text: NormalizedText): NormalizedText {
  const told = withBreaks(rewritten(text, FILLERS, () => ''))
  const own = rewritten(told, ME, ({ groups = {} }) => {
    const { before = '', next = '' } = groups
    // "No more coffee for me doctor says".
    const isDoneTo = DONE_TO.has(before) || (before === 'for' && EVERYBODY.has(next))
    return isDoneTo || !mine(next.replace(/s$/u, '')) ? null : 'my'
  })
  const whose = rewritten(own, SAID_AGAIN, ({ groups = {} }) => (saidAgain(groups) ? "'s" : null))
  const words = rewritten(whose, WORD, ([word]) => SHORT_FORMS.get(word) ?? null)
  const subjects = rewritten(words, WERE, () => "we're")
  return rewritten(subjects, WITH_S, ({ groups = {}, index, input }) => {
    const { stem = '', next = '' } = groups
    const start = index - stem.length
    return isSingular(stem, next, input.slice(Math.max(0, start - BEFORE), start)) ? "'s" : null
  })
}
