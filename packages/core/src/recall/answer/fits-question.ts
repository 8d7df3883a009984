import type { MemoryCard } from '../../types/card.ts'
import type { Detection } from '../../types/question.ts'
import type { AnswerRequest } from '../../plugin/pack-words.ts'
import type { QueryPlan } from '../../query-plan.ts'
import type { Fused } from '../ranking/fuse.ts'
import { isMistake, isDenial } from '../../facts/keys.ts'
import type { Tracer } from '../trace/trace.ts'
import { byValidity } from '../../facts/order.ts'
import { isStated } from './answer-material.ts'
import type { Choice } from './answer-material.ts'

const TIMELY = /^(?:plan|goal|event_.*|generic)$/u
const DATED =
  /^(?:plan|goal|event_.*|generic|birthday|age|tenure|experience|record|named_thing|availability)$/u

/**
 * Whether a card says what the question asks about its fact: a bare fact does not say why or how, nor when without its time words, and
 * what holds now does not say what will or should.
 */
export function fitsQuestion(
  { type, time }: Detection,
  card: MemoryCard,
  form?: AnswerRequest['form'],
): boolean {
  if (form === 'past' && time === null && type !== 'update') return false
  // A plain statement has no beginning, only the time it was said.
  if (form === 'since') return card.eventDate !== null || card.relation === 'updates'
  // A wish says how somebody should answer.
  if (card.slot === 'instruction') return type !== 'why' && type !== 'when'
  if (time === 'future' && !TIMELY.test(card.slot)) return false
  if (type === 'why' || type === 'how') return false
  return type !== 'when' || card.when !== null || DATED.test(card.slot)
}

/** What is told in words: no number, whatever else is said of it. */
const WORDED =
  /^(?:occupation|employer|user_type|school|major|location|hometown|name|nickname|relationship_status|religion|nationality)$/u
const SOMEBODY = /^(?:family|relation)\./u

/** What is done, had or wanted says how much only where it holds a number, and is no place. */
const DONE = /^(?:plan|goal|project|event_.*)$/u
const PLACELESS = /^(?:event_purchase|goal|owns|vehicle|device|relationship_status)$/u
/** What I did or where I am says nothing of who did or is it. */
const OWN_DOING = /^(?:plan|goal|event_.*|location|hometown|age|birthday|hobby|habit)$/u
const JOB = /^(?:occupation|user_type)$/u
/** Digits, and numbers in Chinese characters. */
const NUMBER = /[\d一二两三四五六七八九十百千万亿]/u

/**
 * Whether a card is of the type a question asks for: no job says how many hours or who somebody is, a purchase does not say where, and my
 * name is not that of my dentist.
 */
export function isOfTypeAsked({ type, slots }: Pick<Detection, 'type' | 'slots'>, card: MemoryCard): boolean {
  if (type === 'how_many' && (WORDED.test(card.slot) || DONE.test(card.slot)))
    return NUMBER.test(card.normal ?? card.value)
  if (type === 'where' && PLACELESS.test(card.slot)) return false
  if (type === 'who' && (JOB.test(card.slot) || (card.entity === 'user' && OWN_DOING.test(card.slot))))
    return false
  const isOwnName = card.entity === 'user' && (card.slot === 'name' || card.slot === 'nickname')
  return !(isOwnName && SOMEBODY.test(slots[0] ?? ''))
}

/** Hits looked at: their messages are cut into words once more. */
const LOOKED_AT = 10
/** One word in common may be the thing or what it is of: "my sister likes tea" holds all of "How old is my sister?" but the age. */
const FEWEST = 2

type Plan = Pick<QueryPlan, 'terms' | 'termsOf' | 'matcher' | 'detection' | 'slots'>

/** Whether the words of a hit hold everything a question asks for, whatever was read from them. Pure. */
export function holdsAsked(
  { terms, termsOf, matcher, detection, slots }: Plan,
  hits: readonly Fused[],
): readonly Fused[] {
  const asked = [...new Set(terms)]
  if (asked.length < FEWEST) return []
  const against = new Set(detection.slots.flatMap((slot) => slots.get(slot).opposite ?? []))
  return hits.slice(0, LOOKED_AT).filter(({ item, card }) => {
    // What one dislikes is not what one likes.
    if (card !== null && against.has(card.slot)) return false
    // What was taken back answers nothing.
    if (item === null || !item.active) return false
    const said = new Set(termsOf(matcher.scan(item.text)))
    return asked.every((term) => said.has(term))
  })
}

/** Questions about the past want what held once; what was said by mistake and put right never did. One look-up for all messages. */
export async function withoutMistakes(
  { view }: QueryPlan,
  fused: readonly Fused[],
  tracer: Tracer | null,
): Promise<readonly Fused[]> {
  const messages = fused.filter(({ kind, item }) => kind === 'item' && item?.active === false)
  const gave = messages.length === 0 ? [] : await view.cards.byItems(messages.map(({ id }) => id))
  const isMistaken = ({ id, card }: Fused) => {
    if (card) return isMistake(card)
    const own = gave.filter(({ itemId }) => itemId === id)
    return own.length > 0 && own.every(isMistake)
  }
  return fused.filter((hit) => {
    const drops = isMistaken(hit)
    if (drops)
      tracer?.drop(hit, { stage: 'active', reason: 'said by mistake and put right: it never was true' })
    return !drops
  })
}

/** Forms that would tell what one source says as though it were so. */
const TELLS = new Set(['fact', 'list', 'yes', 'no', 'past', 'then', 'since'])

/** Where an answer rests on a value that sources disagree about: what each of them says, in order of recording. Pure. */
export function withRivals(choice: Choice, known: readonly MemoryCard[]): Choice {
  const disputed =
    choice && TELLS.has(choice.form) ? choice.cards.find(({ contested }) => contested) : undefined
  if (!disputed) return choice
  const rivals = known.filter((card) => isRival(card, disputed))
  return rivals.length < 2 ? choice : { form: 'contested', cards: byValidity(rivals) }
}

/** Said of the same fact and a time they share; the disputed one is its own rival. */
const isRival = (card: MemoryCard, disputed: MemoryCard): boolean =>
  card.contested &&
  card.versionKey === disputed.versionKey &&
  (card === disputed || overlap(card, disputed)) &&
  card.correctedBy === null &&
  isStated(card) &&
  !isDenial(card)

const overlap = (a: MemoryCard, b: MemoryCard): boolean =>
  a.validFrom === b.validFrom || (begins(a) < ends(b) && begins(b) < ends(a))

const begins = ({ validFrom }: MemoryCard): number => validFrom ?? -Infinity
const ends = ({ validTo }: MemoryCard): number => validTo ?? Infinity
