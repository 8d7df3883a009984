import type { ValueForms, TimedDraft } from '@recollect/core/plugin'
import type { Statement } from './sayings.ts'
import { NODE_ENTITY, NODE_SLOT } from './version-cards.ts'

/** A statement as the draft a versioner plans. Pure. */
export function versionDraft(statement: Statement, values: ValueForms): TimedDraft {
  const { value, confidence, evidence, at } = statement
  return {
    kind: NODE_SLOT.kind,
    entity: NODE_ENTITY,
    slot: NODE_SLOT.name,
    value,
    normal: values.form(value),
    polarity: 'positive',
    relation: 'sets',
    tense: 'current',
    facet: null,
    when: null,
    eventDate: null,
    validFrom: null,
    validTo: null,
    confidence,
    span: { start: evidence.start, end: evidence.end },
    rule: 'discovery',
    priority: 0,
    pack: 'discovery',
    notes: [],
    eventAt: at,
    beganAt: at,
    saidAt: at,
  }
}
