import type { MemoryCard } from '../types/card.ts'
import type { Detection } from '../types/question.ts'

const TIMELY = /^(?:plan|goal|event_.*|generic)$/u
const DATED = /^(?:plan|goal|event_.*|generic|birthday|age|tenure|experience|record)$/u

/**
 * Whether a card says what the question asks about its fact: a bare fact does not say why or how, nor when without its time words, and
 * what holds now does not say what will or should.
 */
export function fitsQuestion({ type, time }: Detection, card: MemoryCard): boolean {
  if (time === 'future' && !TIMELY.test(card.slot)) return false
  if (type === 'why' || type === 'how') return false
  return type !== 'when' || card.when !== null || DATED.test(card.slot)
}
