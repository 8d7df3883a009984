import { once } from 'node:events'
import { RecollectError } from '@recollect/core'
import BetterSqlite from 'better-sqlite3'
import { pick, seededRandom } from '../../synthetic/random.ts'
import { valueOf } from '../messages.ts'
import { killAt } from './kill-at.ts'
import { openMemory, storeOf } from './open.ts'
import { say } from './say.ts'
import type { WorkerTask } from './task.ts'
import { checkpoint, forget, importLines, log, put, remember } from './writes.ts'
import type { Writer } from './writes.ts'

/** Of twenty writes, how many of each kind. */
const MIX = [
  ...Array.from({ length: 9 }, () => remember),
  ...Array.from({ length: 2 }, () => forget),
  ...Array.from({ length: 4 }, () => put),
  ...Array.from({ length: 3 }, () => log),
  importLines,
  checkpoint,
]

export async function runTask(task: WorkerTask): Promise<void> {
  if (task.killAt > 0) killAt(task.killAt)
  try {
    if (task.work === 'mixed') await mixed(task)
    else if (task.work === 'updates') await updates(task)
    else if (task.work === 'migrate') await migrate(task)
    else await hold(task)
    say({ said: 'end' })
  } catch (error) {
    const code = RecollectError.isInstance(error) ? error.code : 'UNTYPED'
    say({ said: 'failed', code, message: error instanceof Error ? error.message : String(error) })
  }
}

/** Writes until it is killed, or `count` writes were made. */
async function mixed(task: WorkerTask): Promise<void> {
  say({ said: 'begin', what: 'open', numbers: [] })
  const recollect = await openMemory(task.store)
  say({ said: 'done', what: 'open', numbers: [] })
  let number = task.first
  const writer: Writer = {
    memory: recollect.scope(task.scope),
    store: task.store,
    random: seededRandom(task.seed),
    own: new Map(),
    next: () => (number += 1),
  }
  for (let at = 0; task.count === 0 || at < task.count; at += 1) await pick(MIX, writer.random)(writer)
  await recollect.close()
}

/** Changes a few facts that others change too, over and over. */
async function updates(task: WorkerTask): Promise<void> {
  const recollect = await openMemory(task.store)
  const memory = recollect.scope(task.scope)
  const random = seededRandom(task.seed)
  for (let at = 0; at < task.count; at += 1) {
    const n = task.first + at
    const slot = `slot-${Math.floor(random() * task.slots)}`
    await memory.put({ slot, value: valueOf(n), relation: 'updates' })
    say({ said: 'done', what: 'put', numbers: [n], slot })
  }
  await recollect.close()
}

async function migrate({ store }: WorkerTask): Promise<void> {
  const opened = storeOf(store)
  await opened.migrate()
  await opened.close()
}

/** Locks the file for writing until it is told to let go. */
async function hold({ store }: WorkerTask): Promise<void> {
  if (store.kind !== 'sqlite') throw new TypeError('Only a file is locked.')
  const database = new BetterSqlite(store.file)
  database.exec('begin immediate')
  say({ said: 'done', what: 'open', numbers: [] })
  await once(process.stdin, 'data')
  database.exec('rollback')
  database.close()
}
