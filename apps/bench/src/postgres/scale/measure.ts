import type { Recollect } from '@recollect/core'
import { growthFigures } from '../../stats/growth.ts'
import type { GrowthFigures, Timed } from '../../stats/growth.ts'
import { millis, timed } from '../../stats/time.ts'
import { withCopies, withDatabase } from '../server/databases.ts'
import type { Place } from '../server/databases.ts'
import { withMemory } from '../server/memory.ts'
import { KINDS, visitsOf } from './ask.ts'
import type { Kind, Visit } from './ask.ts'
import { load } from './load.ts'
import { loadedIn } from './loaded.ts'
import type { Loaded } from './loaded.ts'
import type { ScalePlan } from './plan.ts'
import { prepareScopes } from './prepare.ts'

/** The same calls on two databases of different size, on one server. */
export interface ScaleFigures extends ScalePlan {
  readonly small: Loaded
  readonly large: Loaded
  readonly loadSeconds: number
  readonly growth: readonly GrowthFigures<Kind>[]
}

const WARM_ROUNDS = 2

/** Asks the same scopes, in turns, in a small database and in a large one that are copies of each other but for what was added. */
export function measureScale(
  adminUrl: string,
  plan: ScalePlan,
  note: (line: string) => void,
): Promise<ScaleFigures> {
  return withDatabase(adminUrl, async (database) => {
    const names = await prepareScopes(database, plan)
    return withCopies(adminUrl, database, ['small', 'large'], async (copy) => {
      const places = [copy('small'), copy('large')] as const
      const { ms } = await timed(async () => {
        for (const [i, { adminUrl: url }] of places.entries()) {
          const scopes = (plan.scopes[i] ?? 0) - plan.measured
          note(`Loading ${scopes} scopes …`)
          await load(url, { scopes, whole: Math.min(plan.whole, scopes) })
        }
      })
      const [small, large] = [await loadedIn(places[0].adminUrl), await loadedIn(places[1].adminUrl)]
      note('Asking …')
      const growth = growthFigures(KINDS, await askBoth(places, names, plan.rounds))
      return { ...plan, small, large, loadSeconds: Math.round(ms / 1000), growth }
    })
  })
}

const askBoth = (
  [small, large]: readonly [Place, Place],
  names: readonly string[],
  rounds: number,
): Promise<readonly Timed<Kind>[]> =>
  withMemory(small.url, (ofSmall) =>
    withMemory(large.url, async (ofLarge) => {
      const visits = await visitsOf(ofSmall, names, WARM_ROUNDS + rounds)
      const asked: Timed<Kind>[] = []
      for (const [i, visit] of visits.entries())
        asked.push(await askTwice(visit, ofSmall, ofLarge, i % 2 === 0))
      return asked.slice((WARM_ROUNDS * visits.length) / (WARM_ROUNDS + rounds))
    }),
  )

async function askTwice(
  { kind, call }: Visit,
  ofSmall: Recollect,
  ofLarge: Recollect,
  smallFirst: boolean,
): Promise<Timed<Kind>> {
  const first = await millis(() => call(smallFirst ? ofSmall : ofLarge))
  const second = await millis(() => call(smallFirst ? ofLarge : ofSmall))
  return { kind, small: smallFirst ? first : second, large: smallFirst ? second : first }
}
