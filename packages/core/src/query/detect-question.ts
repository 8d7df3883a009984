import type { LanguagePack } from '../plugin/language-pack.ts'
import type { Known } from '../plugin/known.ts'
import type { DetectionContext } from '../plugin/query.ts'
import type { NormalizedText } from '../plugin/text.ts'
import type { Detection, QuestionType } from '../types/question.ts'
import { references } from '../known/read-as-known.ts'
import { isOneOfSeveral } from '../slots/several.ts'
import { withWords } from '../text/rewritten.ts'
import type { AskedCues } from '../query-plan.ts'
import type { Clock } from '../plugin/ports.ts'
import type { EventDate } from '../types/time.ts'

/** Asks every pack that scores on the query; the surest one decides, the others add types and slots. Pure. */
export function detectQuestion(
  packs: readonly LanguagePack[],
  query: NormalizedText,
  context: DetectionContext,
  known?: Known,
): Detection {
  const asked = packs
    .map((pack) => ({ pack, share: pack.score(query.text) }))
    .filter(({ share }) => share > 0)
    .map(({ pack, share }) => ({ found: detectKnown(packs, pack, query, context, known), share }))
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

/** What a pack finds, with known names read as whom they mean; of several sons the one that is named. */
function detectKnown(
  packs: readonly LanguagePack[],
  pack: LanguagePack,
  query: NormalizedText,
  context: DetectionContext,
  known: Known | undefined,
): Detection {
  const meant = references(packs, pack, query, known)
  const found = pack.detector.detect(withWords(query, meant), context)
  const named = meant.find(({ entity }) => entity === found.entity)
  return named && found.facet === null && isOneOfSeveral(named.entity)
    ? { ...found, facet: named.name }
    : found
}

const weight = ({ found, share }: { readonly found: Detection; readonly share: number }): number =>
  share + (found.isQuestion ? 1 : 0) + (found.slots.length > 0 ? 1 : 0) + (found.type === 'generic' ? 0 : 0.5)

/** What a text is taken for when no pack scores on it or detection is off. */
export function genericDetection(language: string): Detection {
  const none: readonly QuestionType[] = []
  return {
    type: 'generic',
    also: none,
    entity: 'user',
    slots: [],
    facet: null,
    value: null,
    about: '',
    time: null,
    isQuestion: false,
    language,
    rule: 'none',
    confidence: 0,
  }
}

/** What a bare question of a type is about when it names no slot. */
const DEFAULT_SLOTS: Readonly<Partial<Record<QuestionType, readonly string[]>>> = {
  what_kind: ['user_type', 'occupation', 'name', 'nickname'],
  where: ['location'],
  preference: ['likes', 'favorite_*', 'hobby'],
}

/** More content words than this mean the question is about something of its own. */
const BARE = 1

/** Gives a question without a slot those of its type, when it asks about the user in general. */
export function withDefaultSlots(detection: Detection, contentTerms: number): Detection {
  if (detection.slots.length > 0 || contentTerms > BARE || detection.entity !== 'user') return detection
  // "Where is the office?" is not about where the user lives.
  if (detection.type === 'where' && contentTerms > 0) return detection
  const type = [detection.type, ...detection.also].find((one) => DEFAULT_SLOTS[one] !== undefined)
  return type ? { ...detection, slots: DEFAULT_SLOTS[type] ?? [] } : detection
}

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

/**
 * The time a question is about ("in 2021", 去年三月), read by the packs that score on it; null when it names none, or one without an
 * end on both sides or too vague to be told apart from others.
 */
export function askedDate(
  packs: readonly LanguagePack[],
  query: NormalizedText,
  clock: Clock,
): EventDate | null {
  for (const pack of packs.filter((one) => one.score(query.text) > 0)) {
    const found = pack.times
      .read(pack.fold(query.text), { at: clock.now(), zone: clock.zone, lean: 'past' })
      .find(
        ({ role, date }) =>
          role === 'at' && date.precision !== 'vague' && date.from !== null && date.to !== null,
      )
    if (found) return found.date
  }
  return null
}
