import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { seededRandom } from '../../synthetic/random.ts'
import { recover } from '../check/recover.ts'
import type { FaultContext } from '../context.ts'
import { Ledger } from '../ledger.ts'
import { total } from '../outcome.ts'
import type { Outcome } from '../outcome.ts'
import { Worker } from '../process.ts'
import type { StoreTask } from '../worker/open.ts'

/** A memory is used for so many lives, then a new one is begun: some are killed while they make the file. */
const LIVES = 12
const PLACES = 1_000
const SCOPE = '张三 Zhang'
const LANES = 2

interface Lane {
  readonly number: number
  readonly store: (age: number) => Promise<StoreTask>
}

/** Writers of every kind of write, each killed at a random moment; the next goes on with what it left. */
export async function killWriters(
  { program, seed }: FaultContext,
  tries: number,
  storeOf: (name: string) => Promise<StoreTask>,
): Promise<Outcome> {
  const lane = async (number: number): Promise<Outcome> => {
    const mine = Math.floor(tries / LANES) + (number < tries % LANES ? 1 : 0)
    const store = (age: number): Promise<StoreTask> => storeOf(`${number}-${age}`)
    return oneAfterAnother({ number, store }, mine, { program, seed: seed * 100 + number })
  }
  return total(await Promise.all(Array.from({ length: LANES }, (_, number) => lane(number))))
}

async function oneAfterAnother(
  lane: Lane,
  tries: number,
  { program, seed }: { readonly program: string; readonly seed: number },
): Promise<Outcome> {
  const random = seededRandom(seed)
  const outcomes: Partial<Outcome>[] = []
  let waiting = new Worker(program)
  let [store, ledger] = [await lane.store(0), new Ledger()]
  for (let at = 0; at < tries; at += 1) {
    if (at > 0 && at % LIVES === 0) {
      outcomes.push({ acknowledged: ledger.acknowledged })
      ;[store, ledger] = [await lane.store(at), new Ledger()]
    }
    const first = (lane.number * tries + at + 1) * PLACES
    const worker = waiting
    // Loaded while this one works.
    waiting = new Worker(program)
    const task = { store, scope: SCOPE, work: 'mixed', count: 0, slots: 0, killAt: 0 } as const
    await worker.begin({ ...task, seed: Math.floor(random() * 2 ** 31), first })
    const lines = Math.floor(random() * (at % LIVES === 0 ? 4 : 24))
    await worker.until((said) => said.length > lines)
    await wait(random() * 25)
    await worker.kill()
    ledger.hear(worker.lines)
    const errors = worker.failures.length
    const recovered = await recover({ store, scope: SCOPE, ledger, marker: first + PLACES - 1 })
    outcomes.push({ tries: 1, errors, ...recovered })
  }
  await waiting.kill()
  return total([...outcomes, { acknowledged: ledger.acknowledged }])
}

/** On files, under one setting of durability. */
export const killOnFiles =
  (durability: 'full' | 'normal') =>
  (context: FaultContext, tries: number): Promise<Outcome> =>
    killWriters(context, tries, async (name) => ({
      kind: 'sqlite',
      file: join(context.directory, `kill-${name}.db`),
      durability,
    }))
