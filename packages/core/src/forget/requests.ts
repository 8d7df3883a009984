import type { Concerned, MemoryRequest, RememberResult } from '../api/remember.ts'
import type { Engine } from '../engine.ts'
import type { RequestReading } from '../plugin/pack-words.ts'
import type { MemoryItem } from '../types/item.ts'
import { asksToForget } from './check.ts'
import { planAbout, planItem } from './plan.ts'
import type { ForgetPlan } from '../plugin/forgetting.ts'
import type { Reading } from './plan.ts'

const NOTHING: Concerned = { cards: [], items: [], turns: [] }
/** So many messages back are looked through for one of the user's in the session. */
const BACK = 20

/** Where a request stands: in which session, and before which place in the scope messages came before it. */
interface Asked {
  readonly session: string | null
  readonly before: number
}

/** The results with what their messages ask and what that concerns, read as the memory stands now. */
export async function withRequests(
  engine: Engine,
  scope: string,
  results: readonly RememberResult[],
  requests: readonly (RequestReading | null)[],
): Promise<readonly RememberResult[]> {
  return engine.store.read(scope, async (view) => {
    const done: RememberResult[] = []
    for (const [at, result] of results.entries()) {
      const reading = requests[at]
      const { session, seq } = result.item
      done.push(
        reading
          ? { ...result, request: await asRequest(engine, view, reading, { session, before: seq }) }
          : result,
      )
    }
    return done
  })
}

/** The same for a message that was not kept. */
export const requestOf = (
  engine: Engine,
  scope: string,
  reading: RequestReading,
  session: string | null,
): Promise<MemoryRequest> =>
  engine.store.read(scope, async (view) => {
    const [newest] = await view.items.recent(1)
    return asRequest(engine, view, reading, { session, before: (newest?.seq ?? 0) + 1 })
  })

async function asRequest(
  engine: Engine,
  view: Reading,
  reading: RequestReading,
  asked: Asked,
): Promise<MemoryRequest> {
  const plan = asksToForget(reading) ? await planRequest(engine, view, reading, asked) : null
  if (plan === null) return { ...reading, concerns: NOTHING }
  const { cards, items, turns } = plan
  return { ...reading, concerns: { cards, items, turns } }
}

async function planRequest(
  engine: Engine,
  view: Reading,
  { of, about }: RequestReading,
  asked: Asked,
): Promise<ForgetPlan | null> {
  if (of === 'words') return about && planAbout(engine, view, about.text, 'forget')
  const last = of === 'last' ? await lastBefore(view, asked) : null
  return last && planItem(engine, view, last)
}

/** The user's message before the request, in its session; outside of sessions the newest. */
async function lastBefore({ items }: Reading, { session, before }: Asked): Promise<MemoryItem | null> {
  const seqs = Array.from({ length: Math.min(BACK, before - 1) }, (_, back) => before - 1 - back)
  const found = seqs.length === 0 ? [] : await items.bySeq(seqs, { role: 'user' })
  const own = session === null ? found : found.filter((item) => item.session === session)
  return [...own].sort((a, b) => b.seq - a.seq)[0] ?? null
}
