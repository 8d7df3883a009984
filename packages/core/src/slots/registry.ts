import type { SlotRegistry } from '../plugin/slots.ts'
import type { SlotSpec } from '../types/slot.ts'
import { namesSeveral } from './several.ts'
import { BUILTIN_SLOTS } from './builtin.ts'

/** `favorite_color` → `favorite_*`, `family.son` → `family.*`. */
const familyOf = (name: string): string | null => {
  const cut = name.search(/[._]/u)
  return cut < 0 ? null : `${name.slice(0, cut + 1)}*`
}

/** Joins the built-in slots with those of packs and of the caller; a later spec of the same name wins. */
export function slotRegistry(extra: readonly SlotSpec[] = []): SlotRegistry {
  const specs = new Map<string, SlotSpec>(
    [...BUILTIN_SLOTS, ...extra].map((spec) => [spec.name.normalize('NFC'), spec]),
  )
  const find = (name: string) => specs.get(name) ?? specs.get(familyOf(name) ?? '')
  return {
    has: (name) => find(name) !== undefined,
    all: () => [...specs.values()],
    get: (name, entity) => {
      const spec = find(name)
      if (!spec) return unknownSlot(name)
      const several = entity !== undefined && namesSeveral(name, entity)
      const cardinality = several ? 'multi' : spec.cardinality
      return { ...spec, name, cardinality, factType: spec.factType === spec.name ? name : spec.factType }
    },
  }
}

/** A slot nobody declared, as direct writes may name any (`handover-note`): writing it again replaces what was written before. */
function unknownSlot(name: string): SlotSpec {
  const description = 'not in the registry'
  return { name, kind: 'fact', cardinality: 'single', sensitivity: 'normal', factType: name, description }
}
