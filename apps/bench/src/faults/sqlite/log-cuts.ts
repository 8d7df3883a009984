import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pick, seededRandom } from '../../synthetic/random.ts'
import type { FaultContext } from '../context.ts'
import { digestOf } from '../check/digest.ts'
import { faultsOfFile } from '../check/file.ts'
import { messageOf, keyOf, slotOf, valueOf } from '../messages.ts'
import { NOTHING, plus } from '../outcome.ts'
import type { Outcome } from '../outcome.ts'
import { openMemory } from '../worker/open.ts'
import type { StoreTask } from '../worker/open.ts'

export type Tail = 'dropped' | 'zeros' | 'garbage' | 'an older log'

const COMMITS = 60
const OLDER = 40
const SCOPE = '王五 Wang'

/** A database whose last writes are in its log only, and what it held after each of them. */
interface Logged {
  readonly database: Buffer
  readonly log: Buffer
  /** Of the writes before; the same file had it as its log. */
  readonly older: Buffer
  /** Length of the log when a write had been acknowledged, and what the database held then; the first is the state without any. */
  readonly commits: readonly { readonly end: number; readonly digest: string }[]
}

/** Cuts the log where a power cut could, puts `tail` after the cut, and opens what is left. */
export const cutLogs =
  (tail: Tail) =>
  async ({ directory, seed }: FaultContext, tries: number): Promise<Outcome> => {
    const logged = await writeLog(join(directory, `whole-${tail}.db`), seed)
    const random = seededRandom(seed)
    let outcome = NOTHING
    for (let at = 0; at < tries; at += 1) {
      const offset = Math.floor(random() * (logged.log.length + 1))
      const file = join(directory, `cut-${tail}.db`)
      writeFileSync(file, logged.database)
      writeFileSync(
        `${file}-wal`,
        Buffer.concat([logged.log.subarray(0, offset), tailOf(tail, logged, offset, random)]),
      )
      outcome = plus(outcome, await openCut(file, logged, offset, at))
    }
    return outcome
  }

function tailOf(tail: Tail, { log, older }: Logged, offset: number, random: () => number): Buffer {
  const rest = log.length - offset
  if (tail === 'dropped') return Buffer.alloc(0)
  if (tail === 'zeros') return Buffer.alloc(rest)
  if (tail === 'garbage') return Buffer.from(Array.from({ length: rest }, () => Math.floor(random() * 256)))
  return older.subarray(offset)
}

/** Everything acknowledged before the cut must be there, and nothing but a prefix of what was written. */
async function openCut(
  file: string,
  { commits }: Logged,
  offset: number,
  n: number,
): Promise<Partial<Outcome>> {
  const before = commits.filter(({ end }) => end <= offset)
  const digest = digestOf(file)
  const prefix = commits.findIndex((commit) => commit.digest === digest)
  const began = performance.now()
  const recollect = await openMemory({ kind: 'sqlite', file, durability: 'full' })
  const memory = recollect.scope(SCOPE)
  await memory.remember({ text: messageOf(n), key: `after ${n}` })
  const recovered = [performance.now() - began]
  const { problems } = await memory.repair({ dryRun: true })
  await recollect.close()
  return {
    tries: 1,
    acknowledged: before.length - 1,
    lost: prefix < 0 ? 0 : Math.max(0, before.length - 1 - prefix),
    broken: (prefix < 0 ? 1 : 0) + problems.length + faultsOfFile(file),
    recovered,
  }
}

async function writeLog(file: string, seed: number): Promise<Logged> {
  const store: StoreTask = { kind: 'sqlite', file, durability: 'full' }
  const older = await olderLog(store, seed)
  const recollect = await openMemory(store)
  const memory = recollect.scope(SCOPE)
  const random = seededRandom(seed + 1)
  const database = readFileSync(file)
  const commits = [{ end: 0, digest: digestOf(file) }]
  for (let n = OLDER; n < OLDER + COMMITS; n += 1) {
    const kind = pick(['remember', 'remember', 'put', 'log', 'forget'], random)
    if (kind === 'put') await memory.put({ slot: slotOf(random), value: valueOf(n), relation: 'updates' })
    else if (kind === 'log') await memory.session('s').log(`Question ${n}? 第${n}问`, 'An answer 回答')
    else {
      const { item } = await memory.remember({ text: messageOf(n), key: keyOf(n) })
      if (kind === 'forget') {
        commits.push({ end: statSync(`${file}-wal`).size, digest: digestOf(file) })
        await memory.forget({ item: item.id })
      }
    }
    commits.push({ end: statSync(`${file}-wal`).size, digest: digestOf(file) })
  }
  copyFileSync(`${file}-wal`, `${file}.log`)
  await recollect.close()
  return { database, log: readFileSync(`${file}.log`), older, commits }
}

/** The first writes, and the log they were in; closing empties it into the file. */
async function olderLog(store: StoreTask, seed: number): Promise<Buffer> {
  if (store.kind !== 'sqlite') throw new TypeError('Only a file has a log.')
  const recollect = await openMemory(store)
  const memory = recollect.scope(SCOPE)
  for (let n = 0; n < OLDER; n += 1) await memory.remember({ text: messageOf(n + seed), key: `older ${n}` })
  const log = readFileSync(`${store.file}-wal`)
  await recollect.close()
  return log
}
