import type { Engine } from '../engine.ts'
import { detectQuestion } from '../query/detect-question.ts'
import { requestIn } from '../text/request.ts'
import type { MemoryCard } from '../types/card.ts'
import type { Detection } from '../types/question.ts'
import { normalizeText } from '../util/normalize.ts'
import type { Words } from '../plugin/forgetting.ts'
import { contentTerms } from '../text/index-terms.ts'

/** A fact that is to be forgotten, with the words of its value. */
export interface DoomedFact {
  readonly slot: string
  readonly words: Words
}

/** Facts by slot and value, each once. Pure. */
export function doomedFacts(engine: Engine, cards: readonly MemoryCard[]): readonly DoomedFact[] {
  const found = new Map<string, DoomedFact>()
  for (const { slot, value, normal } of cards)
    for (const form of normal === null ? [value] : [value, normal])
      found.set(JSON.stringify([slot, form]), { slot, words: wordsIn(engine, form) })
  return [...found.values()].filter(({ words }) => words.terms.length > 0)
}

/** Whether a slot is one of those named; a name that ends in `*` stands for a family. Pure. */
export const isAmong = (slot: string, names: readonly string[]): boolean =>
  names.some((name) => (name.endsWith('*') ? slot.startsWith(name.slice(0, -1)) : slot === name))

const detect = (engine: Engine, text: string): Detection =>
  detectQuestion(engine.packs, normalizeText(text), {
    now: engine.clock.now(),
    zone: engine.clock.zone,
    slots: engine.slots,
  })

/** Whether a text has the value of one of the facts, and speaks of its slot ("You live in Rome."). Pure. */
export function tellsOf(
  engine: Engine,
  facts: readonly DoomedFact[],
  text: string,
  seen: SeenText = seenText(engine, text),
): boolean {
  const held = facts.filter(({ words }) => holds(seen, words))
  if (held.length === 0) return false
  const { slots } = detect(engine, text)
  return held.some(({ slot }) => isAmong(slot, slots))
}

/** Whether a user's message asks something, of somebody or of the memory: what it says of a fact is no fact of its own. Pure. */
export const asksSomething = (engine: Engine, text: string): boolean =>
  requestIn(engine.packs, normalizeText(text)) !== null || detect(engine, text).isQuestion

type WordEngine = Pick<Engine, 'termsOf' | 'piecesOf' | 'matcher'>

/** A text that words are looked for in, read once. */
export interface SeenText {
  readonly terms: ReadonlySet<string>
  readonly form: string
}

const HAN_WORD = /\p{Script=Han}\s{0,2}\p{Script=Han}/u

/** Pure. */
export function wordsIn(engine: WordEngine, text: string): Words {
  const form = engine.matcher.value(text)
  return { terms: contentTerms(engine, text), phrase: HAN_WORD.test(form) ? form : null }
}

/** Pure; linear. Without the limit of what an index keeps of a text. */
export const seenText = ({ termsOf, matcher }: WordEngine, text: string): SeenText => ({
  terms: new Set(termsOf(normalizeText(text).text)),
  form: matcher.scan(text),
})

/** Whether a text has all of the words. Pure. */
export function holds({ terms, form }: SeenText, words: Words): boolean {
  if (words.terms.length === 0) return false
  if (words.phrase !== null && form.includes(words.phrase)) return true
  return words.terms.every((term) => terms.has(term))
}
