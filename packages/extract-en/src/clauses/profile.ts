import { isOf } from './classes.ts'
import { complementsFrom } from './complements.ts'
import { phraseAt } from './phrase.ts'
import type { DomainFact } from './predication.ts'
import type { Said } from './said.ts'
import { isMark } from './words.ts'

/** What an item of a profile is by its class: the slot, and the domain of its rule. */
const BY_CLASS: readonly (readonly [classes: string, slot: string, domain: string])[] = [
  ['GENDERED', 'gender', 'health'],
  ['JOB', 'occupation', 'work'],
  ['KNOWNPLACE', 'location', 'living'],
  ['DIET', 'diet', 'health'],
  ['NATION', 'nationality', 'living'],
  ['ANIMAL', 'pet', 'family'],
  ['SIGN', 'zodiac', 'family'],
  ['FAITHNAME', 'religion', 'family'],
]
const SEX = /^(?:male|female|man|woman|guy|girl|dude|lady)$/u
const STATUS = /^(?:single|married|divorced|engaged|widowed|separated)$/u
const PARENT = /^(?:mom|mum|mother|dad|father|parent|mama)$/u
const COUNT = /^(?:\d|one|two|three|four|five|six)$/u
const [YOUNGEST, OLDEST] = [13, 99]

interface Item {
  readonly from: number
  readonly to: number
}

/** The items of a line, where marks or "and" part them; none where one is empty. */
function itemsOf({ words }: Said): readonly Item[] {
  const items: Item[] = []
  let from = 0
  for (let at = 0; at <= words.length; at++) {
    const word = words[at]
    const parts = word === undefined || /^(?:,|\/|\||;|·|•|and|&)$/u.test(word.key)
    if (!parts) continue
    if (at > from) items.push({ from, to: at })
    from = at + 1
  }
  return items
}

type Base = Pick<DomainFact, 'entity' | 'at'>

function aged({ words }: Said, { from, to }: Item): boolean {
  const age = Number(words[from]?.key)
  const rest = words.slice(from + 1, to).map(({ key }) => key)
  return (
    age >= YOUNGEST &&
    age <= OLDEST &&
    (rest.length === 0 || /^(?:yo|y\/o|(?:years?|yrs?)(?: old)?)$/u.test(rest.join(' ')))
  )
}

/** "Mother of two", "dad of three boys". */
function parental({ words }: Said, { from, to }: Item, base: Base): readonly DomainFact[] {
  const isParent = PARENT.test(words[from]?.key ?? '') && words[from + 1]?.key === 'of'
  return isParent && to >= from + 3 && COUNT.test(words[from + 2]?.key ?? '')
    ? [{ ...base, slot: 'family.child', domain: 'family', from: from + 2, to: from + 3 }]
    : []
}

/** "From Berlin", "in Leeds", "at Bosch": beside a job, or alone. */
function placed(said: Said, from: number, to: number, base: Base): readonly DomainFact[] | null {
  const based = /^(?:based|living|working|originally)$/u.test(said.words[from]?.key ?? '') ? from + 1 : from
  const { list, end } = complementsFrom(said.words, based)
  const [first] = list
  if (!first || list.length > 1 || end !== to) return null
  const { preposition, phrase } = first
  const at = { ...base, from: phrase.from, to: phrase.to }
  if (preposition === 'at' && isOf(['ORG'], phrase, said))
    return [{ ...at, slot: 'employer', domain: 'work' }]
  if (!isOf(['SUREPLACE'], phrase, said)) return null
  if (preposition === 'in') return [{ ...at, slot: 'location', domain: 'living' }]
  return preposition === 'from' ? [{ ...at, slot: 'hometown', domain: 'living' }] : null
}

/** A job, a diet, an animal: with where it is done after it. */
function classed(said: Said, { from, to }: Item, base: Base): readonly DomainFact[] {
  const phrase = phraseAt(said.words, from)
  if (!phrase || !/^(?:an?)?$/u.test(phrase.det)) return placed(said, from, to, base) ?? []
  const at = { ...base, from: phrase.from, to: phrase.to }
  const row = BY_CLASS.find(([classes]) => isOf([classes], phrase, said))
  if (!row) return placed(said, from, to, base) ?? []
  const [, slot, domain] = row
  // "Dog, cat": a list of animals says nothing of whose they are.
  if (slot === 'pet' && !COUNT.test(said.words[phrase.from]?.key ?? '')) return []
  const fact = { ...at, slot, domain }
  if (phrase.to === to) return [fact]
  const beside = slot === 'occupation' ? placed(said, phrase.to, to, base) : null
  return beside ? [fact, ...beside] : []
}

function itemFacts(said: Said, item: Item): readonly DomainFact[] {
  const { from, to } = item
  const base: Base = { entity: 'user', at: from }
  const key = said.words
    .slice(from, to)
    .map((word) => word.key)
    .join(' ')
  const whole = { ...base, from, to }
  if (aged(said, item)) return [{ ...whole, to: from + 1, slot: 'age', domain: 'family' }]
  if (SEX.test(key)) return [{ ...whole, slot: 'gender', domain: 'health' }]
  if (STATUS.test(key)) return [{ ...whole, slot: 'relationship_status', domain: 'family' }]
  if (key === 'no kids' || key === 'no children')
    return [{ ...whole, slot: 'family.child', domain: 'family', value: '0', polarity: 'negative' }]
  const parent = parental(said, item, base)
  return parent.length > 0 ? parent : classed(said, item, base)
}

const isLine = ({ words }: Said): boolean =>
  words.length <= LONGEST && !words.some((word) => /^[:?!"(]$/u.test(word.key))
const LONGEST = 24
const MOST_UNTYPED = 3

/** A place, an animal or a job alone may be anything: "Berlin, Paris". */
function isProfile(items: readonly (readonly DomainFact[])[]): boolean {
  const slots = new Set(items.flat().map(({ slot }) => slot))
  const typed = items.filter((facts) => facts.length > 0).length
  const most = slots.has('age') ? items.length - 1 : items.length
  return slots.size >= 2 && typed >= 2 && typed >= most
}

/** "Software engineer from Berlin": a job with its place is the whole sentence. */
const isJobAndPlace = (items: readonly (readonly DomainFact[])[]): boolean =>
  items.length === 1 && items[0]?.length === 2

/** "25, female, Canada", "nurse, 34, mother of two": a line that says who speaks, item by item. */
export function profileFacts(said: Said): readonly DomainFact[] {
  if (!isLine(said) || said.words.length < 2 || isMark(said.words[0])) return []
  const parts = itemsOf(said)
  const items = parts.map((item) => itemFacts(said, item))
  const isPlain = parts.every(({ from, to }, at) => (items[at]?.length ?? 0) > 0 || to - from <= MOST_UNTYPED)
  return isPlain && (isProfile(items) || isJobAndPlace(items)) ? items.flat() : []
}
