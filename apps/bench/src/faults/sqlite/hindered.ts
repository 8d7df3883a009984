import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { seededRandom } from '../../synthetic/random.ts'
import { recover } from '../check/recover.ts'
import type { FaultContext } from '../context.ts'
import { Ledger } from '../ledger.ts'
import { valueOf } from '../messages.ts'
import { total } from '../outcome.ts'
import type { Outcome } from '../outcome.ts'
import { Worker } from '../process.ts'
import { openMemory } from '../worker/open.ts'
import type { StoreTask } from '../worker/open.ts'

const SCOPE = '钱七 Qian'
const MANY = 400
const NOBODY = 65_534
const TASK = { scope: SCOPE, count: 0, slots: 0, killAt: 0 } as const

type SqliteTask = Extract<StoreTask, { kind: 'sqlite' }>

/** A memory in which something was said before, and the ledger of it. */
async function begun(file: string, first: number): Promise<{ store: SqliteTask; ledger: Ledger }> {
  const store: SqliteTask = { kind: 'sqlite', file, durability: 'full', retryDeadlineMs: 300 }
  const ledger = new Ledger()
  await recover({ store, scope: SCOPE, ledger, marker: first })
  return { store, ledger }
}

/** What a writer said, whether it was told why it could not go on, and what is there afterwards. */
async function afterwards(
  worker: Worker,
  code: string,
  { store, ledger, marker }: { store: StoreTask; ledger: Ledger; marker: number },
): Promise<Partial<Outcome>> {
  ledger.hear(worker.lines)
  const { acknowledged } = ledger
  const told = worker.failures.some((failure) => failure.code === code)
  const recovered = await recover({ store, scope: SCOPE, ledger, marker })
  return { tries: 1, acknowledged, errors: told ? 0 : 1, ...recovered }
}

/** No file of the writer may grow over a limit that is drawn anew for each try: what it is told must be that the disk is full. */
export async function fillDisk({ program, directory, seed }: FaultContext, tries: number): Promise<Outcome> {
  const random = seededRandom(seed)
  const outcomes: Partial<Outcome>[] = []
  for (let at = 0; at < tries; at += 1) {
    const first = (at + 1) * MANY
    const { store, ledger } = await begun(join(directory, `full-${at}.db`), first)
    const worker = new Worker(program)
    await worker.until((lines) => lines.length > 0)
    const bytes = 100_000 + Math.floor(random() * 1_500_000)
    execFileSync('prlimit', ['--pid', String(worker.pid), `--fsize=${bytes}`])
    await worker.begin({ ...TASK, store, work: 'mixed', count: MANY, seed: seed + at, first: first + 1 })
    await worker.ended
    outcomes.push(await afterwards(worker, fullCode(worker), { store, ledger, marker: first + 10 * MANY }))
  }
  return total(outcomes)
}

/** SQLite tells a limit on the size of a file as a failed write. */
const fullCode = (worker: Worker): string =>
  worker.failures.some(({ code }) => code === 'STORE_FULL') ? 'STORE_FULL' : 'STORE_UNAVAILABLE'

/** A file that the writer may read and not write. */
export async function readOnly({ program, directory, seed }: FaultContext, tries: number): Promise<Outcome> {
  const outcomes: Partial<Outcome>[] = []
  chmodSync(directory, 0o755)
  for (let at = 0; at < tries; at += 1) {
    const first = (at + 1) * MANY
    const { store, ledger } = await begun(join(directory, `read-${at}.db`), first)
    chmodSync(store.file, 0o444)
    // The superuser may write anything: then somebody else tries.
    const worker = new Worker(program, process.geteuid?.() === 0 ? { uid: NOBODY } : {})
    await worker.begin({ ...TASK, store, work: 'mixed', count: 3, seed: seed + at, first: first + 1 })
    await worker.ended
    chmodSync(store.file, 0o600)
    outcomes.push(await afterwards(worker, 'STORE_UNAVAILABLE', { store, ledger, marker: first + 99 }))
  }
  return total(outcomes)
}

/** Another process holds the file: for a while, which nobody notices, or for longer than a call waits, which is told. */
export const lockFile =
  (longer: boolean) =>
  async ({ program, directory, seed }: FaultContext, tries: number): Promise<Outcome> => {
    const random = seededRandom(seed)
    const outcomes: Partial<Outcome>[] = []
    const begin = await begun(join(directory, `locked-${String(longer)}.db`), 1)
    const store = { ...begin.store, retryDeadlineMs: longer ? 200 : 30_000 }
    const { ledger } = begin
    const recollect = await openMemory(store)
    for (let at = 0; at < tries; at += 1) {
      const holder = new Worker(program)
      await holder.begin({ ...TASK, store, work: 'hold', seed, first: 0 })
      await holder.until((lines) => lines.some((line) => line.said === 'done'))
      const slot = 'note-0'
      const writing = recollect.scope(SCOPE).put({ slot, value: valueOf(at + 10), relation: 'updates' })
      const outcome = writing.then(
        () => 'done',
        (error: unknown) => (error instanceof Error && 'code' in error ? error.code : 'UNTYPED'),
      )
      if (longer) await outcome
      else await wait(20 + random() * 300)
      holder.tell()
      await holder.ended
      const told = await outcome
      if (told === 'done') ledger.did('put', at + 10)
      outcomes.push({ tries: 1, errors: told === (longer ? 'STORE_BUSY' : 'done') ? 0 : 1 })
    }
    await recollect.close()
    const { acknowledged } = ledger
    outcomes.push({ acknowledged, ...(await recover({ store, scope: SCOPE, ledger, marker: 5 })) })
    return total(outcomes)
  }
