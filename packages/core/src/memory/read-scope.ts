import type { Moment } from '../api/time.ts'
import type { Engine } from '../engine.ts'
import type { ScopeView } from '../plugin/store.ts'

/** The memory as it stands. */
export const NOW: Moment = { validAt: null, knownAt: null }

/**
 * Reads a scope as it stood at a moment, in one snapshot. As it stands now nothing is laid over it, unless a fact has expired since the
 * last write. `hideLater`: without what began after `validAt`.
 */
export const readScope = <T>(
  engine: Engine,
  scope: string,
  moment: Moment,
  work: (view: ScopeView) => Promise<T>,
  hideLater = false,
): Promise<T> =>
  engine.store.read(scope, async (view) => {
    const isNow = moment.validAt === null && moment.knownAt === null
    if (isNow && (view.nextDue === null || view.nextDue > engine.clock.now())) return work(view)
    return work(await (await import('../asof/view-at.ts')).viewAt(engine, view, moment, hideLater))
  })
