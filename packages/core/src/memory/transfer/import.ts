import { z } from 'zod'
import { changing } from '../../changes/record.ts'
import type { Engine } from '../../engine.ts'
import { InvalidImportError, InvalidInputError } from '../../errors/invalid-input-error.ts'
import { RecollectError } from '../../errors/recollect-error.ts'
import { checkText } from '../../input/text.ts'
import type { ScopeTransaction } from '../../plugin/store.ts'
import { countTerms } from '../../text/terms.ts'
import type { ImportResult } from '../../api/memory.ts'
import { anyRecord } from './export-format.ts'
import type { ImportRecord } from './export-format.ts'
import { isSemantic, SemanticImport } from './import-semantic.ts'
import { SessionImport } from './import-sessions.ts'
import { indexTerms } from '../write-item.ts'

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

interface Line {
  readonly record: ImportRecord
  readonly line: number
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

async function readRecords(lines: AsyncIterable<string> | Iterable<string>): Promise<readonly Line[]> {
  const records: Line[] = []
  let number = 0
  for await (const line of checkLines(lines)) {
    number += 1
    if (typeof line !== 'string')
      throw new InvalidImportError(number, 'This is not text. Pass lines of an export.')
    if (line.trim() === '') continue
    const record = parseLine(line, number)
    if ((number === 1) !== (record.type === 'recollect')) {
      throw new InvalidImportError(
        number,
        'An export begins with one {"type":"recollect","format":1} line. Export it again.',
      )
    }
    records.push({ record, line: number })
  }
  if (number === 0) throw new InvalidImportError(1, 'The file is empty. Pass the output of export.')
  return records
}

/** Callers without types may pass anything. */
function checkLines(
  lines: AsyncIterable<string> | Iterable<string>,
): AsyncIterable<unknown> | Iterable<unknown> {
  const given: unknown = lines
  if (
    typeof given === 'object' &&
    given !== null &&
    (Symbol.iterator in given || Symbol.asyncIterator in given)
  ) {
    return lines
  }
  throw new InvalidInputError(
    'import needs the lines of an export: an array, or anything that can be iterated over.',
  )
}

function parseLine(line: string, number: number): ImportRecord {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (cause) {
    throw new InvalidImportError(
      number,
      'This is not JSON. Pass the output of export, one JSON object a line.',
      { cause },
    )
  }
  const parsed = anyRecord.safeParse(value)
  if (parsed.success) return parsed.data
  const [first] = z.prettifyError(parsed.error).split('\n  ').join(' ').split('\n')
  throw new InvalidImportError(number, `${first ?? 'not a record'}. Correct the line, or export again.`)
}

/** Which kinds of records the scope holds any of: an empty one need not be asked for each. */
type Held = { readonly items: boolean; readonly cards: boolean }

async function whatIsHeld({ items, cards }: ScopeTransaction): Promise<Held> {
  const first = { limit: 1 }
  const [item, card] = await Promise.all([items.list(first), cards.list(first)])
  return { items: item.rows.length > 0, cards: card.rows.length > 0 }
}

/** Whether the scope holds a record. What fails is told of when its turn comes. */
function lookFor({ items, cards }: ScopeTransaction, holds: Held, record: ImportRecord): Promise<boolean> {
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
    if (record.type === 'item') await writeItem(engine, target, record)
    if (record.type === 'card') await writeCard(engine, target, record, line)
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

type ItemRecord = Extract<ImportRecord, { type: 'item' }>
type CardRecord = Extract<ImportRecord, { type: 'card' }>

async function writeItem(engine: Engine, { tx, counts }: Target, record: ItemRecord): Promise<void> {
  const { type: _type, ...item } = record
  const normalized = checkText('text', item.text, engine.config.limits.maxTextBytes)
  const kept = await tx.items.insert({ ...item, textHash: engine.matcher.hash(item.text) })
  await tx.search.index(kept.seq, countTerms(indexTerms(engine, normalized.text, item.speaker)))
  counts.items += 1
}

async function writeCard(engine: Engine, target: Target, record: CardRecord, line: number): Promise<void> {
  const { tx, counts } = target
  const { type: _type, ...card } = record
  if (card.versionKey !== `${card.entity}:${card.slot}`) {
    throw new InvalidImportError(line, `versionKey must be "${card.entity}:${card.slot}". Correct the line.`)
  }
  if (card.value !== '') checkText('value', card.value, engine.config.limits.maxTextBytes)
  if (card.validFrom !== null && card.validTo !== null && card.validTo < card.validFrom) {
    throw new InvalidImportError(line, 'validTo is before validFrom. Correct the line.')
  }
  await checkSource(target, card, line)
  await tx.cards.insert(card)
  counts.cards += 1
}

/** What a card points at must be there, and its words must stand in the message. */
async function checkSource(
  { tx, given }: Target,
  { itemId, parentId, span }: Omit<CardRecord, 'type'>,
  line: number,
): Promise<void> {
  const item = itemId === null ? null : await tx.items.get(itemId)
  if (itemId !== null && !item) {
    throw new InvalidImportError(
      line,
      `The item ${itemId} of this card is not there. Import items before cards.`,
    )
  }
  if (item && item.role !== 'user') {
    throw new InvalidImportError(
      line,
      "The message of this card is not the user's. Only what a user said makes facts.",
    )
  }
  if (item && span && span.end > item.text.length) {
    throw new InvalidImportError(line, 'The span of this card ends after its message. Correct the line.')
  }
  if (parentId !== null && !given.has(parentId) && !(await tx.cards.get(parentId))) {
    throw new InvalidImportError(
      line,
      `The parent ${parentId} of this card is neither there nor in these lines. Import it too.`,
    )
  }
}
