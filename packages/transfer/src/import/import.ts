import { InvalidImportError, RecollectError } from '@recollect/core'
import { recorded } from '@recollect/core/plugin'
import type { Engine, ImportWriter } from '@recollect/core/plugin'
import type { ScopeTransaction } from '@recollect/core/store'
import type { ImportResult, ImportSource } from '../api.ts'
import { checkedRecords } from './checked-records.ts'
import type { CheckedRecords } from './checked-records.ts'
import type { ImportRecord } from './format.ts'
import { readersOf } from './read-records.ts'
import type { Line, Readers } from './read-records.ts'
import { sourceOf, writeCard, writeItem } from './write-memory.ts'
import type { Source } from './write-memory.ts'

type Counts = { -readonly [Kind in keyof ImportResult]: number }

interface Target {
  readonly tx: ScopeTransaction
  /** Writers of the plugins that read records, by name. */
  readonly plugins: ReadonlyMap<string, ImportWriter>
  readonly counts: Counts
  /** Ids of all cards that are being read: a card may point at one that comes after it. */
  readonly given: ReadonlySet<string>
  /** The records written so far: of messages what cards that point at them are checked by. */
  readonly written: { readonly items: Map<string, Source>; readonly cards: Set<string> }
  /** Whether each record is waited for, so that what the store refuses is known by its line. */
  readonly careful: boolean
}

const NONE: Counts = {
  ...{ items: 0, cards: 0, sessions: 0, turns: 0, variables: 0 },
  ...{ episodes: 0, nodes: 0, skipped: 0 },
}

/** Records looked for at once, before the first of them is written. */
const AHEAD = 500

/**
 * Reads exported lines, all or nothing: every line is read and checked before the one transaction that writes them, so that neither a bad
 * line nor a slow source holds the store. Records that are there already are skipped. Of lines that can be read again only the ids of
 * records are held, some hundred bytes each; all others are held whole.
 */
export async function importScope(
  engine: Engine,
  scope: string,
  source: ImportSource,
): Promise<ImportResult> {
  const readers = await readersOf(engine)
  const records = await checkedRecords(source, readers)
  const write = (careful: boolean) => writeRecords(engine, scope, { records, readers, careful })
  try {
    return await write(false)
  } catch (error) {
    // Stores write records together, and refuse one when others have been read already. Nothing was kept.
    if (!isRefused(error) && !(error instanceof InvalidImportError && isRefused(error.cause))) throw error
    return write(true)
  }
}

/** Whether a record is at fault, and not the store. */
const isRefused = (error: unknown): error is RecollectError =>
  RecollectError.isInstance(error) && (error.code === 'STORE_CONFLICT' || error.code === 'INVALID_INPUT')

interface Written {
  readonly records: CheckedRecords
  readonly readers: Readers
  readonly careful: boolean
}

async function writeRecords(
  engine: Engine,
  scope: string,
  { records, readers, careful }: Written,
): Promise<ImportResult> {
  return recorded(engine, scope, async ({ tx, commit, letGo }) => {
    const target: Target = {
      tx,
      plugins: writersOf(readers, engine, scope, tx),
      counts: { ...NONE },
      given: records.cards,
      written: { items: new Map(), cards: new Set() },
      careful,
    }
    const holds = await whatIsHeld(tx)
    for await (const batch of records.batches(AHEAD)) {
      // Asked for together, so that they are one round trip.
      const sources = readSources(tx, batch, target.written.items)
      const some = batch.map((one) => ({ ...one, there: lookFor(tx, holds, one.record) }))
      await sources
      for (const one of some) await writeRecord(engine, target, one)
      letGo()
    }
    for (const writer of target.plugins.values()) await writer.finish()
    await commit({ kind: 'import' })
    return target.counts
  })
}

const writersOf = (
  readers: Readers,
  engine: Engine,
  scope: string,
  tx: ScopeTransaction,
): ReadonlyMap<string, ImportWriter> =>
  new Map([...new Set(readers.values())].map((reader) => [reader.plugin, reader.open(engine, scope, tx)]))

/** Reads the messages that cards are about to point at, in one go, but those of these lines. */
async function readSources(
  { items }: ScopeTransaction,
  batch: readonly Line[],
  written: ReadonlyMap<string, Source>,
): Promise<void> {
  const wanted = new Set<string>()
  for (const { record } of batch)
    if (record.type === 'card' && record.itemId !== null && !written.has(record.itemId))
      wanted.add(record.itemId)
  for (const { record } of batch) if (record.type === 'item') wanted.delete(record.id)
  if (wanted.size > 0) await items.byIds([...wanted])
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
function lookFor({ items, cards }: ScopeTransaction, holds: Held, record: Line['record']): Promise<boolean> {
  if (!holds.items && !holds.cards) return NOT_THERE
  const look = async () =>
    (record.type === 'item' && holds.items && (await items.get(record.id)) !== null) ||
    (record.type === 'card' && holds.cards && (await cards.get(record.id)) !== null)
  const there = look()
  there.catch(() => undefined)
  return there
}

type LookedFor = Line & { readonly there: Promise<boolean> }

async function writeRecord(engine: Engine, target: Target, looked: LookedFor): Promise<void> {
  const { counts } = target
  const { record, line } = looked
  try {
    if (record.type === 'recollect') return
    if (record.type === 'plugin') {
      const counted = await target.plugins.get(record.plugin)?.write(record.record, line)
      if (counted) counts[counted] += 1
      return
    }
    counts[await writeMemory(engine, target, { record, line, there: looked.there })] += 1
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

type MemoryRecord = Extract<ImportRecord, { readonly type: 'item' | 'card' }>

async function writeMemory(
  engine: Engine,
  target: Target,
  { record, line, there }: LookedFor & { readonly record: MemoryRecord },
): Promise<'items' | 'cards' | 'skipped'> {
  const { items, cards } = target.written
  const kind = record.type === 'item' ? 'items' : 'cards'
  if ((await there) || target.written[kind].has(record.id)) return 'skipped'
  if (record.type === 'item') {
    items.set(record.id, sourceOf(record))
    await writeItem(engine, target.tx, record)
  } else {
    cards.add(record.id)
    await writeCard(engine, target, { record, line })
  }
  return kind
}
