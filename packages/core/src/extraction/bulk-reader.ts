import { withCustomFacts, packsIdOf } from '../custom/with-custom-facts.ts'
import { InvalidConfigError } from '../errors/errors.ts'
import { factsOf } from '../extract/extract-facts.ts'
import type { BulkSetup, BulkText } from '../bulk-extractor.ts'
import type { Extraction } from '../plugin/extractor.ts'
import type { LanguagePack } from '../plugin/language-pack.ts'
import { slotRegistry } from '../slots/registry.ts'
import { normalizeText } from '../util/normalize.ts'

/** Reads texts as the memory of a setup would; null for a text a pack fails on. */
export type BulkReader = (texts: readonly BulkText[]) => readonly (Extraction | null)[]

/**
 * What a `BulkExtractor` does where it reads: made once for a setup, linear in the texts.
 * @throws InvalidConfigError when the packs are not those of the setup.
 */
export async function bulkReader(languages: readonly LanguagePack[], setup: BulkSetup): Promise<BulkReader> {
  const { config, zone } = setup
  const { packs, slots, mark } = await withCustomFacts(languages, config, setup.slots)
  const packsId = packsIdOf(packs, mark)
  if (packsId !== setup.packsId) {
    throw new InvalidConfigError(
      `The bulk extractor reads by "${packsId}", the memory by "${setup.packsId}". Give both the same language packs.`,
    )
  }
  const registry = slotRegistry([...packs.flatMap((pack) => pack.slots), ...slots])
  const engine = { packs, config, clock: { zone, now: () => 0 }, slots: registry }
  return (texts) =>
    texts.map(({ text, saidAt }) => {
      try {
        return factsOf(engine, 'user', normalizeText(text), saidAt)
      } catch {
        // The memory reads it once more by itself, and counts the failure.
        return null
      }
    })
}
