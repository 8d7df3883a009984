import type { LanguagePack } from '../plugin/language-pack.ts'
import { hasLoneSurrogate } from '../util/strings.ts'
import type { NormalizedText } from '../plugin/text.ts'
import { emojiOf } from './emoji.ts'
import { AT_ONCE, partsIn } from './parts.ts'
import { blankRecalled } from './recalled.ts'
import { normalizeText } from '../util/normalize.ts'
import { blankForeign } from './foreign/blank-foreign.ts'
import { blankOthers } from './others.ts'
import { blankWithheld } from './withheld.ts'

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

/** Cuts a text as the packs do, into terms and into pieces that are none. */
export interface Cutting {
  readonly termsOf: TermsOf
  readonly piecesOf: TermsOf
}

/** About as many different terms as a text that is read at once can have: each is an entry of the index. */
const MOST_TERMS = 100_000

/**
 * Terms a message is found by, and their pieces, with how often they stand there: of its text, without what a context had put there, and
 * of its speaker's name. A long text is cut part by part. `normalized`: the text, where that is at hand. Linear.
 */
export function countIndexTerms(
  { termsOf, piecesOf }: Cutting,
  { text, normalized }: { readonly text: string; readonly normalized?: NormalizedText },
  speaker: string | null,
): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (form: string) => {
    for (const term of [...termsOf(form), ...piecesOf(form), ...emojiOf(form)]) {
      const before = counts.get(term)
      if (before !== undefined || counts.size < MOST_TERMS) counts.set(term, (before ?? 0) + 1)
    }
  }
  if (normalized?.source === text) count(blankRecalled(normalized.text))
  else for (const part of partsIn(blankRecalled(text), AT_ONCE)) count(part.normalized.text)
  if (speaker !== null) count(speaker.normalize('NFKC').toLowerCase())
  return counts
}

/** Each is a row of the index. */
const MAX_TERMS = 256

/**
 * Index terms of some texts, each once, in order, at most 256: what episodes and nodes are found by, and what a query looks for. Words
 * without content are none, as everywhere in the index: the packs' tokenizers leave their stop words out. Pure; linear.
 */
export function contentTerms(
  { termsOf }: { readonly termsOf: TermsOf },
  ...texts: readonly string[]
): readonly string[] {
  const terms = new Set<string>()
  for (const text of texts) {
    for (const term of termsOf(normalizeText(text).text)) {
      if (terms.size === MAX_TERMS) return [...terms]
      terms.add(term)
    }
  }
  return [...terms]
}

const TRANSCRIPT = /assistant|助手|助理|机器人|\b(?:ai|bot|chatgpt)\s{0,2}[:：]/iu

/** Without what a recall had put there, what others said in a pasted transcript, and what else is not the user's own word. */
export function ownWords(text: NormalizedText): NormalizedText {
  const kept = ownSource(text.source)
  return kept === text.source ? text : normalizeText(kept)
}

/** The same of a text as it was written; positions stay. Linear. */
export function ownSource(source: string): string {
  // First what was recalled: a memory may hold the words of an assistant.
  const said = blankRecalled(source)
  return blankWithheld(blankForeign(TRANSCRIPT.test(said) ? blankOthers(said) : said))
}

/** Whether it is a word that says nothing of a text: a stop word, or one that everybody uses. Pure. */
export const isEveryday = (packs: readonly LanguagePack[], term: string): boolean =>
  packs.some(
    ({ lexicon: { stopwords, commonWords } }) => stopwords.has(term) || commonWords?.has(term) === true,
  )

/** Whether a dictionary has it. Pure. */
export const isKnown = (packs: readonly LanguagePack[], term: string): boolean =>
  packs.some(
    ({ lexicon: { contentWords, synonyms, related } }) =>
      contentWords.has(term) || synonyms.has(term) || related?.has(term) === true,
  )
