import { GAP_TYPES, RELATIONSHIP_TYPES } from '@recollect/core/store'
import type { NodeDraft, RelationshipDraft } from '@recollect/core/store'
import { sliceWhole } from '@recollect/core/plugin'
import { cleanText, fieldOf, isOneOf } from './checks/read-fields.ts'
import { storable } from './checks/proposal.ts'

const MOST = 500

/** What can be shown of a proposal that is none: its texts where it has any, cut short. Pure. */
export function draftIn(given: unknown): NodeDraft {
  const confidence = fieldOf(given, 'confidence')
  const gapType = fieldOf(given, 'gapType')
  return {
    key: textIn(given, 'key'),
    value: textIn(given, 'value'),
    context: textIn(given, 'context'),
    quote: textIn(given, 'quote'),
    gapType: isOneOf(GAP_TYPES, gapType) ? gapType : 'specific_detail',
    confidence: typeof confidence === 'number' && Number.isFinite(confidence) ? confidence : 0,
  }
}

/** The same for an edge. Pure. */
export function edgeIn(given: unknown): RelationshipDraft {
  const type = fieldOf(given, 'type')
  const ends = { from: textIn(given, 'from'), to: textIn(given, 'to') }
  return { ...ends, type: isOneOf(RELATIONSHIP_TYPES, type) ? type : 'related' }
}

function textIn(given: unknown, name: string): string {
  const text = fieldOf(given, name)
  return typeof text === 'string' ? cleanText(storable(sliceWhole(text, 0, MOST))) : ''
}
