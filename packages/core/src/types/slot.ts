import type { CardKind } from './card.ts'

/** A named attribute and how its values behave. */
export interface SlotSpec {
  /** snake_case; `family.<rel>` style names are matched by their `<prefix>.*` entry. */
  readonly name: string
  readonly kind: CardKind
  /** `single`: one current value per entity, a new one replaces the old. `multi`: values live side by side. */
  readonly cardinality: 'single' | 'multi'
  /** True when values of one facet replace each other even without update words (`generic`, `record`). */
  readonly singlePerFacet?: boolean
  /** `high` asks for field encryption when a cipher is configured. */
  readonly sensitivity: 'normal' | 'high'
  /** What messages that state it carry as `factType`: the slot's own name, but for a few (`address` for `location`). */
  readonly factType: string
  /** The slot whose equal value this one retires: `likes` ↔ `dislikes`. */
  readonly opposite?: string
  readonly description: string
}
