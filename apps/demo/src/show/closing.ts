import type { MemoryCard } from '@recollect/core'
import type { Facts } from '../facts.ts'
import { slotName, valueOf } from './card.ts'
import { columns } from './columns.ts'
import { day } from './style.ts'
import type { Style } from './style.ts'

/** The closing table of one person: what holds, and what changed. */
export function closingLines(person: string, { active, histories }: Facts, style: Style): string[] {
  const { frame, colours } = style
  const [head = '', ...rows] = columns([frame.columns, ...active.map((card) => rowOf(card, style))])
  const changed = histories.filter(({ versions }) => versions.some((card) => !card.active))
  return [
    colours.bold(frame.factsOf(person)),
    ...(rows.length === 0 ? [] : [colours.dim(`  ${head}`)]),
    ...rows.map((row) => `  ${row}`),
    ...(changed.length === 0 ? [] : ['', colours.bold(`${frame.histories} · ${person}`)]),
    ...changed.map(({ versions }) => `  ${historyLine(versions, style)}`),
    '',
  ]
}

const rowOf = (card: MemoryCard, style: Style): string[] => [
  slotName(card),
  valueOf(card, style),
  String(card.version),
  day(card.validFrom ?? card.recordedAt),
  card.rule ?? '-',
]

function historyLine(versions: readonly MemoryCard[], style: Style): string {
  const { frame, colours } = style
  const values = versions
    .filter(({ value, relation }) => value !== '' && relation !== 'retracts')
    .map((card) => (card.active ? colours.green(valueOf(card, style)) : valueOf(card, style)))
  const ended = versions.some(({ active }) => active) ? [] : [frame.ended]
  const name = versions[0] ? slotName(versions[0]) : ''
  return `${colours.cyan(name)}: ${[...values, ...ended].join(' → ')}`
}
