import type { MemoryCard, Page } from '@recollect/core'
import type { ToldChange } from '../commands/changes/index.ts'
import { factName, factWithDetails } from './fact.ts'
import { moment } from './time.ts'
import { safe } from './safe.ts'
import { table } from './table.ts'
import type { View } from './view.ts'

const MOST_FACTS = 3

/** A change a line, newest first: when, what kind, id, what it did, and whether it still stands. */
export function renderLog({ rows, next }: Page<ToldChange>, view: View): string {
  const { lists } = view.text.output
  const several = new Set(rows.flatMap(({ batch }, i) => (rows[i - 1]?.batch === batch ? (batch ?? []) : [])))
  const listed =
    rows.length === 0
      ? lists.none
      : table(rows.map((change) => row(change, several.has(change.batch ?? ''), view)))
  return next === null ? listed : `${listed}\n${lists.more(next)}`
}

function row(change: ToldChange, ofSeveral: boolean, view: View): string[] {
  const { colors, text } = view
  const { log } = text.versions
  const batch = ofSeveral ? [colors.dim(log.batch(change.batch ?? ''))] : []
  const parts = [
    ...factParts(change, view),
    ...countParts(change, view),
    ...deedParts(change, view),
    ...noteParts(change, view),
    ...batch,
  ]
  const what = parts.join(log.separator)
  const state = stateOf(change, view)
  return [
    moment(change.at, view),
    log.kinds[change.kind],
    colors.dim(change.id),
    state === '' ? what : text.dates.remark(what, state),
  ]
}

function factParts({ facts }: ToldChange, view: View): string[] {
  const shown = facts.slice(0, MOST_FACTS).map((card) => factPart(card, view))
  const rest = facts.length - shown.length
  return rest > 0 ? [...shown, view.text.versions.log.more(rest)] : shown
}

function factPart(card: MemoryCard, view: View): string {
  const { log } = view.text.versions
  const say = card.relation === 'retracts' ? log.ended : log.fact
  return say(factName(card, view.text), factWithDetails(card, view))
}

/** What a change did that left no fact to name. */
function deedParts({ kind, again, cards, undoneBy, final }: ToldChange, view: View): string[] {
  const { log } = view.text.versions
  if (kind === 'repair') return [log.mended]
  if (kind === 'forget')
    return undoneBy !== null ? [log.wasDeleted] : [final ? log.deletedForGood : log.deleted]
  if (kind !== 'put' || cards !== null) return []
  return [log.again(again.map((card) => factPart(card, view)).join(log.separator))]
}

/** Facts that are still there speak for themselves; others are counted. */
function countParts({ facts, items, cards }: ToldChange, { text }: View): string[] {
  const { log } = text.versions
  const count = (span: ToldChange['items']) => (span === null ? 0 : span[1] - span[0] + 1)
  if (facts.length > 0) return []
  return [
    ...(items === null ? [] : [log.messages(count(items))]),
    ...(cards === null ? [] : [log.facts(count(cards))]),
  ]
}

function noteParts({ note }: ToldChange, { text }: View): string[] {
  const { log } = text.versions
  const undoes = note?.['undoes']
  const [to, from] = [note?.['to'], note?.['from']]
  return [
    ...(Array.isArray(undoes) ? [log.undoes(undoes.map(String).join(' '))] : []),
    ...(typeof to === 'string' ? [log.moved(safe(to))] : []),
    ...(typeof from === 'string' ? [log.received(safe(from))] : []),
  ]
}

function stateOf({ undoneBy, final, undoUntil }: ToldChange, view: View): string {
  const { log } = view.text.versions
  if (undoneBy !== null) return log.undone
  if (final) return log.final
  return undoUntil === null ? '' : log.until(moment(undoUntil, view))
}
