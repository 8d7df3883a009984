import { InvalidConfigError } from '../errors/errors.ts'
import { slotRegistry } from '../slots/registry.ts'
import type { SlotSpec } from '../types/slot.ts'
import type { CheckedFactType, CheckedSlot } from './schema.ts'

export const slotOf = ({ slot, type }: CheckedFactType): string => slot ?? type

/** Slots as the registry takes them. */
export const declaredSlots = (slots: readonly CheckedSlot[]): readonly SlotSpec[] =>
  slots.map(({ opposite, ...slot }) => ({
    ...slot,
    factType: slot.factType ?? slot.name,
    ...(opposite === undefined ? {} : { opposite }),
  }))

/**
 * The slots that have to be registered for the types, beside those there are.
 * @throws InvalidConfigError when types say different things of one slot, or what a slot that exists does not say.
 */
export function slotsOfTypes(
  types: readonly CheckedFactType[],
  known: readonly SlotSpec[],
): readonly SlotSpec[] {
  const registry = slotRegistry(known)
  const made = new Map<string, SlotSpec>()
  for (const type of types) {
    const name = slotOf(type)
    const spec = registry.has(name) ? registry.get(name) : (made.get(name) ?? newSlot(name, type))
    if (type.cardinality !== undefined && type.cardinality !== spec.cardinality) {
      throw new InvalidConfigError(
        `The fact type "${type.type}" says that its slot "${name}" is ${type.cardinality}, but it is ${spec.cardinality}. Leave cardinality out, or use a slot of its own.`,
      )
    }
    if (!registry.has(name)) made.set(name, spec)
  }
  return [...made.values()]
}

const newSlot = (
  name: string,
  { type, kind = 'fact', cardinality = 'single' }: CheckedFactType,
): SlotSpec => ({
  name,
  kind,
  cardinality,
  sensitivity: 'normal',
  factType: type,
  description: 'of the configuration',
})
