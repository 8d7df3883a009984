import type { OriginalMessage, RejectedReply } from '@recollect/core/plugin'
import type { Told } from '../narrate-episode.ts'
import { isStoreFault, stopOf, toldOf } from '../faults.ts'
import type { Stopped } from '../faults.ts'
import { callOf, untilAborted } from '../run.ts'
import type { Run } from '../run.ts'
import type { ItemFacts } from '../space.ts'
import { checkReadings } from './check-readings.ts'
import type { LanguagePack } from '@recollect/core'
import { normalizeText } from '@recollect/core/text'

/** What a model extractor read in the messages of an episode. */
export interface FoundFacts {
  readonly drafts: readonly ItemFacts[]
  readonly rejected: readonly RejectedReply[]
  /** Why it is to be tried again; null: it went through, or there was nothing to read. */
  readonly incomplete: string | null
  readonly stopped: Stopped | null
}

const NOTHING: FoundFacts = { drafts: [], rejected: [], incomplete: null, stopped: null }

/**
 * Has the extractor read the user's messages that look like personal statements and gave no card, in one call. Facts go with an episode
 * that is whole, so that none is read twice. What the extractor fails of does not cost what the discoverer found.
 */
export async function factsIn(run: Run, told: Told, incomplete: string | null): Promise<FoundFacts> {
  const { engine, extractor } = run
  if (extractor === null || incomplete !== null) return NOTHING
  const messages = await unread(run, told)
  if (messages.length === 0) return NOTHING
  try {
    const { zone, language } = told.original
    const context = { ...callOf(run), zone, language, slots: engine.slots }
    const given: unknown = await untilAborted(() => extractor.read(messages, context), run.signal)
    const { drafts, rejected } = checkReadings(engine, extractor.name, messages, given)
    return { ...NOTHING, drafts, rejected }
  } catch (error) {
    if (isStoreFault(error)) throw error
    const stopped = stopOf(run.meter.refused() ?? error, run.signal)
    if (stopped !== null) return { ...NOTHING, stopped }
    const { code, message } = toldOf(error)
    return { ...NOTHING, incomplete: `the model extractor failed: ${code}: ${message}` }
  }
}

/** What only said again what is known, what its facts were forgotten of, and what the rules have not read yet is not for a model. */
async function unread(
  { engine, space }: Run,
  { items, original }: Told,
): Promise<readonly OriginalMessage[]> {
  const cards = await space.read((view) => view.cards.byItems(items.map(({ id }) => id)))
  const known = new Set(cards.map(({ itemId }) => itemId))
  const open = items.filter(
    ({ id, role, parentId, extractedBy }) =>
      role === 'user' && parentId === null && isReadByRules(extractedBy) && !known.has(id),
  )
  const ids = new Set(open.map(({ id }) => id))
  return original.messages.filter(({ itemId, text }) => ids.has(itemId) && isPersonal(engine.packs, text))
}

/** `forgotten` stands for items whose facts were forgotten: neither rules nor a model bring them back. */
const isReadByRules = (extractedBy: string | null): boolean =>
  extractedBy !== null && extractedBy !== FORGOTTEN

/** As `version/item-version.ts` writes it. */
const FORGOTTEN = 'forgotten'

/** Of the packs' pronouns, which stand for both sides, those of whoever speaks. */
const FIRST_PERSON: ReadonlySet<string> = new Set(
  "i me my mine myself i'm im i've i'd i'll 我 我的 咱 俺 本人".split(' '),
)
const LATIN_WORD = /[\p{Script=Latin}']+/gu
const SENTENCE = /(?<body>[^.!?。！？\n]+)(?<end>[.!?。！？]{0,8})/gu
const ASKED = /[?？]/u
const PARTICLE = /[吗嗎呢]$/u

/** Whether somebody says something of themselves: a sentence in the first person that is no question. Pure; linear. */
function isPersonal(packs: readonly Pick<LanguagePack, 'lexicon' | 'fold'>[], text: string): boolean {
  const folded = packs.reduce((form, { fold }) => fold(form), normalizeText(text).text)
  const pronouns = packs.flatMap(({ lexicon }) => [...lexicon.pronouns.keys()])
  const own = new Set(pronouns.filter((word) => FIRST_PERSON.has(word)))
  return [...folded.matchAll(SENTENCE)].some(({ groups }) => {
    const { body = '', end = '' } = groups ?? {}
    return !ASKED.test(end) && !PARTICLE.test(body.trim()) && speaksOfSelf(own, body)
  })
}

const speaksOfSelf = (own: ReadonlySet<string>, sentence: string): boolean =>
  (sentence.match(LATIN_WORD) ?? []).some((word) => own.has(word)) ||
  [...own].some((word) => /^\p{Script=Han}+$/u.test(word) && sentence.includes(word))
