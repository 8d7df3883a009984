import type { Moment } from '../api/time.ts'
import type { Engine } from '../engine.ts'
import { InvalidConfigError } from '../errors/errors.ts'
import type { ScopeView } from '../plugin/store.ts'

/** The memory as it stands. */
export const NOW: Moment = { validAt: null, knownAt: null }

/**
 * Reads a scope as it stood at a moment, in one snapshot. As it stands now nothing is laid over it, unless a fact has expired since the
 * last write. `hideLater`: without what began after `validAt`. @throws InvalidConfigError where no plugin can look back.
 */
export const readScope = <T>(
  engine: Engine,
  scope: string,
  moment: Moment,
  work: (view: ScopeView) => Promise<T>,
  hideLater = false,
): Promise<T> => engine.store.read(scope, async (view) => work(await viewAt(engine, view, moment, hideLater)))

/** The view of a scope at a moment. @throws InvalidConfigError where no plugin can look back. */
export async function viewAt(
  engine: Engine,
  view: ScopeView,
  moment: Moment,
  hideLater = false,
): Promise<ScopeView> {
  if (moment.validAt !== null || moment.knownAt !== null)
    return pastOf(engine)(engine, view, moment, hideLater)
  if (view.nextDue === null || view.nextDue > engine.clock.now()) return view
  const { withoutExpired } = await import('../overlay/without-expired.ts')
  return withoutExpired(view, engine.clock.now(), engine.slots)
}

function pastOf({ plugins }: Engine) {
  const past = plugins.find((plugin) => plugin.past !== undefined)?.past
  if (past !== undefined) return past
  throw new InvalidConfigError(
    'This memory does not look back. Open it with createRecollect({ plugins: [timeline()] }) of @recollect/timeline.',
  )
}
