import type { Change, MemoryCard, Page, ScopedMemory } from '@recollect/core'
import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { withMemory } from '../open-memory.ts'
import { factName, factWithDetails } from '../render/fact.ts'
import { safe } from '../render/safe.ts'
import { table } from '../render/table.ts'
import { moment } from '../render/time.ts'
import type { View } from '../render/view.ts'
import { isFinal } from './undo/last.ts'

interface ChangesArguments {
  readonly limit: number
  readonly cursor: string | null
}

/** A change with the fact versions it made, as they stand now, or stood when it was made where it was undone since. */
type ToldChange = Change & {
  readonly facts: readonly MemoryCard[]
  /** Facts it only said again. */
  readonly again: readonly MemoryCard[]
  /** What it would bring back is gone for good. */
  readonly final: boolean
}

/** The log, newest first. */
function changes({ limit, cursor }: ChangesArguments, context: Context): Promise<Page<ToldChange>> {
  return withMemory(context, 'read', async ({ memory }) => {
    const { rows, next } = await memory.changes.list({ limit, cursor })
    const facts = await factsOf(rows, memory)
    const now = Date.now()
    const told: ToldChange[] = []
    for (const [i, change] of rows.entries()) {
      const made = facts.filter((card) => isOf(change, card))
      const shown = made.length === 0 ? await factsThen(change, memory) : made
      const again = facts.filter((card) => saysAgain(change, card, rows[i + 1]))
      told.push({ ...change, facts: shown, again, final: isFinal(change, now) })
    }
    return { rows: told, next }
  })
}

const isOf = ({ cards }: Change, { seq }: MemoryCard): boolean =>
  cards !== null && cards[0] <= seq && seq <= cards[1]

/** A direct write that made no version: of what was said again between the change before it and itself. */
const saysAgain = (
  { kind, cards, at }: Change,
  { seenAt }: MemoryCard,
  before: Change | undefined,
): boolean =>
  kind === 'put' && cards === null && seenAt.some((seen) => seen <= at && seen > (before?.at ?? at - 1))

const PAGE = 1000

/** Facts are listed from the first, so that this takes the time of reading all of them. */
async function factsOf(
  changes: readonly Change[],
  memory: Pick<ScopedMemory, 'cards'>,
): Promise<readonly MemoryCard[]> {
  const wanted = (card: MemoryCard) =>
    changes.some((change, i) => isOf(change, card) || saysAgain(change, card, changes[i + 1]))
  const found: MemoryCard[] = []
  let cursor: string | null = null
  do {
    const page: Page<MemoryCard> = await memory.cards.list({ limit: PAGE, cursor })
    found.push(...page.rows.filter(wanted))
    cursor = page.next
  } while (cursor !== null)
  return found
}

/** What a change made that is there no longer, as it was known right after: what was forgotten since is not shown. */
async function factsThen(
  { at, cards, undoneBy }: Change,
  memory: Pick<ScopedMemory, 'at'>,
): Promise<readonly MemoryCard[]> {
  if (cards === null || undoneBy === null) return []
  const [first, last] = cards
  const then = memory.at({ knownAt: at })
  const found: MemoryCard[] = []
  let cursor: string | null = null
  do {
    const page: Page<MemoryCard> = await then.cards.list({ limit: PAGE, cursor })
    found.push(...page.rows.filter(({ seq }) => first <= seq && seq <= last))
    cursor = page.next
  } while (cursor !== null)
  return found
}

const MOST_FACTS = 3

/** A change a line, newest first: when, what kind, id, what it did, and whether it still stands. */
function renderLog({ rows, next }: Page<ToldChange>, view: View): string {
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

export const spec = command({
  name: 'changes',
  options: ['limit', 'cursor'],
  read: (values): ChangesArguments => ({
    limit: values.integer('limit', 1, 1000) ?? 20,
    cursor: values.text('cursor') ?? null,
  }),
  run: changes,
  render: renderLog,
})
