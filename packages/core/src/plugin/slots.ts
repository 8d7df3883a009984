import type { SlotSpec } from '../types/slot.ts'

/** All slots known to one memory: the built-in ones, those of packs, those of the caller. */
export interface SlotRegistry {
  /** Spec of a slot, `favorite_*` and `family.*` families included. Unknown names are facts of one value. With
   * an entity one may have several of (`user.pet`, `user.brother`), names live side by side. O(1).
   */
  get(name: string, entity?: string): SlotSpec
  /** Whether the slot is known by name. */
  has(name: string): boolean
  /** Every slot that is known by name. */
  all(): readonly SlotSpec[]
}
