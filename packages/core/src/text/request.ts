import type { LanguagePack } from '../plugin/language-pack.ts'
import type { RequestReading } from '../plugin/pack-words.ts'
import type { NormalizedText } from '../plugin/text.ts'
import { normalizeText } from '../util/normalize.ts'

/** What a text asks of the memory itself, by the first pack that finds something; null where it asks nothing. Pure. */
export function requestIn(packs: readonly LanguagePack[], text: NormalizedText): RequestReading | null {
  for (const { requests, score } of packs) {
    const found = requests && score(text.text) > 0 ? requests.read(text) : null
    if (found) return found
  }
  return null
}

/** The text as facts are read from it: a request says none, but for what it asks to keep. Positions stay. Pure. */
export function withoutRequest(text: NormalizedText, request: RequestReading | null): NormalizedText {
  if (request === null) return text
  const { kind, about, span } = request
  const kept = kind === 'keep' && about ? about.span : { start: span.end, end: span.end }
  const { source } = text
  const blank = (start: number, end: number) => '\n'.repeat(Math.max(0, end - start))
  return normalizeText(
    source.slice(0, span.start) +
      blank(span.start, kept.start) +
      source.slice(kept.start, kept.end) +
      blank(kept.end, span.end) +
      source.slice(span.end),
  )
}

const LINE = /\n/gu
/** A text of so many lines is a conversation that was handed over, to find what bears on it; it is no question. */
const LINES = 3

/** Whether a text has so many lines that it is a conversation handed over. */
export const isConversation = (text: string): boolean => (text.match(LINE)?.length ?? 0) >= LINES - 1

/** The language most of a text is in, of those there are packs for; of the first pack, where none knows. Pure. */
export function languageOf(packs: readonly LanguagePack[], text: string): string {
  const normalized = normalizeText(text).text
  const scored = packs.map((pack) => ({ language: pack.language, score: pack.score(normalized) }))
  const [best] = scored.sort((a, b) => b.score - a.score)
  return best?.language ?? 'en'
}
