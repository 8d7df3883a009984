import { baseForms } from '../query/morphology/base-forms.ts'
import { framesOf } from '../frames/index.ts'
import type { Frame } from '../frames/index.ts'
import { statusOf } from '../lexicon/people/statuses.ts'
import { KIN } from '../lexicon/people/kinship.ts'
import { slotOf } from '../text/relation.ts'
import { DETERMINERS, POSSESSIVES, PREPOSITIONS } from '../lexicon/grammar/grammar.ts'
import { isClosed } from './closed.ts'
import { isMark } from './words.ts'
import { isOf } from './classes.ts'
import { inflected } from './inflected.ts'
import { complementsFrom } from './complements.ts'
import type { Complement } from './complements.ts'
import { timeOf } from './frame-time.ts'
import { namedAfter } from './people.ts'
import { isTime, listFrom } from './phrase.ts'
import type { Phrase } from './phrase.ts'
import type { Said } from './said.ts'
import type { DomainFact, Predication } from './predication.ts'

/** Where the words of a predicate after its verb end; -1 when others stand there. */
function restEnd({ said, verb }: Predication, [, ...rest]: readonly string[]): number {
  let at = verb.end
  for (const word of rest) {
    const key = said.words[at]?.key ?? ''
    const isOwn = word === 'own' && POSSESSIVES.has(key)
    if (key !== word && !isOwn && !baseForms(key).includes(word)) return -1
    at += 1
  }
  return isOtherVerb(said, at) ? -1 : at
}

/** "Rent out a flat" is not "rent a flat": a particle that stands before the object makes another verb. */
function isOtherVerb({ words }: Said, at: number): boolean {
  const next = words[at + 1]
  return (
    /^(?:out|off|up)$/u.test(words[at]?.key ?? '') &&
    next !== undefined &&
    !isMark(next) &&
    !PREPOSITIONS.has(next.key)
  )
}

const BRIEF =
  /(?:^| )(?:this (?:week|weekend|month|summer|winter)|until|till|til|today|tonight|tomorrow|right now|at the moment|on (?:vacation|holiday|business|a|an)|for (?:the |a |an |their |her |his |our |my |two |three |four |\d+ )?(?:few |couple |long |of )*(?:weekends?|nights?|days?|weeks?|fortnight|holidays?|summer|break|conference|meeting|wedding|visit|trip|bit|while|anniversary|funeral|game|work trip))(?: |$)/u

/** "In Rome for a week", "in Paris until Friday": it is no home. */
export function isBrief({ words }: Said, from: number): boolean {
  const end = words.findIndex((word, at) => at >= from && isMark(word))
  const some = words.slice(from, end < 0 ? words.length : end)
  return BRIEF.test(some.map(({ key }) => key).join(' '))
}

const isDoing = (key: string, { det }: Phrase): boolean =>
  det === '' && key.endsWith('ing') && inflected(key) !== null

/** "Doing the dishes", "hiking in Utah": what is done ends with the first of its complements. */
function deedEnd(said: Said, { from, to }: Phrase): number {
  if (to > from + 1) return to
  const [first] = complementsFrom(said.words, to).list
  return first && !isTime(first.phrase) ? first.end : to
}

function valuesOf(frame: Frame, { said, verb }: Predication, found: Complement): readonly Phrase[] {
  if (frame.options.has('verb'))
    return [{ ...found.phrase, from: verb.lemma === 'be' ? verb.end : verb.at, to: found.end }]
  if (isDoing(said.words[found.phrase.from]?.key ?? '', found.phrase))
    return [{ ...found.phrase, to: deedEnd(said, found.phrase) }]
  return listFrom(said.words, found.phrase).filter((one) => isOf(frame.classes, one, said))
}

/** The object of the class wanted: of a list ("a wife, two kids and a dog") one item may be. */
function objectOf(
  { classes, options }: Frame,
  [first]: readonly Complement[],
  said: Said,
): Complement | null {
  if (first?.preposition !== '') return null
  const items = options.has('verb') ? [first.phrase] : listFrom(said.words, first.phrase)
  return items.some((one) => isOf(classes, one, said)) ? first : null
}

/** The slot of a phrase, where it depends on the noun. */
function slotFor(frame: Frame, phrase: Phrase): string | null {
  if (frame.slot !== 'kin') return frame.slot
  const relation = KIN.get(phrase.head)
  return relation === undefined || relation === 'pet' ? null : slotOf(relation)
}

function complementOf(frame: Frame, at: number, { said }: Predication): Complement | null {
  const { list } = complementsFrom(said.words, at)
  if (frame.slot === 'location' && isBrief(said, at)) return null
  if (frame.shape === 'obj') return objectOf(frame, list, said)
  const isAtWork = list.some(
    ({ preposition, phrase }) => /^(?:for|at|with)$/u.test(preposition) && isOf(['ORG'], phrase, said),
  )
  if (frame.slot === 'workplace' && isAtWork) return null
  // "She is teacher in primary school" teaches there.
  if (frame.slot === 'education' && list[0]?.preposition === '' && isOf(['JOB'], list[0].phrase, said))
    return null
  // "Doing an evening class at the college": one learns there.
  if (
    frame.slot === 'employer' &&
    list[0]?.preposition === '' &&
    isOf(['COURSE', 'DEGREE'], list[0].phrase, said)
  )
    return null
  // "Is visiting from Ohio" is no origin.
  if (frame.slot === 'hometown' && /ing$/u.test(said.words[at]?.key ?? '')) return null
  // "Moved my training to Strava": a thing went there. "Rent a place in Leeds" wants one.
  const [object] = list[0]?.preposition === '' ? list : []
  const wanted = frame.options.get('object')
  if (
    wanted === undefined
      ? frame.slot === 'location' && object
      : !(object && isOf([wanted], object.phrase, said))
  )
    return null
  const found = list.find(
    ({ preposition, phrase }) => frame.prepositions.has(preposition) && isOf(frame.classes, phrase, said),
  )
  return found ?? null
}

const TASTES: ReadonlySet<string> = new Set(['likes', 'dislikes'])
const OWNED: ReadonlySet<string> = new Set(['vehicle', 'device', 'owns', 'pet'])
const ONE: ReadonlySet<string> = new Set(['the', 'this', 'that', 'these', 'those'])

/** "Hates the new curtains" is no taste; "my dad's car" and "a phone for my dad" are not one's own. */
function isAside({ slot }: Frame, { said }: Predication, { det, key, to }: Phrase): boolean {
  if (TASTES.has(slot)) return ONE.has(det)
  if (!OWNED.has(slot)) return false
  const after = said.words[to + 1]?.key ?? ''
  return (
    key.includes("'s ") ||
    (said.words[to]?.key === 'for' && /^(?:my|our|him|her|them|his|their)$/u.test(after))
  )
}

/** Where they start, it is school. */
const YOUNG: ReadonlySet<string> = new Set([
  'child',
  'son',
  'daughter',
  'grandson',
  'granddaughter',
  'grandchildren',
  'niece',
  'nephew',
])

const NAMED: ReadonlySet<string> = new Set(['kin', 'pet'])

/** What a verb states by itself. */
function aloneFacts(
  frame: Frame,
  about: Predication,
  rest: number,
  base: Omit<DomainFact, 'slot' | 'from' | 'to'>,
): readonly DomainFact[] {
  const { verb } = about
  const next = about.said.words[rest]
  if (frame.predicate.length === 1 && /^(?:it|them|him|her|that|this|me|you|us)$/u.test(next?.key ?? ''))
    return []
  if (next?.key === 'of' && !frame.prepositions.has('of')) return []
  // "Graduated cylinders": it describes a noun.
  const isAlone = frame.predicate.length === 1 && verb.lemma !== 'be' && verb.form !== 's'
  if (isAlone && next && !isMark(next) && !isClosed(next.key) && !/^\d|ly$/u.test(next.key)) return []
  // "No crochet tutorial": it begins a noun.
  const isSimple = frame.options.has('simple')
  if (isSimple && verb.form === 'base' && next && !isMark(next) && !isClosed(next.key)) return []
  // "Fish for compliments", "sail through meetings" do something else.
  if (
    isSimple &&
    frame.prepositions.size > 0 &&
    PREPOSITIONS.has(next?.key ?? '') &&
    !frame.prepositions.has(next?.key ?? '')
  )
    return []
  // "Crocheting a blanket" is one piece of work.
  if (isSimple && (DETERMINERS.has(next?.key ?? '') || POSSESSIVES.has(next?.key ?? ''))) return []
  const value = frame.options.has('statusword') ? statusWord(about, rest) : frame.options.get('const')
  const words = { from: verb.lemma === 'be' ? rest - frame.predicate.length + 1 : verb.at, to: rest }
  return value === null
    ? []
    : [{ ...base, ...words, slot: frame.slot, ...(value !== undefined && { value }) }]
}

/** Two of the same verb's frames say one thing: what a phrase was read as first, it is. */
function read(frame: Frame, about: Predication, rest: number): readonly DomainFact[] {
  const time = timeOf(frame, about.verb)
  if (time === null) return []
  const { verb } = about
  const entity = frame.options.has('me') ? 'user' : about.entity
  if (frame.options.has('others') && entity === 'user') return []
  if (verb.must === true && !frame.options.has('must')) return []
  if (frame.options.has('self') && entity !== 'user') return []
  if (frame.options.has('kin') && entity === 'user') return []
  const isYoung = YOUNG.has(entity.split('.')[1] ?? '')
  if (frame.options.has(isYoung ? 'grown' : 'young')) return []
  const facet = frame.options.get('facet')
  const base = { entity, at: verb.at, domain: frame.domain, ...time, ...(facet !== undefined && { facet }) }
  if (frame.shape === 'none') return aloneFacts(frame, about, rest, base)
  const found = complementOf(frame, rest, about)
  if (!found) return []
  const value = frame.options.get('const')
  const values = valuesOf(frame, about, found).filter((phrase) => !isAside(frame, about, phrase))
  return values.flatMap((phrase) => {
    const slot = slotFor(frame, phrase)
    const isNone = phrase.det === 'no'
    // "Has the kids every other weekend": somebody's, not theirs.
    if (frame.slot === 'kin' && ONE.has(phrase.det)) return []
    if (slot === null || (isNone && frame.options.has('affirm'))) return []
    const denied = isNone ? ({ polarity: 'negative' } as const) : {}
    const names =
      NAMED.has(frame.slot) && about.entity === 'user'
        ? namedAfter(about.said, phrase.to - 1, about.said.words[phrase.from]?.key ?? '')
        : []
    return [
      { ...base, ...denied, slot, from: phrase.from, to: phrase.to, ...(value !== undefined && { value }) },
      ...names,
    ]
  })
}

const statusWord = ({ said, verb }: Predication, rest: number): string | null =>
  statusOf(
    said.words
      .slice(verb.at, rest)
      .map(({ key }) => key)
      .join(' '),
  )

/** What a verb and its complements tell, each slot once. */
export function predicateFacts(about: Predication): readonly DomainFact[] {
  const { verb } = about
  const facts = framedFacts(about)
  if (!verb.progressive || facts.length > 0) return facts
  // "Is going blind" is no way of going: the predicate is "be" with it.
  return framedFacts({ ...about, verb: { ...verb, lemma: 'be', form: 'base', end: verb.at } })
}

function framedFacts(about: Predication): readonly DomainFact[] {
  const facts: DomainFact[] = []
  const next = about.said.words[about.verb.end]?.key ?? ''
  const frames = framesOf(about.verb.lemma, [
    next,
    ...baseForms(next),
    ...(POSSESSIVES.has(next) ? ['own'] : []),
  ])
  let longest = 0
  for (const frame of frames) {
    if (frame.predicate.length < longest) break
    const rest = restEnd(about, frame.predicate)
    if (rest < 0) continue
    const found = read(frame, about, rest)
    if (found.length > 0 && frame.predicate.length > 1) longest = frame.predicate.length
    facts.push(
      ...found.filter(
        (one) =>
          !facts.some((other) => (other.slot === one.slot && one.slot !== 'name') || other.from === one.from),
      ),
    )
  }
  return facts
}

/** "I make 78k as a dental hygienist": what somebody is, beside what they do. */
export function roleFacts({ said, entity, verb }: Predication): readonly DomainFact[] {
  if (verb.negative || verb.past || verb.future || verb.can || verb.over || verb.lemma === 'go') return []
  const { list } = complementsFrom(said.words, verb.end)
  return list.flatMap(({ preposition, phrase }) =>
    preposition === 'as' && /^an?$/u.test(phrase.det) && isOf(['JOB'], phrase, said)
      ? [{ slot: 'occupation', domain: 'work', entity, from: phrase.from, to: phrase.to, at: verb.at }]
      : [],
  )
}
