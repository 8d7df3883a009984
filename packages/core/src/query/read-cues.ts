import type { LanguagePack } from '../plugin/language-pack.ts'
import type { AskedCues } from '../query-plan.ts'
import type { NormalizedText } from '../plugin/text.ts'

/** Reads the cues of the packs that score on the query. Pure. */
export function readCues(packs: readonly LanguagePack[], query: NormalizedText): AskedCues {
  const asked = packs
    .filter((pack) => pack.score(query.text) > 0)
    .map(({ cues, fold }) => ({ cues, text: fold(query.text) }))
  const some = (name: Exclude<keyof AskedCues, 'isStanding'>) =>
    asked.some(({ cues, text }) => cues?.[name]?.test(text) === true)
  return {
    assistantSaid: some('assistantSaid'),
    request: some('request'),
    describes: some('describes'),
    refersBack: some('refersBack'),
    elided: some('elided'),
    everybody: some('everybody'),
    isStanding: (text) => {
      const lower = text.toLowerCase()
      return packs.some((pack) => pack.cues?.standing.test(pack.fold(lower)) === true)
    },
  }
}
