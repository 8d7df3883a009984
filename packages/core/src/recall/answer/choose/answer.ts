import type { MemoryCard } from '../../../types/card.ts'
import type { Detection } from '../../../types/question.ts'
import { answersTo, alsoKnownAs } from '../../../slots/kinds.ts'
import { isDenial } from '../../../facts/keys.ts'
import { isOpenRival } from '../../../facts/card-time.ts'
import { asks, asksSpan, isStated } from '../answer-material.ts'
import type { AnswerMaterial, Choice } from '../answer-material.ts'
import { chooseChain } from './chain.ts'
import { chooseCount } from './count.ts'
import { choosePast, chooseThen, chooseSince, isSpan } from './past.ts'
import { isThere, yesOrNo } from './yes-no.ts'
import { fitsQuestion, isOfTypeAsked } from '../fits-question.ts'

const MAX_LISTED = 8

/** Chooses which cards answer and in which form; null when no card does. Pure. */
export function chooseAnswer(material: AnswerMaterial): Choice {
  const { detection } = material
  const near = nearest(material)
  const chain = chooseChain(material)
  if (chain !== undefined) return chain
  const then = chooseThen(material)
  if (then !== undefined) return then
  const { value } = detection
  if (value !== null && asks(detection, 'yes_no'))
    return yesOrNo(material, near, value) ?? ended(material, near)
  const asksPast = !asksSpan(detection) && (detection.time === 'past' || detection.type === 'update')
  const past = asksPast ? choosePast(material) : null
  if (past) return past
  const over = ended(material, near)
  if (over) return over
  const there =
    isThere(material, near) ??
    (asks(detection, 'how_many') && !isSpan(detection) ? chooseCount(material, near) : null)
  // Others of its slot are known, but none of the kind that is counted.
  if (there || (detection.type === 'how_many' && value !== null && detection.slots[0] === 'pet')) return there
  const [first] = near
  if (!first || !fitsQuestion(detection, first) || first.slot === 'tenure') {
    const since = chooseSince(material)
    if (since) return since
  }
  if (first) return whatHolds(material, near, first)
  // A time may be told of other slots asked for as well: of the plan to travel before the journey.
  const dated = asks(detection, 'when') ? material.active.find((card) => card.eventDate !== null) : undefined
  return dated ? { form: 'fact', cards: [dated] } : lastKnown(material)
}

/** Cards of the slot asked for. */
function nearest({ detection, active }: AnswerMaterial): readonly MemoryCard[] {
  const [asked] = detection.slots
  return active
    .filter((card) => asked === undefined || answersTo(asked, card.slot))
    .filter((card) => isOfTypeAsked(detection, card))
    .filter((card) => detection.time !== 'future' || fitsQuestion(detection, card))
}

/** Facts of one kind; of sons and daughters together where the children are asked for. */
const isOfGroup = (detection: Detection, card: MemoryCard, first: MemoryCard): boolean =>
  card.versionKey === first.versionKey ||
  (card.slot === first.slot &&
    first.entity !== detection.entity &&
    alsoKnownAs(detection.entity).includes(card.entity))

function whatHolds(material: AnswerMaterial, near: readonly MemoryCard[], first: MemoryCard): Choice {
  const { detection, slots } = material
  const group = near.filter((card) => isOfGroup(detection, card, first) && isDenial(card) === isDenial(first))
  const single = slots.get(first.slot, first.entity).cardinality === 'single'
  const isOfSeveral =
    single &&
    !isDenial(first) &&
    group.some((card) => card.versionKey !== first.versionKey || card.valueKey !== first.valueKey)
  if ((single && !isOfSeveral) || isDenial(first)) return { form: 'fact', cards: [first] }
  const named = group.filter((card) => detection.facet !== null && card.facet === detection.facet)
  // Only others of its kind are known: the cat's name is not the dog's.
  const others = named.length === 0 && detection.facet !== null && group.every((card) => card.facet !== null)
  if (others) return null
  const listed = (named.length > 0 ? named : group).slice(0, MAX_LISTED)
  return listed.length === 1 ? { form: 'fact', cards: listed } : { form: 'list', cards: listed }
}

/** Nothing holds that is known of, but something did. What another value took the place of is not brought back by forgetting that. */
function lastKnown({ detection, history, slots }: AnswerMaterial): Choice {
  const last = history.findLast(
    (card) =>
      isStated(card) &&
      !isDenial(card) &&
      !isOpenRival(card) &&
      card.slot === detection.slots[0] &&
      card.supersededAt === null,
  )
  const single = last && slots.get(last.slot, last.entity).cardinality === 'single'
  return single && detection.time !== 'future' ? { form: 'past', cards: [last] } : null
}

/** Nothing is active and the last word, on a single slot or on the value named, was that it no longer holds. */
function ended({ detection, history, slots, compare }: AnswerMaterial, near: readonly MemoryCard[]): Choice {
  const { value } = detection
  const last = history.at(-1)
  if (near[0] && near[0].slot === detection.slots[0]) return null
  if (last?.relation !== 'retracts' || last.supersededAt !== null) return null
  const single = slots.get(last.slot, last.entity).cardinality === 'single'
  const named = value !== null && !asks(detection, 'when') && compare(value, last) === 'same'
  return single || named ? { form: 'retracted', cards: [last] } : null
}
