import type { CardDraft } from '@recollect/core/extraction'
import { dateInterval } from './event-date.ts'
import { factName, factValue } from './fact.ts'
import { quote } from './quote.ts'
import { safe } from './safe.ts'
import { table } from './table.ts'
import type { View } from './view.ts'

const INDENT = '   '

/** A card as a text gives it: a heading, then a field a line. With `source` also where it comes from. */
export function renderDraft(draft: CardDraft, number: number, view: View, source: string | null): string {
  const { text, colors } = view
  const heading = `${number}. ${text.trace.line(colors.cyan(factName(draft, text)), colors.bold(factValue(draft, text)))}`
  const rows = [...fields(draft, view), ...(source === null ? [] : origin(draft, source, view))]
  const lines = table(rows.map(([name, value]) => [`${INDENT}${colors.dim(name)}`, value]))
  return `${heading}\n${lines}`
}

type Row = readonly [name: string, value: string]

/** What is not said has no line. */
function fields(draft: CardDraft, view: View): Row[] {
  const { text } = view
  const { fields: t } = text.extract
  const { entity, slot, kind, value, normal, polarity, relation, tense, facet, when, eventDate } = draft
  const rows: readonly (readonly [string, string | null])[] = [
    [t.entity, safe(entity)],
    [t.slot, text.dates.remark(safe(slot), kind)],
    [t.value, safe(value)],
    [t.normal, normal === null ? null : safe(normal)],
    [t.polarity, polarity],
    [t.relation, relation],
    [t.tense, tense],
    [t.facet, facet === null ? null : safe(facet)],
    [t.when, when === null ? null : safe(when)],
    [t.date, eventDate === null ? null : dateInterval(eventDate, view)],
    [t.confidence, String(draft.confidence)],
  ]
  return rows.flatMap(([name, shown]): Row[] => (shown === null ? [] : [[name, shown]]))
}

function origin({ rule, priority, pack, span, notes }: CardDraft, source: string, view: View): Row[] {
  const { fields: t, priority: rank, none } = view.text.extract
  const steps = notes.length === 0 ? [none] : notes.map(safe)
  return [
    [t.pack, safe(pack)],
    [t.rule, rank(safe(rule), priority)],
    [t.words, quote(source, span, view)],
    ...steps.map((step, i): Row => [i === 0 ? t.notes : '', step]),
  ]
}
