import type { SlotRegistry } from '@recollect/core/extraction'
import type { ScopeView } from '@recollect/core/store'
import type { Change, EpochMs } from '@recollect/core'
import { withoutExpired, overlaidView } from '@recollect/core/past'
import { changesUntil } from './changes-until.ts'
import { withoutForgotten } from './forgotten.ts'
import { overlaysOf } from './log-overlays.ts'
import { byTwoTimes } from './two-times.ts'

/**
 * A scope as it was known at a moment, by its log: of what later changes touched, the first image they left; what they inserted is not
 * there. Linear in the changes since. Of what is older than the log, or was imported since, the records' own times decide: that is
 * linear in the scope. What was forgotten is not shown, whenever it was known.
 */
export async function knownView(view: ScopeView, at: EpochMs, slots: SlotRegistry): Promise<ScopeView> {
  const cut = (await view.changes.lastAt(at))?.seq ?? 0
  const [later, logged] = await Promise.all([view.changes.after(cut), view.changes.imagesAfter(cut)])
  const images = await withoutForgotten(view, later, logged)
  const imports = later.filter(isImport)
  const overlays = overlaysOf(images, later, imports)
  const known =
    cut === 0 || imports.length > 0
      ? await byTwoTimes(view, overlays, at, { imports, all: cut === 0, slots })
      : overlays
  return withoutExpired(
    { ...overlaidView(view, known), changes: changesUntil(view.changes, cut, later) },
    at,
    slots,
  )
}

/** What was imported may be older than the import; what an undo took away again is not looked for. */
const isImport = ({ kind, undoneBy }: Change): boolean => kind === 'import' && undoneBy === null
