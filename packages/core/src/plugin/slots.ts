import type { SlotSpec } from '../types/slot.ts'

/** All slots known to one memory: the built-in ones, those of packs, those of the caller. */
export interface SlotRegistry {
  /** Spec of a slot, `favorite_*` and `family.*` families included. Unknown names are multi-valued facts. O(1). */
  get(name: string): SlotSpec
  has(name: string): boolean
  all(): readonly SlotSpec[]
}
