import { RecollectError } from '@recollect/core'
import type { Store } from '@recollect/core'
import type { ScopeView } from '@recollect/core/store'
import type { IndexCounter } from '@recollect/rules'
import type { ItemPlace } from '../../../inspect/mend.ts'
import type { Catalogue } from '../../../text/index.ts'
import { settle } from '../../../util/attempt.ts'
import type { Check } from '../check.ts'

export interface IndexLook {
  /** Items that were compared, and how many there are. */
  readonly compared: number
  readonly items: number
  readonly damaged: readonly ItemPlace[]
}

const PAGE = 100
/** Stretches that are looked at when not all is: spread evenly over the scope. */
const SAMPLES = 10

/** Compares what messages say they are indexed under with the index itself; those that are in no index though they have words count. */
export function lookAtIndex(
  store: Store,
  scope: string,
  deep: boolean,
  count: IndexCounter,
): Promise<IndexLook> {
  return store.read(scope, async (view) => {
    const last = view.copy.last.items
    const damaged: ItemPlace[] = []
    let compared = 0
    for (const first of starts(last, deep)) {
      const span = [first, Math.min(first + PAGE - 1, last)] as const
      const found = await inSpan(view, span, count)
      compared += found.compared
      damaged.push(...found.damaged.map((seq) => ({ scope, seq })))
    }
    return { compared, items: await view.items.count(), damaged }
  })
}

function starts(last: number, deep: boolean): readonly number[] {
  const pages = Math.ceil(last / PAGE)
  const every = deep || pages <= SAMPLES ? 1 : pages / SAMPLES
  const chosen = new Set<number>()
  for (let page = 0; page < pages; page += every) chosen.add(Math.floor(page))
  return [...chosen].map((page) => page * PAGE + 1)
}

interface InSpan {
  readonly compared: number
  readonly damaged: readonly number[]
}

/** A page as a whole; where it is damaged, its items one by one. */
async function inSpan(
  view: ScopeView,
  [first, last]: readonly [number, number],
  count: IndexCounter,
): Promise<InSpan> {
  const read = await settle(view.copy.items([first, last]))
  if (read.ok) {
    const unindexed = read.value.filter(
      ({ item, terms }) => terms.size === 0 && count(item.text, item.speaker).size > 0,
    )
    return { compared: read.value.length, damaged: unindexed.map(({ item }) => item.seq) }
  }
  if (!RecollectError.isInstance(read.error) || read.error.code !== 'STORE_CORRUPT') throw read.error
  if (first === last) return { compared: 1, damaged: [first] }
  const middle = Math.floor((first + last) / 2)
  const [before, after] = [
    await inSpan(view, [first, middle], count),
    await inSpan(view, [middle + 1, last], count),
  ]
  return { compared: before.compared + after.compared, damaged: [...before.damaged, ...after.damaged] }
}

export function indexCheck(looks: readonly IndexLook[], { safety: { doctor } }: Catalogue): Check {
  const sum = (of: (look: IndexLook) => number): number => looks.reduce((total, look) => total + of(look), 0)
  const damaged = sum((look) => look.damaged.length)
  if (damaged > 0) {
    return { id: 'postings', status: 'failed', detail: doctor.badPostings(damaged), next: doctor.fixRepair }
  }
  const [compared, items] = [sum((look) => look.compared), sum((look) => look.items)]
  return { id: 'postings', status: 'ok', detail: doctor.postings(compared, items) }
}
