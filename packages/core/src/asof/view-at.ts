import type { Moment } from '../api/time.ts'
import type { Engine } from '../engine.ts'
import type { ScopeView } from '../plugin/store.ts'
import { withoutExpired } from './due.ts'
import { knownView } from './known.ts'
import { validView } from './valid-view.ts'

/** A scope as it stood at a moment; with neither time set, as it stands now. `hideLater`: without what began after `validAt`. */
export async function viewAt(
  { slots, clock }: Engine,
  view: ScopeView,
  { validAt, knownAt }: Moment,
  hideLater: boolean,
): Promise<ScopeView> {
  if (knownAt === null && validAt === null) return withoutExpired(view, clock.now(), slots)
  const known = knownAt === null ? view : await knownView(view, knownAt, slots)
  return validAt === null ? known : validView(known, validAt, { slots, hideLater })
}
