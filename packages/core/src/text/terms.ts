import type { LanguagePack } from '../plugin/language-pack.ts'
import { hasLoneSurrogate } from '../util/strings.ts'

const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** Scripts written without spaces: cut into pairs when no pack owns them. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]+$/u
const MAX_TERM = 64

/** Index terms of a normalised text, duplicates kept. */
export type TermsOf = (text: string) => readonly string[]

/**
 * Cuts a text run by run: each run goes to the first pack whose tokenizer finds it, what no pack owns is cut into words, or into
 * character pairs where the script has no spaces. The same on every store, so that all rank alike. Linear.
 */
export function termsOf(packs: readonly LanguagePack[]): TermsOf {
  return (text) => {
    const terms: string[] = []
    let rest = text
    for (const { tokenizer, fold } of packs) {
      rest = rest.replace(tokenizer.run, (run) => {
        for (const term of tokenizer.cut(fold(run))) terms.push(term)
        return ' '.repeat(run.length)
      })
    }
    for (const word of rest.match(WORD) ?? []) terms.push(...(UNSPACED.test(word) ? pairs(word) : [word]))
    // A pack that cuts through a character must not cost the message. Most texts have none to look for.
    const isWhole = !hasLoneSurrogate(terms.join(' '))
    return terms.filter((term) => term !== '' && (isWhole || !hasLoneSurrogate(term))).map(shorten)
  }
}

/** Pieces of the words of a normalised text that are no terms, duplicates kept, as the packs give them. Linear. */
export const piecesOf =
  (packs: readonly LanguagePack[]): TermsOf =>
  (text) =>
    packs.flatMap(({ tokenizer, fold }) =>
      tokenizer.pieces
        ? (text.match(tokenizer.run) ?? []).flatMap((run) => tokenizer.pieces?.(fold(run)) ?? [])
        : [],
    )

/** Cuts an over-long term, never through a surrogate pair. */
const shorten = (term: string): string =>
  term.length <= MAX_TERM ? term : term.slice(0, MAX_TERM).replace(/\p{Cs}$/u, '')

function pairs(run: string): string[] {
  const chars = [...run]
  if (chars.length === 1) return chars
  return chars.slice(1).map((char, i) => (chars[i] ?? '') + char)
}
