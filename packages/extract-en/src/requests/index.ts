import type { RequestReader, RequestReading } from '@recollect/core/extraction'
import { forgetAt } from './forget.ts'
import type { At, Found } from './found.ts'
import { keepAt } from './keep.ts'
import { likelyIn } from './likely.ts'
import { sentencesOf } from './sentences.ts'
import type { Said } from './sentences.ts'
import { showAt } from './show.ts'
import { tables } from './tables.ts'
import { withholdAt } from './withhold.ts'

/** A word of every request in known words, so that most texts are looked at once. */
const HINT =
  /forget|remember|between|confiden|secret|yourself|\bgot\b|tell|told|show|list|stuff|dump|trash|recall|memor|delete|erase|remove|wipe|clear|purge|scrub|discard|get rid|scratch|strike|drop|take|unlearn|unsave|expunge|record|save|sav|stor|keep|log|note|mind|jot|write|know|reference|fyi|profile|learn|retain/u

/** Asked of "you": the words before make a request of what might be an exclamation. */
const ASKING = /^(?:please|pls|plz|kindly|you|u|would|can|could|will|i|i'd|i'm|feel)$/u
const START = /^[,;—–-]$|^(?:and|but|so)$/u
const QUOTES = /["\u201c\u201d]/gu

/** In quotation marks somebody else asks. */
const isQuoted = (text: string, { start }: Said, at: number): boolean =>
  (text.slice(start, at).match(QUOTES)?.length ?? 0) % 2 === 1 || /["\u201c]/u.test(text[at - 1] ?? '')

/** The place of a request that begins at a token, after the words that lead it in. */
function placeAt(text: string, sentences: readonly Said[], index: number, from: number): At | null {
  const said = sentences[index]
  if (!said) return null
  const { tokens } = said
  let at = from
  let isAsked = false
  for (;;) {
    const lead = tables().before.at(tokens, at)
    const mark = at > from && tokens[at]?.key === ','
    const own = [tables().forgetting, tables().withholding].some(
      (table) => (table.at(tokens, at)?.length ?? 0) > (lead?.length ?? 0),
    )
    if ((!lead && !mark) || own) break
    isAsked ||= ASKING.test(tokens[at]?.key ?? '')
    at += lead?.length ?? 1
  }
  return { text, said, tokens, at, from, isAsked, previous: sentences[index - 1], next: sentences[index + 1] }
}

const READERS: readonly ((here: At) => Found | null)[] = [withholdAt, showAt, forgetAt, keepAt]

function firstIn(text: string): Found | null {
  if (!HINT.test(text)) return likelyIn(text)
  const sentences = sentencesOf(text)
  for (const [index, said] of sentences.entries())
    for (const [from, token] of said.tokens.entries()) {
      if (from > 0 && !START.test(said.tokens[from - 1]?.key ?? '')) continue
      const here = isQuoted(text, said, token.start) ? null : placeAt(text, sentences, index, from)
      const found = here && READERS.map((read) => read(here)).find((one) => one !== null)
      if (found) return found
    }
  return likelyIn(text)
}

/** Reads requests to the memory itself: to forget, to withhold, to show and to keep. */
export const requests: RequestReader = {
  read(text): RequestReading | null {
    const found = firstIn(text.text)
    if (!found) return null
    const { about } = found
    const span = about && text.toSource(...about)
    return {
      kind: found.kind,
      of: found.of,
      about: span && { text: text.source.slice(span.start, span.end), span },
      span: text.toSource(...found.span),
    }
  },
}
