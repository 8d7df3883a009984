import type { AnswerRequest } from '../plugin/answers.ts'
import type { SlotRegistry } from '../plugin/slots.ts'
import type { MemoryCard } from '../types/card.ts'
import type { Detection } from '../types/question.ts'
import { answersTo } from '../slots/near.ts'
import { isDenial } from '../facts/keys.ts'
import { fitsQuestion } from './fits-question.ts'
import type { ValueForms } from '../facts/value-match.ts'

export interface AnswerMaterial {
  readonly detection: Detection
  /** Active cards the card tier found, best first. */
  readonly active: readonly MemoryCard[]
  /** All versions under the key asked for, in order of validity; read only for questions that need them. */
  readonly history: readonly MemoryCard[]
  readonly slots: SlotRegistry
  readonly values: ValueForms
}

type Choice = Pick<AnswerRequest, 'form' | 'cards'> | null

const MAX_LISTED = 8

/** Chooses which cards answer and in which form; null when no card does. Pure. */
export function chooseAnswer(material: AnswerMaterial): Choice {
  const { detection } = material
  const [asked] = detection.slots
  const active = material.active
    .filter((card) => asked === undefined || answersTo(asked, card.slot))
    .filter((card) => detection.time !== 'future' || fitsQuestion(detection, card))
  const asksPast = detection.time === 'past' || detection.type === 'update'
  const past = asksPast ? aboutPast(material) : null
  if (past) return past
  const first = active[0]
  if (first?.slot !== asked) {
    const ended = retracted(material)
    if (ended) return ended
  }
  if (detection.value !== null && asks(detection, 'yes_no')) {
    return yesOrNo(material, active, detection.value)
  }
  if (!first) return null
  const group = active.filter(
    (card) => card.versionKey === first.versionKey && isDenial(card) === isDenial(first),
  )
  const single = material.slots.get(first.slot, first.entity).cardinality === 'single'
  if (single || isDenial(first)) return { form: 'fact', cards: [first] }
  const named = group.filter((card) => detection.facet !== null && card.facet === detection.facet)
  // Only others of its kind are known: the cat's name is not the dog's.
  const others = named.length === 0 && detection.facet !== null && group.every((card) => card.facet !== null)
  if (others) return null
  const listed = (named.length > 0 ? named : group).slice(0, MAX_LISTED)
  if (asks(detection, 'how_many') && !isNumber(listed))
    return { form: 'count', cards: named.length > 0 ? named : group }
  return listed.length === 1 ? { form: 'fact', cards: listed } : { form: 'list', cards: listed }
}

const asks = (detection: Detection, type: Detection['type']) =>
  detection.type === type || detection.also.includes(type)

/** A single card whose value is a number already ("2" children) is the count. */
const isNumber = (cards: readonly MemoryCard[]) =>
  cards.length === 1 && /^(?:\p{N}|[一二两三四五六七八九十])/u.test(cards[0]?.value ?? '')

/** Opposites are looked through too: "Do I like chicken?" is answered by a dislike. */
function yesOrNo(material: AnswerMaterial, near: readonly MemoryCard[], value: string): Choice {
  const { detection, slots, values } = material
  const match = material.active.find((card) => values.pointsAt(value, card.value))
  const other = near.find((card) => card.valueKey === '')
  if (!match) return other ? { form: 'no', cards: [other] } : null
  if (isDenial(match)) return { form: 'no', cards: [other ?? match] }
  const asked = detection.slots[0]
  const opposite = asked !== undefined && slots.get(asked).opposite === match.slot
  return { form: opposite ? 'no' : 'yes', cards: [match] }
}

function aboutPast({ detection, history }: AnswerMaterial): Choice {
  const stated = history.filter((card) => card.relation !== 'retracts' && !isDenial(card))
  const over = stated.filter((card) => !card.active)
  const last = over.at(-1)
  if (detection.time === 'past') return last ? { form: 'past', cards: [last] } : null
  return over.length > 0 && stated.length > 1 ? { form: 'change', cards: stated } : null
}

/** Nothing is active and the last word on a single slot was that it no longer holds. */
function retracted({ history, slots }: AnswerMaterial): Choice {
  const last = history.at(-1)
  if (last?.relation !== 'retracts' || last.supersededAt !== null) return null
  return slots.get(last.slot, last.entity).cardinality === 'single'
    ? { form: 'retracted', cards: [last] }
    : null
}
