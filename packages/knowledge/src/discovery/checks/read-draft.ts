import { GAP_TYPES } from '@recollect/core/store'
import type { NodeDraft, QuarantineReason } from '@recollect/core/store'
import { cleanLine, cleanText, hasRecalledMark, fieldOf, isOneOf } from './read-fields.ts'

/** Why a proposal is of no use. */
export interface Refusal {
  readonly reason: QuarantineReason
  readonly detail: string
}

export const isRefusal = (value: object): value is Refusal => 'reason' in value

const MOST = { key: 500, value: 4000, context: 4000, quote: 4000 } as const
const CONTENT = /[\p{L}\p{N}\p{So}]/u

/** A proposed node as core takes it: its texts cleaned, of the lengths there may be. Believes nothing. Pure; linear. */
export function readDraft(given: unknown): NodeDraft | Refusal {
  const texts = textsOf(given)
  if (isRefusal(texts)) return texts
  const gapType = fieldOf(given, 'gapType')
  const confidence = fieldOf(given, 'confidence')
  if (!isOneOf(GAP_TYPES, gapType)) return malformed('gapType', `is none of ${GAP_TYPES.join(', ')}`)
  if (typeof confidence !== 'number' || !(confidence >= 0 && confidence <= 1))
    return { reason: 'confidence', detail: 'the confidence is no number from 0 to 1' }
  return { ...texts, gapType, confidence }
}

type Texts = Pick<NodeDraft, keyof typeof MOST>

function textsOf(given: unknown): Texts | Refusal {
  const read: Record<keyof typeof MOST, string> = { key: '', value: '', context: '', quote: '' }
  for (const name of ['key', 'value', 'context', 'quote'] as const) {
    const text = fieldOf(given, name) ?? (name === 'context' ? '' : null)
    if (typeof text !== 'string') return malformed(name, 'is no text')
    if (text.length > MOST[name] || text.normalize('NFKC').length > 2 * MOST[name])
      return { reason: 'too_long', detail: `the ${name} is longer than ${String(MOST[name])} characters` }
    if (name === 'quote') {
      read.quote = text
      continue
    }
    if (hasRecalledMark(text)) return malformed(name, 'holds a mark of recalled memory')
    read[name] = name === 'key' ? cleanLine(text) : cleanText(text)
    if (name !== 'context' && !CONTENT.test(read[name])) return malformed(name, 'is empty')
  }
  return read
}

const malformed = (name: string, what: string): Refusal => ({
  reason: 'malformed',
  detail: `the ${name} ${what}`,
})
