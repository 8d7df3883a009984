import type { LanguagePack } from '../plugin/language-pack.ts'
import { matchForm, normalizeText } from '../util/normalize.ts'
import { textHash } from '../util/hash.ts'

const LATIN_WORD = /[a-z']+/gu
const EDGE_SPACE = /\s+/gu

/** Forms of a text for comparing; the stored text is never changed. */
export interface Matcher {
  /** Folded by every pack, punctuation off the ends. */
  value(text: string): string
  /** The same with pronouns made one word, so that 你喜欢的颜色 equals 我喜欢的颜色. Design 002, decision 2. */
  message(text: string): string
  hash(text: string): string
  /** Normalised and folded only: for looking for words in many texts. */
  scan(text: string): string
}

export function matcher(packs: readonly LanguagePack[], usePronouns: boolean): Matcher {
  const value = (text: string) => packs.reduce((form, pack) => pack.fold(form), matchForm(text))
  const replacers = usePronouns ? packs.map((pack) => pronounReplacer(pack.lexicon.pronouns)) : []
  const message = (text: string) => replacers.reduce((form, replace) => replace(form), value(text))
  const scan = (text: string) => packs.reduce((form, pack) => pack.fold(form), normalizeText(text).text)
  return { value, message, scan, hash: (text) => textHash(message(text)) }
}

/** Latin pronouns are whole words; Han ones are replaced wherever they stand, the longest first. */
function pronounReplacer(pronouns: ReadonlyMap<string, string>): (text: string) => string {
  const unspaced = [...pronouns.keys()]
    .filter((word) => !/^[a-z' ]+$/u.test(word))
    .sort((a, b) => b.length - a.length)
  return (text) => {
    const latin = text.replace(LATIN_WORD, (word) => pronouns.get(word) ?? word)
    return unspaced
      .reduce((form, word) => form.replaceAll(word, pronouns.get(word) ?? word), latin)
      .replaceAll(EDGE_SPACE, ' ')
  }
}
