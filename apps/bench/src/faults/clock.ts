import { recover } from './check/recover.ts'
import { manualClock } from '../library/manual-clock.ts'
import { pick, seededRandom } from '../synthetic/random.ts'
import type { FaultContext } from './context.ts'
import { Ledger } from './ledger.ts'
import { keyOf, messageOf, slotOf, valueOf } from './messages.ts'
import { total } from './outcome.ts'
import type { Outcome } from './outcome.ts'
import { openMemory } from './worker/open.ts'
import type { StoreTask } from './worker/open.ts'

const [SECOND, HOUR, YEAR] = [1000, 3_600_000, 31_536_000_000] as const
/** Where the clock goes between two writes; a step of nothing is a clock that stands. */
const STEPS = [0, 0, 1, SECOND, -SECOND, -HOUR, HOUR, -YEAR, YEAR, 10 * YEAR, -10 * YEAR] as const
const NOON = Date.UTC(2026, 5, 1, 12)
const SCOPE = '周九 Zhou'

/** Writes while the clock stands, goes back and runs far ahead: the order of versions and ids must be that of the writes. */
export const wildClock =
  (storeFor: (context: FaultContext, at: number) => Promise<StoreTask>) =>
  async (context: FaultContext, tries: number): Promise<Outcome> => {
    const store = await storeFor(context, 0)
    const clock = manualClock(NOON)
    const recollect = await openMemory(store, clock)
    const memory = recollect.scope(SCOPE)
    const random = seededRandom(context.seed)
    const ledger = new Ledger()
    const written: string[] = []
    for (let n = 0; n < tries; n += 1) {
      clock.set(Math.max(YEAR, clock.now() + pick(STEPS, random)))
      const isPut = random() < 0.5
      const slot = slotOf(random)
      const { item } = isPut
        ? { item: (await memory.put({ slot, value: valueOf(n), relation: 'updates' })).card }
        : await memory.remember({ text: messageOf(n), key: keyOf(n) })
      written.push(item?.id ?? '')
      ledger.did(isPut ? 'put' : 'remember', n)
    }
    await recollect.close()
    // Ids of the same millisecond are in order too.
    const disorder = written.filter((id, at) => id <= (written[at - 1] ?? '')).length
    const { acknowledged } = ledger
    const recovered = await recover({ store, scope: SCOPE, ledger, marker: tries + 1 })
    return total([{ tries, acknowledged, ...recovered, broken: (recovered.broken ?? 0) + disorder }])
  }
