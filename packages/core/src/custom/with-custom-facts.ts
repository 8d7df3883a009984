import type { LanguagePack } from '../plugin/language-pack.ts'
import type { SlotSpec } from '../types/slot.ts'
import type { Config } from '../config/schema.ts'
import type { CustomFacts } from './equip.ts'

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

/** `en@0.1.0+zh@0.1.0`: which packs read, whatever their order; `mark` tells fact types of a configuration apart. */
export const packsIdOf = (packs: readonly LanguagePack[], mark: string): string =>
  packs
    .map((pack) => `${pack.language}@${pack.version}`)
    .sort()
    .join('+') + mark
