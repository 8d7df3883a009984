import type { Engine } from '../../engine.ts'
import { ownWords, contentTerms } from '@recollect/core/plugin'
import type { OriginalMessage } from '@recollect/core/plugin'
import type { EpochMs } from '@recollect/core'
import type { NodeEvidence, QuarantineReason } from '@recollect/core/store'
import { normalizeText } from '@recollect/core/text'
import { searchable } from './searchable.ts'

/** Where a quote stands and when it was said, or why it proves nothing. */
export type FoundQuote =
  | { readonly evidence: NodeEvidence; readonly at: EpochMs }
  | {
      readonly reason: Extract<QuarantineReason, 'quote_not_found' | 'quote_not_the_users'>
      readonly detail: string
    }

/** Messages made ready to look for many quotes. */
export type QuoteFinder = (quote: string) => FoundQuote

/** What a recall had put there is blanked out by as many line breaks: words on both sides of it were not said together. */
const BLANKED = /\n{12}/u
const EDGES = /^[\s\p{P}]+|(?<![\s\p{P}])[\s\p{P}]+$/gu
const WORDY = /[\p{L}\p{M}\p{N}]/u
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/**
 * Finds a quote in one message of the user, whole words of it, whatever its case, width, script, spaces and the punctuation at its ends.
 * What only others said, and what in the user's message is not the user's own word (`ownWords`), is no proof; nor are words without
 * content.
 */
export function quoteFinder(
  engine: Pick<Engine, 'packs' | 'termsOf'>,
  messages: readonly OriginalMessage[],
): QuoteFinder {
  const own = messages
    .filter(({ role }) => role === 'user')
    .map((message) => {
      const blanked = ownWords(normalizeText(message.text)).source
      return { message, blanked, form: searchable(engine, blanked) }
    })
  const others = messages.map(({ text }) => searchable(engine, text))
  return (quote) => {
    const wanted = searchable(engine, quote).text.replaceAll(EDGES, '')
    if (wanted === '' || contentTerms(engine, wanted).length === 0)
      return { reason: 'quote_not_found', detail: 'the quote has no word that carries content' }
    for (const { message, blanked, form } of own) {
      const place = placeOf(wanted, form.text)
      if (place < 0) continue
      const { start, end } = form.toSource(place, place + wanted.length)
      if (BLANKED.test(blanked.slice(start, end))) continue
      const { itemId, text, saidAt } = message
      return { evidence: { quote: text.slice(start, end), itemId, start, end }, at: saidAt }
    }
    if (others.some(({ text }) => placeOf(wanted, text) >= 0))
      return { reason: 'quote_not_the_users', detail: 'only others said it, or a recall had put it there' }
    return { reason: 'quote_not_found', detail: 'no message of the user has these words' }
  }
}

/** The first place where it cuts through no word; -1: none. */
function placeOf(wanted: string, text: string): number {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const cuts = joined(text[at - 1], wanted[0]) || joined(wanted.at(-1), text[at + wanted.length])
    if (!cuts) return at
  }
  return -1
}

const joined = (left: string | undefined, right: string | undefined): boolean =>
  isWordy(left) && isWordy(right)

const isWordy = (char: string | undefined): boolean =>
  char !== undefined && WORDY.test(char) && !UNSPACED.test(char)
