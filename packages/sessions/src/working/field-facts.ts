import type { Engine } from '../engine.ts'
import { normalizeText } from '@recollect/core/text'
import type { EpochMs, MemoryItem, Span } from '@recollect/core'
import type { CardDraft, Extraction } from '@recollect/core/extraction'
import { checkFact, factContext, factsOf, joinReadings } from '@recollect/core/plugin'
import { FORM_KEY } from './form-key.ts'
import { DASH, fieldPrefix } from './field-text.ts'
import type { ToldField } from './field-text.ts'

const NOTHING: Extraction = { drafts: [], rejected: [] }

/** Rule and pack on cards whose slot the form names. */
const FIELD_RULE = 'form/field'
const FIELD_PACK = 'form'

/** The value as a fact of the slot that was named for it; on a slot of several values one fact a member. @throws InvalidInputError */
export function factsOfSlot(engine: Engine, slot: string, told: ToldField): Extraction {
  const isMulti = engine.slots.get(slot).cardinality === 'multi'
  const drafts = (isMulti ? told.members : [told.value]).map((span): CardDraft => {
    const value = told.text.slice(span.start, span.end)
    const { draft } = checkFact({ slot, value }, factContext(engine))
    return { ...draft, span, rule: FIELD_RULE, pack: FIELD_PACK }
  })
  return { drafts, rejected: [] }
}

/**
 * What the packs find in a field: read as a line of a form below its title, and its value by itself. Only the value is the user's words:
 * what rests on the title or on the name of the field is left out.
 */
function factsInField(
  engine: Pick<Engine, 'packs' | 'config' | 'clock' | 'slots'>,
  text: string,
  { title, start }: { readonly title: string; readonly start: number },
  saidAt: EpochMs,
): Extraction {
  const line = `${title}\n${text.slice(title.length + DASH.length)}`
  const read = (source: string) => factsOf(engine, 'user', normalizeText(source), saidAt)
  return joinReadings([
    moved(read(text.slice(start)), start, start),
    moved(read(line), text.length - line.length, start),
  ])
}

/** With positions in the message; without what lies before the value. */
function moved(extraction: Extraction, by: number, from: number): Extraction {
  const { drafts, rejected } = extraction
  const move = (span: Span): Span => ({ start: span.start + by, end: span.end + by })
  const moving = (draft: CardDraft): CardDraft => ({ ...draft, span: move(draft.span) })
  const isInside = (draft: CardDraft) => draft.span.start + by >= from
  return {
    ...extraction,
    drafts: drafts.filter(isInside).map(moving),
    rejected: rejected
      .filter(({ draft }) => isInside(draft))
      .map((one) => ({ ...one, draft: moving(one.draft) })),
  }
}

/**
 * What there is to read in the message of a form's field; null for any other message. A field whose slot was named has given its facts,
 * and entries of several (`passengers`) tell of others as well.
 */
export function factsInFormMessage(
  engine: Pick<Engine, 'packs' | 'config' | 'clock' | 'slots'>,
  { key, metadata, text, saidAt }: Pick<MemoryItem, 'key' | 'metadata' | 'text' | 'saidAt'>,
): Extraction | null {
  const [title, field] = [metadata?.['form'], metadata?.['field']]
  if (!key?.startsWith(FORM_KEY) || typeof title !== 'string' || typeof field !== 'string') return null
  const prefix = fieldPrefix(title, field)
  if (!text.startsWith(prefix)) return null
  if (metadata?.['slot'] !== undefined || metadata?.['records'] === true) return NOTHING
  return factsInField(engine, text, { title, start: prefix.length }, saidAt)
}
