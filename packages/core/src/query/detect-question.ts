import type { LanguagePack } from '../plugin/language-pack.ts'
import type { DetectionContext } from '../plugin/query.ts'
import type { NormalizedText } from '../plugin/text.ts'
import type { Detection } from '../types/question.ts'
import { genericDetection } from './generic-detection.ts'

/** Asks every pack that scores on the query; the surest one decides, the others add types and slots. Pure. */
export function detectQuestion(
  packs: readonly LanguagePack[],
  query: NormalizedText,
  context: DetectionContext,
): Detection {
  const asked = packs
    .map((pack) => ({ pack, share: pack.score(query.text) }))
    .filter(({ share }) => share > 0)
    .map(({ pack, share }) => ({ found: pack.detector.detect(query, context), share }))
    .sort((a, b) => weight(b) - weight(a))
  const best = asked[0]?.found
  if (!best) return genericDetection(packs[0]?.language ?? 'und')
  const others = asked.slice(1).map(({ found }) => found)
  const types = [best.type, ...best.also, ...others.flatMap((o) => [o.type, ...o.also])]
  const specific = types.filter((type) => type !== 'generic')
  const chain = asked.find(({ found }) => found.chain)?.found.chain
  return {
    ...best,
    ...(chain ? { chain } : {}),
    type: specific[0] ?? 'generic',
    also: [...new Set(specific.slice(1))],
    slots: [...new Set([...best.slots, ...others.flatMap((o) => o.slots)])],
    facet: best.facet ?? others.find((o) => o.facet !== null)?.facet ?? null,
    value: best.value ?? others.find((o) => o.value !== null)?.value ?? null,
    time: best.time ?? others.find((o) => o.time !== null)?.time ?? null,
    isQuestion: asked.some(({ found }) => found.isQuestion),
  }
}

const weight = ({ found, share }: { readonly found: Detection; readonly share: number }): number =>
  share + (found.isQuestion ? 1 : 0) + (found.slots.length > 0 ? 1 : 0) + (found.type === 'generic' ? 0 : 0.5)
