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

/** Fields of life that messages and facts are about. */
export const DOMAINS = [
  'food',
  'health',
  'fitness',
  'travel',
  'transport',
  'work',
  'study',
  'money',
  'home',
  'animals',
  'people',
  'leisure',
  'music',
  'reading',
  'screen',
  'technology',
  'clothes',
  'schedule',
  'weather',
  'celebration',
  'introduction',
] as const

/** A field of life: of a message ("what should I cook?" is about food) and of a value (sushi). */
export type Domain = (typeof DOMAINS)[number]

/**
 * Words and phrases by the fields they are about, normalised and folded, in each form they are to be found in; a word may be in several.
 * Where a language has spaces they are found as whole words.
 */
export type DomainWords = Readonly<Record<Domain, readonly string[]>>
