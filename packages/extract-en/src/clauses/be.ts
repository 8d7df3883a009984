import { petKind } from '../text/pet.ts'
import { BROKEN, NEARBY } from '../lexicon/grammar/noun-classes.ts'
import { GIVEN_NAMES } from '../lexicon/people/names.ts'
import { isOf } from './classes.ts'
import { complementsFrom } from './complements.ts'
import type { Complement } from './complements.ts'
import { nameAt } from './name.ts'
import { listFrom, phraseAt } from './phrase.ts'
import type { Phrase } from './phrase.ts'
import { isBrief } from './predicate.ts'
import type { DomainFact, Predication } from './predication.ts'
import type { Subject } from './subject.ts'

/** What "be" says by the class of the noun after it: the slot, and whether the noun stands without an article. */
const BY_CLASS: readonly (readonly [
  classes: string,
  slot: string,
  domain: string,
  article: 'any' | 'none' | 'a',
])[] = [
  ['JOB', 'occupation', 'work', 'a'],
  ['DIET', 'diet', 'health', 'any'],
  ['WELL', 'health', 'health', 'none'],
  ['UNWELL', 'health', 'health', 'none'],
  ['MASS', 'weight', 'health', 'none'],
  ['NATION', 'nationality', 'living', 'any'],
  ['ETHNIC', 'ethnicity', 'living', 'any'],
  ['PHOBIC', 'fear', 'leisure', 'none'],
  ['FAITH', 'religion', 'family', 'any'],
  ['SIGN', 'zodiac', 'family', 'any'],
  ['HEIGHT', 'height', 'health', 'none'],
  ['NUMBER', 'age', 'family', 'none'],
]

type Base = Omit<DomainFact, 'slot' | 'from' | 'to' | 'domain'>

function baseOf({ entity, verb }: Predication): Base | null {
  if (verb.future || verb.can) return null
  const base = { entity, at: verb.at }
  if (verb.over && !verb.past) return { ...base, relation: 'retracts' }
  if (verb.past && !verb.perfect) return verb.negative ? null : { ...base, tense: 'past' }
  return verb.negative ? { ...base, polarity: 'negative' } : base
}

/** Words that follow an age, or say that a number is none. */
const AFTER_AGE =
  /^(?:years?|yrs?|yo|y\/o|and|now|,|\.|but|already|today|tomorrow|this|next|so|with|in|or|next|-|\(|soon|lol|haha|both)?$/u

function ofClass(about: Predication, base: Base, phrase: Phrase): readonly DomainFact[] {
  const { said } = about
  // "Such a clown" is no job.
  if (said.words.slice(Math.max(0, phrase.from - 2), phrase.from).some(({ key }) => key === 'such')) return []
  const row = BY_CLASS.find(
    ([classes, slot, , article]) =>
      isOf([classes], phrase, said) &&
      (article !== 'none' || phrase.det === '') &&
      (slot !== 'age' ||
        (about.entity !== 'user.?it' &&
          said.words[about.verb.from - 1]?.key !== 'we' &&
          AFTER_AGE.test(said.words[phrase.to]?.key ?? ''))) &&
      (article !== 'a' || phrase.det !== 'the' || base.tense === 'past'),
  )
  if (!row) return []
  const [, slot, domain] = row
  if (slot === 'age' && (base.tense !== undefined || base.polarity !== undefined)) return []
  return [{ ...base, slot, domain, from: phrase.from, to: phrase.to }]
}

/** "A trucker out of Zanesville", "a nurse at Riverside". */
function besideJob(about: Predication, base: Base, phrase: Phrase): readonly DomainFact[] {
  const { list } = complementsFrom(about.said.words, phrase.to)
  return list.flatMap(({ preposition, phrase: one }) => {
    const at = { ...base, from: one.from, to: one.to }
    if (/^(?:at|for|with)$/u.test(preposition) && isOf(['ORG'], one, about.said))
      return [{ ...at, slot: 'employer', domain: 'work' }]
    const place = about.entity === 'user' ? 'KNOWNPLACE' : 'PLACE'
    // Where a granddad was a miner he need not live.
    if (base.tense !== undefined) return []
    if (/^(?:in|near)$/u.test(preposition) && isOf([place], one, about.said))
      return [{ ...at, slot: 'location', domain: 'living' }]
    if (/^(?:of|from)$/u.test(preposition) && about.entity !== 'user' && isOf(['PLACE'], one, about.said))
      return [{ ...at, slot: 'location', domain: 'living' }]
    return []
  })
}

/** "She's in Hilliard now", "my cousin is over in Perth". */
function whereabouts(about: Predication, base: Base): readonly DomainFact[] {
  const { list } = complementsFrom(about.said.words, about.verb.end)
  const isHere = base.polarity === undefined && list[0]?.preposition !== ''
  if (!isHere || isBrief(about.said, about.verb.end)) return []
  const home = homeIn(about, base, list)
  return home.length > 0 ? home : list.flatMap((one) => whereabout(about, base, one)).slice(0, 1)
}

/** "We're in a two-bed flat in Headingley": a home, and where it is. */
function homeIn(about: Predication, base: Base, [home, place]: readonly Complement[]): readonly DomainFact[] {
  if (home?.preposition !== 'in' || !/^(?:an?|our|my)$/u.test(home.phrase.det)) return []
  if (!isOf(['DWELLING'], { ...home.phrase, det: '' }, about.said)) return []
  const where = place?.preposition === 'in' ? place.phrase : null
  if (!where || !isOf(['SUREPLACE'], where, about.said)) return []
  return [
    { ...base, slot: 'location', domain: 'living', from: where.from, to: where.to },
    { ...base, slot: 'living_situation', domain: 'living', from: home.phrase.from, to: home.phrase.to },
  ]
}

/** "I'm at Oakwell Vets, have been for six years": one works there. */
function isLasting({ said, verb }: Predication): boolean {
  const rest = said.words
    .slice(verb.end)
    .map(({ key }) => key)
    .join(' ')
  return /\b(?:been (?:there )?(?:for|since)|for (?:the (?:last|past) )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|a few|over|almost|nearly|many) [a-z ]{0,10}years|since (?:19|20)\d\d)\b/u.test(
    rest,
  )
}

function whereabout(
  about: Predication,
  base: Base,
  { preposition, phrase }: Complement,
): readonly DomainFact[] {
  const at = { ...base, from: phrase.from, to: phrase.to }
  if (
    preposition === 'in' &&
    isOf(['PLACE'], phrase, about.said) &&
    (about.entity !== 'user' || about.verb.perfect)
  )
    return [{ ...at, slot: 'location', domain: 'living' }]
  if (
    about.entity === 'user' &&
    about.verb.perfect &&
    preposition === 'with' &&
    isOf(['ORG'], phrase, about.said)
  )
    return [{ ...at, slot: 'employer', domain: 'work' }]
  if (
    about.entity === 'user' &&
    preposition === 'at' &&
    isOf(['PROPER'], phrase, about.said) &&
    isLasting(about)
  )
    return [{ ...at, slot: 'employer', domain: 'work' }]
  if (/^(?:at|with)$/u.test(preposition) && about.entity !== 'user' && isOf(['EMPLOYER'], phrase, about.said))
    return [{ ...at, slot: 'employer', domain: 'work' }]
  return []
}

const PLURAL = /(?:[^s]s|children|people|twins)$/u

/** "My roommates are kayla, rob and dmitri", "my dog biscuit is a beagle mix". */
function ofRelative(about: Predication, subject: Subject, base: Base): readonly DomainFact[] {
  const { said, verb } = about
  const { kin } = subject
  const phrase = phraseAt(said.words, verb.end)
  if (!kin || !phrase || base.tense !== undefined || base.polarity !== undefined) return []
  const from = { ...base, domain: 'family' }
  if (kin.relation === 'pet' && isOf(['ANIMAL'], phrase, said))
    return [{ ...from, entity: 'user', slot: 'pet', from: phrase.from, to: phrase.to, domain: 'family' }]
  if (kin.name >= 0 || phrase.det !== '') return []
  const items = listFrom(said.words, phrase)
  const named = items.filter(
    (one) => one.to === one.from + 1 && (GIVEN_NAMES.has(one.key) || nameAt(said, one.from, false)),
  )
  const enough =
    items.length > 1 ? PLURAL.test(said.words[kin.end - 1]?.key ?? '') && named.length > 0 : false
  if (!enough || items.some((one) => one.to > one.from + 2 || isOf(['NATION', 'ETHNIC'], one, said)))
    return []
  const kind = kin.relation === 'pet' ? petKind(said.words[kin.end - 1]?.key) : undefined
  return items.map((one) => ({
    ...from,
    slot: 'name',
    from: one.from,
    to: one.to,
    ...(kind !== undefined && { facet: kind }),
  }))
}

/** What a clause with "be" tells. */
export function beFacts(about: Predication, subject: Subject): readonly DomainFact[] {
  const base = baseOf(about)
  if (!base) return []
  const related = ofRelative(about, subject, base)
  if (related.length > 0) return related
  const phrase = phraseAt(about.said.words, about.verb.end)
  if (!phrase) return [...whereabouts(about, base), ...nearby(about, base)]
  const said = listFrom(about.said.words, phrase).flatMap((one) => ofClass(about, base, one))
  const ill = illWith(about, base, phrase)
  if (ill.length > 0) return [...said, ...ill]
  const isJob = said.some(({ slot }) => slot === 'occupation')
  return isJob ? [...said, ...besideJob(about, base, phrase)] : said
}

/** "A 45-year-old woman with hypothyroidism", "a nurse with asthma". */
function illWith({ said, verb }: Predication, base: Base, phrase: Phrase): readonly DomainFact[] {
  const isSomebody =
    isOf(['PERSON', 'JOB', 'GENDERED'], { ...phrase, det: '' }, said) && /^an?$/u.test(phrase.det)
  if (!isSomebody || said.words[phrase.to]?.key !== 'with' || verb.negative || base.tense !== undefined)
    return []
  const ill = phraseAt(said.words, phrase.to + 1)
  return ill && isOf(['ILLNESS'], ill, said)
    ? [{ ...base, slot: 'health', domain: 'health', from: ill.from, to: ill.to }]
    : []
}

/** "Lives around the corner", "is next door". */
function nearby({ said, entity, verb }: Predication, base: Base): readonly DomainFact[] {
  for (let length = MOST_NEARBY; length > 0; length--) {
    const some = said.words.slice(verb.end, verb.end + length)
    if (entity !== 'user' && NEARBY.has(some.map(({ key }) => key).join(' ')))
      return [{ ...base, slot: 'location', domain: 'living', from: verb.end, to: verb.end + length }]
  }
  return []
}
const MOST_NEARBY = 4

/** "My knee is shot", "her back's giving out". */
export function bodyFacts(
  said: Predication['said'],
  part: Phrase,
  verb: Predication['verb'],
): readonly DomainFact[] {
  if (verb.negative || verb.past || verb.future || !isOf(['BODY'], part, said)) return []
  const rest = said.words.slice(verb.end, verb.end + 2).map(({ key }) => key)
  const length = BROKEN.has(rest.join(' ')) ? rest.length : BROKEN.has(rest[0] ?? '') ? 1 : 0
  if (length === 0 || said.words[verb.end + length]?.key === 'today') return []
  return [
    { slot: 'health', domain: 'health', entity: 'user', from: part.from, to: verb.end + length, at: verb.at },
  ]
}
