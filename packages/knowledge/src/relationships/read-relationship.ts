import { RELATIONSHIP_TYPES } from '@recollect/core/store'
import type { RelationshipDraft } from '@recollect/core/store'
import { cleanLine, hasRecalledMark, fieldOf, isOneOf } from '../discovery/checks/read-fields.ts'
import { isRefusal } from '../discovery/checks/read-draft.ts'
import type { Refusal } from '../discovery/checks/read-draft.ts'

const MOST_KEY = 500
const MOST_DESCRIPTION = 500

/** A proposed edge as core takes it. Believes nothing. Pure. */
export function readRelationship(given: unknown): Required<RelationshipDraft> | Refusal {
  const type = fieldOf(given, 'type')
  if (!isOneOf(RELATIONSHIP_TYPES, type))
    return { reason: 'malformed', detail: `the type is none of ${RELATIONSHIP_TYPES.join(', ')}` }
  const from = endOf(given, 'from')
  const to = endOf(given, 'to')
  if (typeof from !== 'string') return from
  if (typeof to !== 'string') return to
  const description = descriptionOf(given)
  if (description !== null && isRefusal(description)) return description
  return { from, to, type, description: description?.text ?? null }
}

function endOf(given: unknown, name: 'from' | 'to'): string | Refusal {
  const key = fieldOf(given, name)
  if (typeof key !== 'string') return { reason: 'malformed', detail: `\`${name}\` is no key` }
  if (key.length > MOST_KEY) return tooLong(name, MOST_KEY)
  const clean = cleanLine(key)
  return clean === '' ? { reason: 'malformed', detail: `\`${name}\` is empty` } : clean
}

function descriptionOf(given: unknown): { readonly text: string | null } | Refusal {
  const text = fieldOf(given, 'description')
  if (text === null) return { text: null }
  if (typeof text !== 'string') return { reason: 'malformed', detail: 'the description is no text' }
  if (text.length > MOST_DESCRIPTION) return tooLong('description', MOST_DESCRIPTION)
  if (hasRecalledMark(text))
    return { reason: 'malformed', detail: 'the description holds a mark of recalled memory' }
  return { text: cleanLine(text) || null }
}

const tooLong = (name: string, most: number): Refusal => ({
  reason: 'too_long',
  detail: `the ${name} is longer than ${String(most)} characters`,
})
