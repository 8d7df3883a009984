import type { LanguagePack } from '../plugin/language-pack.ts'
import type { NormalizedText } from '../plugin/text.ts'
import { bareForm, normalizeText } from '../util/normalize.ts'
import { normalForm } from './parts.ts'
import { textHash } from '../util/strings.ts'

const LATIN_WORD = /^[a-z']+$/u
/** Spaces that are not one already. */
const EDGE_SPACE = /\s{2,}|[^\S ]/gu

/** Forms of a text for comparing; the stored text is never changed. */
export interface Matcher {
  /** Folded by every pack, punctuation off the ends. */
  value(text: string): string
  /** The same with pronouns made one word, so that 你喜欢的颜色 equals 我喜欢的颜色. */
  message(text: string): string
  /** Of `message`; `normalized` is the text where that is at hand. */
  hash(text: string, normalized?: NormalizedText): string
  /** Normalised and folded only: for looking for words in many texts. */
  scan(text: string): string
}

export function matcher(packs: readonly LanguagePack[], usePronouns: boolean): Matcher {
  const folded = (normal: string) => packs.reduce((form, pack) => pack.fold(form), normal)
  const value = (text: string) => folded(bareForm(normalizeText(text).text))
  const replacers = usePronouns ? packs.map((pack) => pronounReplacer(pack.lexicon.pronouns)) : []
  const said = (normal: string) =>
    replacers.reduce((form, replace) => replace(form), folded(bareForm(normal)))
  const message = (text: string) => said(normalizeText(text).text)
  const scan = (text: string) => folded(normalizeText(text).text)
  return {
    value,
    message,
    scan,
    hash: (text, normalized) => textHash(said(normalized?.text ?? normalForm(text))),
  }
}

/** Latin pronouns are whole words; Han ones are replaced wherever they stand, the longest first. */
function pronounReplacer(pronouns: ReadonlyMap<string, string>): (text: string) => string {
  const words = [...pronouns.keys()]
  const spaced = words.filter((word) => LATIN_WORD.test(word))
  const unspaced = words.filter((word) => !/^[a-z' ]+$/u.test(word)).sort((a, b) => b.length - a.length)
  // The words alone are looked for: being asked of every word costs ten times as much.
  const latin = new RegExp(`(?<![a-z'])(?:${spaced.join('|')})(?![a-z'])`, 'gu')
  return (text) => {
    const said = spaced.length > 0 ? text.replace(latin, (word) => pronouns.get(word) ?? word) : text
    return unspaced
      .reduce((form, word) => form.replaceAll(word, pronouns.get(word) ?? word), said)
      .replaceAll(EDGE_SPACE, ' ')
  }
}
