import type { Recollect } from '@recollect/core'
import { recover } from '../check/recover.ts'
import type { FaultContext } from '../context.ts'
import { Ledger } from '../ledger.ts'
import { keyOf, messageOf, slotOf, valueOf } from '../messages.ts'
import { seededRandom } from '../../synthetic/random.ts'
import { total } from '../outcome.ts'
import type { Outcome } from '../outcome.ts'
import { openMemory } from '../worker/open.ts'
import { newDatabase } from './places.ts'

const CALLERS = 16
/** Writes between two faults, at most. */
const LONGEST = 40
const SCOPE = '吴十 Wu'

/** What callers see while faults are done to the server: every call must be answered, once. */
export interface Calls {
  /** Resolves at the next write that is acknowledged. */
  next(): Promise<void>
}

/** Sixteen callers write without a pause while `disturb` is done so many times; afterwards everything acknowledged is looked for. */
export const underLoad =
  (disturb: (context: FaultContext, url: string, calls: Calls) => Promise<number>) =>
  async (context: FaultContext, tries: number): Promise<Outcome> => {
    const store = await newDatabase(context)
    if (store.kind !== 'postgres') throw new TypeError('This is done to a server.')
    const recollect = await openMemory(store)
    const ledger = new Ledger()
    const load = new Load(recollect, ledger, context.seed)
    const callers = Array.from({ length: CALLERS }, () => load.call())
    const random = seededRandom(context.seed + 1)
    const recovered: number[] = []
    for (let at = 0; at < tries; at += 1) {
      for (let writes = Math.floor(random() * LONGEST); writes >= 0; writes -= 1) await load.next()
      recovered.push(await disturb(context, store.url, load))
    }
    load.ended = true
    await Promise.all(callers)
    await recollect.close()
    const { acknowledged } = ledger
    const found = await recover({ store, scope: SCOPE, ledger, marker: load.number + 1 })
    return total([{ ...found, tries, acknowledged, errors: load.errors, recovered }])
  }

class Load implements Calls {
  number = 0
  errors = 0
  ended = false
  readonly #waiting: (() => void)[] = []
  readonly #random: () => number
  readonly #recollect: Recollect
  readonly #ledger: Ledger

  constructor(recollect: Recollect, ledger: Ledger, seed: number) {
    this.#recollect = recollect
    this.#ledger = ledger
    this.#random = seededRandom(seed)
  }

  next(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  async call(): Promise<void> {
    const memory = this.#recollect.scope(SCOPE)
    while (!this.ended) {
      const n = (this.number += 1)
      const isPut = this.#random() < 0.3
      try {
        if (isPut) await memory.put({ slot: slotOf(this.#random), value: valueOf(n), relation: 'updates' })
        else await memory.remember({ text: messageOf(n), key: keyOf(n) })
        this.#ledger.did(isPut ? 'put' : 'remember', n)
      } catch {
        // Counted: nobody should have seen it.
        this.errors += 1
      }
      for (const resolve of this.#waiting.splice(0)) resolve()
    }
  }
}
