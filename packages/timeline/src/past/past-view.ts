import type { Moment } from '@recollect/core'
import type { Engine } from '@recollect/core/plugin'
import type { ScopeView } from '@recollect/core/store'
import { knownView } from './known.ts'
import { validView } from './valid-view.ts'

/** A scope as it stood at a moment. `hideLater`: without what began after `validAt`. */
export async function pastView(
  { slots }: Engine,
  view: ScopeView,
  { validAt, knownAt }: Moment,
  hideLater: boolean,
): Promise<ScopeView> {
  const known = knownAt === null ? view : await knownView(view, knownAt, slots)
  return validAt === null ? known : validView(known, validAt, { slots, hideLater })
}
