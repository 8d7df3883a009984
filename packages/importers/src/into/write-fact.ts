import { InvalidInputError } from '@recollect/core'
import { repairText } from '@recollect/core/text'
import type { ImportRecord } from '../record.ts'
import { keyOf, says } from './is-known.ts'
import { refused } from './refused.ts'
import type { Tally } from './report.ts'
import type { ImportTarget } from './target.ts'

type ReadFact = Extract<ImportRecord, { readonly kind: 'fact' }>

/**
 * Writes a fact, unless its slot has, or ever had, that value at that time: what was corrected since must not come back because a file
 * is read again.
 */
export async function writeFact(
  memory: ImportTarget,
  { place, fact: given }: ReadFact,
  dryRun: boolean,
  tally: Tally,
): Promise<void> {
  tally.facts.read += 1
  const { text: value, repairs } = repairText(given.value)
  const fact = { ...given, value }
  try {
    const versions = await memory.history(keyOf(fact))
    if (versions.some((card) => says(card, fact))) tally.facts.known += 1
    else {
      if (!dryRun) tally.changes.push((await memory.put(fact)).change)
      tally.facts.written += 1
      tally.repair(place, repairs)
    }
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    tally.skip(refused(place, error))
  }
}
