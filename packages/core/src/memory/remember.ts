import type { Engine } from '../engine.ts'
import { errorCode, observed } from '../observe/observed.ts'
import type { CheckedMessage } from '../input/message.ts'
import { checkMessage } from '../input/message.ts'
import type { Extraction } from '../plugin/extractor.ts'
import type { ScopeTransaction } from '../plugin/store.ts'
import { recorded } from '../changes/record.ts'
import type { Recording } from '../changes/notebook.ts'
import type { MessageInput, RememberOptions, RememberResult } from '../api/remember.ts'
import { Turns } from '../extract/steps.ts'
import type { Turned } from '../extract/steps.ts'
import type { MemoryItem } from '../types/item.ts'
import { KnownSoFar } from '../known/known-reader.ts'
import type { Looked } from '../known/known-reader.ts'
import { refersToKnown } from '../known/read-as-known.ts'
import { hearMessage } from '../forget/hear.ts'
import { stepsToMessage } from './message-facts.ts'
import type { ReadElsewhere } from './read-ahead.ts'
import { pause } from '../util/clock.ts'
import { takeExpansions } from './write-expansions.ts'
import { commitDrafts, insertItem, leftUnread } from './write-item.ts'
import { checkOptions } from '../input/page.ts'
import { toldRepairs } from './told-repairs.ts'

interface Prepared {
  readonly message: CheckedMessage
  readonly facts: Extraction
  /** False when extraction is left to a later backfill, by configuration or because a pack failed on the text. */
  readonly extracted: boolean
}

/** Messages a transaction; what is committed stays when a later one fails. */
const BATCH = 100

/** The way of a message. Everything is checked before anything is written. */
export const remember = (engine: Engine, ...given: Remembering): Promise<readonly RememberResult[]> =>
  observed(
    engine,
    'recollect.remember',
    () => rememberAll(engine, ...given),
    (results) => ({
      messages: results.length,
      duplicates: results.filter(({ duplicate }) => duplicate).length,
      changes: results.reduce((sum, { changes }) => sum + changes.length, 0),
    }),
  )

type Remembering = [
  scope: string,
  inputs: readonly (string | MessageInput)[],
  options?: RememberOptions,
  batch?: boolean,
]

async function rememberAll(
  engine: Engine,
  scope: string,
  inputs: readonly (string | MessageInput)[],
  options: RememberOptions = {},
  batch = false,
): Promise<readonly RememberResult[]> {
  const { signal } = checkOptions('remember', options, { signal: true })
  const now = engine.clock.now()
  const { maxTextBytes } = engine.config.limits
  const checked = inputs.map((input) => checkMessage(input, now, maxTextBytes))
  const turns = new Turns(pause)
  const heard = await hearAll(engine, checked, turns)
  const messages = heard.map(({ message }) => message)
  const results: RememberResult[] = []
  const id = batch ? engine.ids.next(now) : null
  const ahead = engine.bulk
    ? (await import('./read-ahead.ts')).readAhead(engine, engine.bulk, messages, BATCH)
    : null
  for (let from = 0; from < messages.length; from += BATCH) {
    const read = await ahead?.(from)
    const some = await prepareAll(engine, scope, messages.slice(from, from + BATCH), turns, read)
    const writeExpansions = takeExpansions(engine, scope)
    const written = await recorded(engine, scope, async (recording) => {
      const done: RememberResult[] = []
      const keys = await knownKeys(recording.tx, some)
      for (const one of some) done.push(await keep(engine, recording, one, keys, id))
      await writeExpansions(recording.tx)
      return done
    })
    results.push(...written)
  }
  const embedded = await embed(engine, scope, results, signal)
  const requests = heard.map(({ request }) => request)
  if (requests.every((request) => request === null)) return embedded
  return (await import('../forget/requests.ts')).withRequests(engine, scope, embedded, requests)
}

async function embed(
  engine: Engine,
  scope: string,
  results: readonly RememberResult[],
  signal: RememberOptions['signal'],
): Promise<readonly RememberResult[]> {
  if (engine.embedder === null) return results
  const { embedRemembered } = await import('./embedding/embed-items.ts')
  return embedRemembered(engine, engine.embedder, scope, results, signal)
}

type HeardMessage = Turned<ReturnType<typeof hearMessage>>

async function hearAll(
  engine: Engine,
  messages: readonly CheckedMessage[],
  turns: Turns,
): Promise<readonly HeardMessage[]> {
  const heard: HeardMessage[] = []
  for (const message of messages) heard.push(await turns.toEnd(hearMessage(engine, message)))
  return heard
}

/** In their order: a message may speak of whom one before it brought in. */
async function prepareAll(
  engine: Engine,
  scope: string,
  messages: readonly CheckedMessage[],
  turns: Turns,
  read?: ReadElsewhere,
): Promise<readonly Prepared[]> {
  const prepared: Prepared[] = []
  const look = <T>(work: (view: Looked) => Promise<T>) => engine.store.read(scope, work)
  const known = new KnownSoFar(engine, look)
  for (const message of messages) {
    const one = await prepare(engine, message, turns, known, read)
    known.note(message, one.facts)
    prepared.push(one)
  }
  return prepared
}

/** A pack that fails must not lose the message: it is kept and stays on the work list of `backfill`. */
async function prepare(
  engine: Engine,
  message: CheckedMessage,
  turns: Turns,
  known: KnownSoFar,
  read?: ReadElsewhere,
): Promise<Prepared> {
  const none: Extraction = { drafts: [], rejected: [] }
  if (!engine.config.extraction.extractOnStore || !engine.config.extraction.enabled) {
    return { message, facts: none, extracted: false }
  }
  const about = await known.at(message)
  try {
    // What was read elsewhere was read without knowing anybody.
    const refers = about !== undefined && refersToKnown(engine.packs, message.normalized, about)
    const elsewhere = refers ? undefined : read?.get(message)
    const facts = elsewhere ?? (await turns.toEnd(stepsToMessage(engine, message, about)))
    return { message, facts, extracted: true }
  } catch (error) {
    engine.observer?.count('recollect.extraction.failed', 1, { error: errorCode(error) })
    return { message, facts: none, extracted: false }
  }
}

/** The messages that bear the keys given already, by key. One look-up a key. */
async function knownKeys(
  { items }: ScopeTransaction,
  given: readonly Prepared[],
): Promise<Map<string, string>> {
  const keys = [...new Set(given.flatMap(({ message }) => message.key ?? []))]
  const known = await Promise.all(keys.map((key) => items.byKey(key)))
  return new Map(known.flatMap((item) => (item?.key ? [[item.key, item.id]] : [])))
}

async function keep(
  engine: Engine,
  { tx, commit }: Recording,
  { message, facts, extracted }: Prepared,
  keys: Map<string, string>,
  batch: string | null,
): Promise<RememberResult> {
  const id = keys.get(message.key ?? '')
  const known = id === undefined ? null : await tx.items.get(id)
  if (known) return { item: known, duplicate: true, changes: [], change: null, batch, rejected: [] }
  const inserted = await insertItem(engine, tx, message, extracted ? facts : null)
  if (message.key !== null) keys.set(message.key, inserted.id)
  const committed = await commitDrafts(engine, tx, inserted, facts.drafts)
  const { changes } = committed
  const item = await withUnread(tx, committed.item, extracted ? leftUnread(facts, changes) : [])
  const { rejected } = facts
  const change = engine.ids.next(engine.clock.now())
  const told = toldRepairs(message.repairs, facts)
  const written = { item, duplicate: false, changes, change, batch, rejected, ...told }
  for (const { remembered } of engine.plugins) await remembered?.(engine, tx, written)
  await commit({ kind: 'remember', id: change, batch })
  return written
}

/** Written only where it is another than what the item was inserted with. */
async function withUnread(
  { items }: ScopeTransaction,
  item: MemoryItem,
  unread: MemoryItem['unread'],
): Promise<MemoryItem> {
  if (unread.length === item.unread.length) return item
  await items.update(item.id, { unread })
  return { ...item, unread }
}
