import type { Engine } from '../engine.ts'
import { factsOf } from '../extract/extract-facts.ts'
import type { RequestReading } from '../plugin/pack-words.ts'
import type { NormalizedText } from '../plugin/text.ts'
import { detectQuestion } from '../query/detect-question.ts'
import { matcher } from '../text/match-form.ts'
import { withoutRequest } from '../text/request.ts'
import { piecesOf, termsOf } from '../text/terms.ts'
import type { CardDraft } from '../types/card.ts'
import type { Span } from '../types/item.ts'
import { normalizeText } from '../util/normalize.ts'
import { isAmong, holds, seenText, wordsIn } from './telling.ts'

/** What a text is read with. */
export type HearingEngine = Pick<Engine, 'packs' | 'config' | 'clock' | 'slots'>

/**
 * Which parts of a text a request not to keep something means: its words, what else states the facts they state or name ("My PIN is 1234.
 * Don't keep my PIN."), and sentences that have all of the words where no fact is read in them. A request that names no words means all of
 * the text. Pure; linear.
 */
export function withheldSpans(
  engine: HearingEngine,
  own: NormalizedText,
  request: RequestReading,
): readonly Span[] {
  const { about } = request
  if (about === null || about.text.trim() === '') return [{ start: 0, end: own.source.length }]
  const rest = withoutRequest(own, request)
  const facts = read(engine, rest)
    .filter(meant(engine, about.text))
    .map(({ span }) => span)
  const isOpen = (sentence: Span) =>
    !facts.some((fact) => fact.start < sentence.end && sentence.start < fact.end)
  return [about.span, ...facts, ...sentencesWith(engine, rest.source, about.text).filter(isOpen)]
}

const read = (engine: HearingEngine, text: NormalizedText): readonly CardDraft[] =>
  factsOf(engine, 'user', text, engine.clock.now()).drafts

/** Of the slots of facts that the words state; else of the slots they ask for. */
function meant(engine: HearingEngine, about: string): (draft: CardDraft) => boolean {
  const words = normalizeText(about)
  const stated = new Set(read(engine, words).map(({ entity, slot }) => `${entity}:${slot}`))
  if (stated.size > 0) return ({ entity, slot }) => stated.has(`${entity}:${slot}`)
  const context = { now: engine.clock.now(), zone: engine.clock.zone, slots: engine.slots }
  const { slots } = detectQuestion(engine.packs, words, context)
  return ({ slot }) => isAmong(slot, slots)
}

/** Up to a mark that ends a sentence, without it; a point within a number or a name ends none. */
const SENTENCE = /(?:[^.!?。！？；\n]|[.!?](?=\S)){1,10000}/gu

function sentencesWith({ packs }: HearingEngine, source: string, about: string): readonly Span[] {
  const engine = { termsOf: termsOf(packs), piecesOf: piecesOf(packs), matcher: matcher(packs, false) }
  const words = wordsIn(engine, about)
  return [...source.matchAll(SENTENCE)]
    .filter(([text]) => holds(seenText(engine, text), words))
    .map(({ 0: text, index }) => {
      const start = index + text.length - text.trimStart().length
      return { start, end: start + text.trim().length }
    })
}
