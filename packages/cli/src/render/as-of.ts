import type { MemoryCard, Moment } from '@recollect/core'
import type { AsOf } from '../commands/at/index.ts'
import { factName, factWithDetails } from './fact.ts'
import { moment, stretch } from './time.ts'
import { renderRecall } from './recall.ts'
import { table } from './table.ts'
import type { View } from './view.ts'

/** The moment, then the facts that held at it, or the answer as of then with what it rests on. */
export function renderAsOf({ moment: at, result, facts }: AsOf, view: View): string {
  const { lists } = view.text.output
  const title = lists.chain(momentTitle(at, result !== null, view))
  if (result !== null) return `${title}\n${renderRecall(result, view)}`
  const rows = facts?.rows ?? []
  const listed = rows.length === 0 ? lists.none : table(rows.map((card) => row(card, view)))
  const next = facts?.next ?? null
  return [title, listed, ...(next === null ? [] : [lists.more(next)])].join('\n')
}

function momentTitle({ validAt, knownAt }: Moment, isAsked: boolean, view: View): string {
  const { at } = view.text.versions
  return [
    ...(validAt === null ? [] : [(isAsked ? at.asOf : at.valid)(moment(validAt, view))]),
    ...(knownAt === null ? [] : [at.known(moment(knownAt, view))]),
  ].join(at.separator)
}

function row(card: MemoryCard, view: View): string[] {
  const { text, colors } = view
  const { validFrom, validTo, contested } = card
  const doubt = contested ? colors.yellow(text.dates.note(text.versions.timeline.contested)) : ''
  return [
    `  ${factName(card, text)}`,
    `${factWithDetails(card, view)}${doubt}`,
    stretch(validFrom, validTo, view),
    colors.dim(card.id),
  ]
}
