import { changing } from '../../changes/record.ts'
import type { Engine } from '../../engine.ts'
import { InvalidImportError } from '../../errors/invalid-input-error.ts'
import { RecollectError } from '../../errors/recollect-error.ts'
import type { ScopeTransaction } from '../../plugin/store.ts'
import type { ImportResult } from '../../api/memory.ts'
import type { ImportRecord } from './export-format.ts'
import { isSemantic, SemanticImport } from './import-semantic.ts'
import { SessionImport } from './import-sessions.ts'
import { writeCard, writeItem } from './import-memory.ts'
import { readRecords } from './read-records.ts'
import type { Line } from './read-records.ts'

const COUNTED_AS = { session: 'sessions', turn: 'turns', variable: 'variables' } as const
/** The rest of them goes with episodes and nodes. */
const COUNTED_OF_KNOWLEDGE = { episode: 'episodes', node: 'nodes' } as const
type Counts = { -readonly [Kind in keyof ImportResult]: number }

interface Target {
  readonly tx: ScopeTransaction
  readonly sessions: SessionImport
  readonly semantic: SemanticImport
  readonly counts: Counts
  /** Ids of all records that are being read: a card may point at one that comes after it. */
  readonly given: ReadonlySet<string>
  /** Records written so far, by kind and id. */
  readonly written: Set<string>
  /** Whether each record is waited for, so that what the store refuses is known by its line. */
  readonly careful: boolean
}

/** Records looked for at once, before the first of them is written. */
const AHEAD = 500

/**
 * Reads exported lines, all or nothing: every line is read and checked before the one transaction that writes them, so that neither a bad
 * line nor a slow source holds the store. Records that are there already are skipped. Holds the records in memory.
 */
export async function importScope(
  engine: Engine,
  scope: string,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<ImportResult> {
  const records = await readRecords(lines)
  try {
    return await writeRecords(engine, scope, records, false)
  } catch (error) {
    // Stores write records together, and refuse one when others have been read already. Nothing was kept.
    if (!isRefused(error) && !(error instanceof InvalidImportError && isRefused(error.cause))) throw error
    return writeRecords(engine, scope, records, true)
  }
}

/** Whether a record is at fault, and not the store. */
const isRefused = (error: unknown): error is RecollectError =>
  RecollectError.isInstance(error) && (error.code === 'STORE_CONFLICT' || error.code === 'INVALID_INPUT')

async function writeRecords(
  engine: Engine,
  scope: string,
  records: readonly Line[],
  careful: boolean,
): Promise<ImportResult> {
  const { result } = await changing(engine, scope, { kind: 'import' }, async (tx) => {
    const counts: Counts = {
      ...{ items: 0, cards: 0, sessions: 0, turns: 0, variables: 0 },
      ...{ episodes: 0, nodes: 0, skipped: 0 },
    }
    const target = {
      tx,
      sessions: new SessionImport(engine, scope, tx),
      semantic: new SemanticImport(engine, tx),
      counts,
      given: new Set(records.map(({ record }) => (record.type === 'card' ? record.id : ''))),
      written: new Set<string>(),
      careful,
    }
    const holds = await whatIsHeld(tx)
    for (let from = 0; from < records.length; from += AHEAD) {
      const some = records
        .slice(from, from + AHEAD)
        .map((one) => ({ ...one, there: lookFor(tx, holds, one.record) }))
      for (const one of some) await writeRecord(engine, target, one)
    }
    await target.sessions.finish()
    return counts
  })
  return result
}

/** Which kinds of records the scope holds any of: an empty one need not be asked for each. */
type Held = { readonly items: boolean; readonly cards: boolean }

async function whatIsHeld({ items, cards }: ScopeTransaction): Promise<Held> {
  const first = { limit: 1 }
  const [item, card] = await Promise.all([items.list(first), cards.list(first)])
  return { items: item.rows.length > 0, cards: card.rows.length > 0 }
}

const NOT_THERE = Promise.resolve(false)

/** Whether the scope holds a record. What fails is told of when its turn comes. */
function lookFor({ items, cards }: ScopeTransaction, holds: Held, record: ImportRecord): Promise<boolean> {
  if (!holds.items && !holds.cards) return NOT_THERE
  const look = async () =>
    (record.type === 'item' && holds.items && (await items.get(record.id)) !== null) ||
    (record.type === 'card' && holds.cards && (await cards.get(record.id)) !== null)
  const there = look()
  there.catch(() => undefined)
  return there
}

async function writeRecord(
  engine: Engine,
  target: Target,
  { record, line, there }: Line & { readonly there: Promise<boolean> },
): Promise<void> {
  const { written, counts } = target
  try {
    if (record.type === 'recollect') return
    if (record.type === 'session' || record.type === 'turn' || record.type === 'variable') {
      counts[(await target.sessions.write(record, line)) ? COUNTED_AS[record.type] : 'skipped'] += 1
      return
    }
    if (isSemantic(record)) {
      if (!(await target.semantic.write(record, line))) counts.skipped += 1
      else if (record.type === 'episode' || record.type === 'node')
        counts[COUNTED_OF_KNOWLEDGE[record.type]] += 1
      return
    }
    const key = `${record.type}:${record.id}`
    if ((await there) || written.has(key)) {
      counts.skipped += 1
      return
    }
    written.add(key)
    if (record.type === 'item') await writeItem(engine, target.tx, record)
    else await writeCard(engine, target.tx, { record, line }, target.given)
    counts[record.type === 'item' ? 'items' : 'cards'] += 1
    // A read comes after what was written before it.
    if (target.careful) await target.tx.items.list({ limit: 1 })
  } catch (cause) {
    if (!isRefused(cause)) throw cause
    throw new InvalidImportError(
      line,
      `${cause.message} Import into an empty scope, or forget the record there first.`,
      { cause },
    )
  }
}
