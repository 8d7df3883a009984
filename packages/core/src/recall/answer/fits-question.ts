import type { MemoryCard } from '../../types/card.ts'
import type { Detection } from '../../types/question.ts'
import type { AnswerRequest } from '../../plugin/answers.ts'

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
  // Of what is no more than told, it is known when it was told only.
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
const JOB = /^(?:occupation|user_type)$/u

/**
 * Whether a card is of the type a question asks for: no job says how many hours or who somebody is, a purchase does not say where, and my
 * name is not that of my dentist.
 */
export function isOfTypeAsked({ type, slots }: Pick<Detection, 'type' | 'slots'>, card: MemoryCard): boolean {
  if (type === 'how_many' && (WORDED.test(card.slot) || DONE.test(card.slot)))
    return /\d/u.test(card.normal ?? card.value)
  if (type === 'where' && PLACELESS.test(card.slot)) return false
  if (type === 'who' && JOB.test(card.slot)) return false
  const isOwnName = card.entity === 'user' && (card.slot === 'name' || card.slot === 'nickname')
  return !(isOwnName && SOMEBODY.test(slots[0] ?? ''))
}
