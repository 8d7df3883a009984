import type { EpisodeReport, Finding, FoundRelationship } from '@recollect/knowledge'
import { safe } from '../safe.ts'
import { short } from '../short.ts'
import { table } from '../table.ts'
import { when } from '../time.ts'
import type { View } from '../view.ts'
import { whyFailed } from './why-failed.ts'
import { edgeName, proof, share } from './words.ts'

/** Of a reconstruction: enough to see what it is like. */
const GUESS = 160

/** An episode, what common knowledge made of it, and what differs. */
export function reportLines(report: EpisodeReport, view: View): string[] {
  const { episode, reconstruction, findings, relationships, cards, error } = report
  const { text, colors } = view
  const { discovered } = text.knowledge
  const nothing = findings.length === 0 && cards === 0 && error === null && reconstruction !== null
  const lines = [
    ...(reconstruction === null ? [] : [colors.dim(discovered.guess(short(reconstruction, GUESS)))]),
    ...rows([
      ...findings.map((finding) => findingRow(finding, view)),
      ...relationships.map((found) => relationshipRow(found, view)),
    ]),
    ...(cards === 0 ? [] : [discovered.facts(cards)]),
    ...(nothing ? [colors.dim(discovered.nothing)] : []),
    ...(error === null ? [] : [colors.red(discovered.failed(whyFailed(error, view)))]),
  ]
  const head = `${when(episode.startedAt, view)}  ${colors.bold(safe(episode.title))}  ${colors.dim(episode.id)}`
  return [head, ...lines.map((line) => `  ${line}`)]
}

const rows = (cells: readonly (readonly string[])[]): string[] =>
  cells.length === 0 ? [] : table(cells).split('\n')

const noted = (notes: readonly string[], { text }: View): string =>
  notes.length === 0 ? '' : text.dates.note(notes.join(text.dates.separator))

const PAINT = {
  new: 'green',
  evolves: 'cyan',
  files: 'cyan',
  reinforces: 'dim',
  none: 'dim',
  quarantined: 'yellow',
} as const

function findingRow(finding: Finding, view: View): string[] {
  const { text, colors } = view
  const { discovered, reasons } = text.knowledge
  const { draft, verdict, key, before, version, reason } = finding
  const value =
    verdict === 'evolves' && before !== null
      ? text.versions.diff.changed(safe(before), safe(draft.value))
      : safe(draft.value)
  const numbered = version === null || version === 1 ? [] : [discovered.version(version)]
  const notes = [...numbered, ...(reason === null ? [] : [reasons[reason]])]
  return [
    colors[PAINT[verdict]](discovered.verdicts[verdict]),
    `${text.trace.line(colors.cyan(safe(key)), value)}${noted(notes, view)}  ${colors.dim(proof(draft.quote))}`,
  ]
}

function relationshipRow(
  { draft, type, verdict, strength, reason }: FoundRelationship,
  view: View,
): string[] {
  const { colors, text } = view
  const ends = `${colors.cyan(safe(draft.from))} – ${edgeName(type, view)} → ${colors.cyan(safe(draft.to))}`
  const held = verdict !== 'weak' && verdict !== 'quarantined'
  return [
    (held ? colors.green : colors.yellow)(text.knowledge.discovered.edges[verdict]),
    `${ends}${noted(reason === null ? [] : [text.knowledge.reasons[reason]], view)}  ${colors.dim(strength === null ? '' : share(strength))}`,
  ]
}
