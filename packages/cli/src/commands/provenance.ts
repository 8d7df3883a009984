import type { Provenance } from '@recollect/core'
import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { withMemory } from '../open-memory.ts'
import { factName, factWithDetails } from '../render/fact.ts'
import { quote } from '../render/quote.ts'
import { safe } from '../render/safe.ts'
import { when } from '../render/time.ts'
import { tree } from '../render/tree.ts'
import type { Branch } from '../render/tree.ts'
import type { View } from '../render/view.ts'

interface ProvenanceArguments {
  readonly card: string
}

/** Where a fact is from. */
const provenance = ({ card }: ProvenanceArguments, context: Context): Promise<Provenance> =>
  withMemory(context, 'read', ({ memory }) => memory.provenance(card))

/** Where a fact is from, from the words that were said to the change that wrote it. */
function renderProvenance(found: Provenance, view: View): string {
  const { text, colors } = view
  const { card, path, source, rule, pack, saidAgainIn } = found
  const { provenance } = text.reach
  const line = (name: string, value: string): Branch => ({ label: text.trace.line(name, value) })
  const name = text.trace.line(
    colors.cyan(factName(card, text)),
    factWithDetails(card, view) || card.relation,
  )
  const children = [
    line(provenance.how, provenance.path[path]),
    ...saidBranch(found, view),
    ...(source === null ? [] : [line(provenance.source, safe(source))]),
    ...(rule === null ? [] : [line(provenance.rule, safe(pack === null ? rule : `${rule} (${pack})`))]),
    ...(saidAgainIn.length === 0 ? [] : [line(provenance.again, saidAgainIn.join(text.trace.separator))]),
    line(provenance.change, changeOf(found, view)),
  ]
  return tree({ label: `${name} ${colors.dim(card.id)}`, children })
}

function saidBranch({ message, path, card }: Provenance, view: View): Branch[] {
  const { text, colors } = view
  const { provenance } = text.reach
  if (message === null)
    return path === 'rule' || path === 'model'
      ? [{ label: text.trace.line(provenance.said, provenance.gone) }]
      : []
  const { role, speaker, saidAt, session, span } = message
  const who = speaker === null ? text.imports.roles[role] : `${safe(speaker)} (${text.imports.roles[role]})`
  const words =
    message.quote === null ? '' : quote(message.quote, { start: 0, end: message.quote.length }, view)
  const by = provenance.by(who, when(saidAt, view), session === null ? null : safe(session))
  const place = span === null ? message.id : `${message.id} ${String(span.start)}–${String(span.end)}`
  return [
    {
      label: text.trace.line(provenance.said, words || factName(card, text)),
      children: [{ label: by }, { label: colors.dim(place) }],
    },
  ]
}

function changeOf({ change }: Provenance, view: View): string {
  const { reach, versions, dates } = view.text
  if (change === null) return reach.provenance.noChange
  const { id, kind, at, undoneBy } = change
  const undone = undoneBy === null ? '' : dates.note(reach.provenance.undone(undoneBy))
  return `${versions.log.kinds[kind]} ${when(at, view)} ${view.colors.dim(id)}${undone}`
}

export const spec = command({
  name: 'provenance',
  argument: { syntax: '<card>', help: 'card' },
  options: [],
  read: ({ argument }): ProvenanceArguments => ({ card: argument ?? '' }),
  run: provenance,
  render: renderProvenance,
})
