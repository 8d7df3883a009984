import { createRecollect, StoreError } from '@recollect/core'
import { knowledge } from '@recollect/knowledge'
import { sessions } from '@recollect/sessions'
import { transfer } from '@recollect/transfer'
import type { ScopedMemory } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import BetterSqlite from 'better-sqlite3'
import { pick } from '../../synthetic/random.ts'
import { keyOf, messageOf, questionOf, slotOf, valueOf } from '../messages.ts'
import { say } from './say.ts'
import { languages } from './open.ts'
import type { StoreTask } from './open.ts'

export interface Writer {
  readonly memory: ScopedMemory
  readonly store: StoreTask
  readonly random: () => number
  /** Messages of this process by number, with their ids: what it may forget. */
  readonly own: Map<number, string>
  next(): number
}

const IMPORTED = 4

export async function remember({ memory, own, next }: Writer): Promise<void> {
  const n = next()
  say({ said: 'begin', what: 'remember', numbers: [n] })
  const { item } = await memory.remember({ text: messageOf(n), key: keyOf(n) })
  own.set(n, item.id)
  say({ said: 'done', what: 'remember', numbers: [n], id: item.id })
}

export async function forget(writer: Writer): Promise<void> {
  const { memory, own, random } = writer
  if (own.size === 0) return remember(writer)
  const [n, id] = pick([...own], random)
  own.delete(n)
  say({ said: 'begin', what: 'forget', numbers: [n] })
  await memory.forget({ item: id })
  say({ said: 'done', what: 'forget', numbers: [n] })
}

export async function put({ memory, random, next }: Writer): Promise<void> {
  const [n, slot] = [next(), slotOf(random)]
  say({ said: 'begin', what: 'put', numbers: [n], slot })
  await memory.put({ slot, value: valueOf(n), relation: 'updates' })
  say({ said: 'done', what: 'put', numbers: [n], slot })
}

export async function log({ memory, next }: Writer): Promise<void> {
  const n = next()
  say({ said: 'begin', what: 'log', numbers: [n] })
  await memory.session(`s${n % 3}`).log(questionOf(n), `It works like this 这样用: ${n}`)
  say({ said: 'done', what: 'log', numbers: [n] })
}

/** What another memory exported; all of it or nothing. */
export async function importLines({ memory, next }: Writer): Promise<void> {
  const numbers = Array.from({ length: IMPORTED }, next)
  const lines = await exported(numbers)
  say({ said: 'begin', what: 'import', numbers })
  await memory.import(lines)
  say({ said: 'done', what: 'import', numbers })
}

async function exported(numbers: readonly number[]): Promise<string[]> {
  const other = await createRecollect({
    plugins: [sessions(), knowledge(), transfer()],
    store: inMemoryStore(),
    languages,
  })
  const scope = other.scope('other')
  // Without their facts: those have chains of their own, which an import sorts into the ones that are there.
  for (const n of numbers) await scope.remember({ text: messageOf(n), key: keyOf(n), role: 'assistant' })
  const lines: string[] = []
  for await (const line of scope.export()) lines.push(line)
  await other.close()
  return lines
}

/** Copies the log back into the file, over a connection of its own. */
export async function checkpoint({ store, random }: Writer): Promise<void> {
  if (store.kind !== 'sqlite') return
  say({ said: 'begin', what: 'checkpoint', numbers: [] })
  try {
    const database = new BetterSqlite(store.file)
    database.pragma(`wal_checkpoint(${pick(['passive', 'restart', 'truncate'], random)})`)
    database.close()
  } catch (cause) {
    // It goes past the library: SQLite itself tells that the disk does not take it.
    throw new StoreError('STORE_UNAVAILABLE', 'The checkpoint failed.', { cause })
  }
  say({ said: 'done', what: 'checkpoint', numbers: [] })
}
