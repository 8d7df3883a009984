import type { LanguagePack } from '../plugin/language-pack.ts'
import type { SlotSpec } from '../types/slot.ts'
import type { Config } from './schema.ts'

/** Packs and slots as a configuration wants them. */
export interface CustomFacts {
  /** They find the facts of its `factTypes` too, and know their slots in questions. */
  readonly packs: readonly LanguagePack[]
  /** What the registry takes beside the built-in slots and those of the packs. */
  readonly slots: readonly SlotSpec[]
  /** Empty, or what the id of the packs has behind it: with other types, messages are to be read again. */
  readonly mark: string
}

/**
 * Carries out the `slots` and `factTypes` of a configuration; without any, nothing of it is loaded.
 * @throws InvalidConfigError naming the entry or pattern that is refused, and the way out.
 */
export async function withCustomFacts(
  packs: readonly LanguagePack[],
  config: Pick<Config, 'slots' | 'factTypes'>,
  slots: readonly SlotSpec[] = [],
): Promise<CustomFacts> {
  if (config.slots.length + config.factTypes.length === 0) return { packs, slots, mark: '' }
  return (await import('../custom/equip.ts')).equip(packs, config, slots)
}
