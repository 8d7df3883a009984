import {
  CANTONESE,
  CANTONESE_BESIDE,
  CANTONESE_MARKS,
  CANTONESE_WORDS,
} from '../lexicon/spelling/cantonese.ts'
import { SIMPLIFIED, TRADITIONAL } from '../lexicon/spelling/traditional.ts'
import { BY_WORD, VARIANTS } from '../lexicon/spelling/variants.ts'
import { oneOf } from '../text/patterns.ts'

const HAN = /\p{Script=Han}/gu
const KANA_OR_HANGUL = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const LETTER = /\p{L}/gu
/** Chinese packs about twice as much into a character as Latin script does. */
const HAN_WEIGHT = 2

const FIRST_HAN = 0x3400

/** 係 is 系 in 關係, and the copula 是 in written Cantonese, where 系 is written for it too. */
const COPULA = /(?<![关關])係|(?<=[我俺])系(?=[\p{Script=Han}a-z])(?![的里主花草统学男女老])/gu
const SPLIT_FORMS = /[著乾瞭藉]/u

const tableOf = (pairs: Iterable<readonly [string, string]>): ReadonlyMap<number, string> =>
  new Map([...pairs].map(([from, to]) => [from.charCodeAt(0), to]))

const simplified = tableOf([
  ...Array.from(TRADITIONAL, (from, i): [string, string] => [from, SIMPLIFIED[i] ?? from]),
  ...VARIANTS,
])
const cantonese = tableOf(CANTONESE.filter(([from]) => from.length === 1))
const WORDS = new Map(Object.entries(CANTONESE_WORDS))
const WORD = new RegExp(oneOf(WORDS.keys()), 'gu')
/** Characters one of which stands in every text that folding changes; looked for in one pass. */
const watched = new Set([
  ...simplified.keys(),
  ...cantonese.keys(),
  ...Array.from('著乾瞭藉系企返识意依', (char) => char.charCodeAt(0)),
])
/** Outside the basic plane: two units, kept as two. */
const ASTRAL = CANTONESE.filter(([from]) => from.length === 2)

/** Traditional characters and the commonest words of Cantonese to those the rules are written in; the length stays. */
export function fold(text: string): string {
  if (!needsFolding(text)) return text
  const plain = mapped(byWord(text.replaceAll(COPULA, '是')), simplified)
  return CANTONESE_MARKS.test(text) ? fromCantonese(plain) : plain
}

function needsFolding(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code >= FIRST_HAN && watched.has(code)) return true
  }
  return false
}

const byWord = (text: string): string =>
  SPLIT_FORMS.test(text)
    ? BY_WORD.reduce((folded, [pattern, to]) => folded.replaceAll(pattern, to), text)
    : text

function mapped(text: string, table: ReadonlyMap<number, string>): string {
  let out = ''
  for (let i = 0; i < text.length; i++) out += table.get(text.charCodeAt(i)) ?? text.charAt(i)
  return out
}

function fromCantonese(text: string): string {
  const words = text.replaceAll(WORD, (word) => WORDS.get(word) ?? word)
  const beside = CANTONESE_BESIDE.reduce((folded, [pattern, to]) => folded.replaceAll(pattern, to), words)
  const astral = ASTRAL.reduce((folded, [from, to]) => folded.replaceAll(from, to.padEnd(2)), beside)
  return mapped(astral, cantonese)
}

let scored = { text: '', share: 0 }

/** How much of a text is Chinese: the weighted share of Han characters among its letters. Of one text it is asked several times. */
export function hanShare(text: string): number {
  if (scored.text !== text) scored = { text, share: shareOf(text) }
  return scored.share
}

function shareOf(text: string): number {
  const han = text.match(HAN)?.length ?? 0
  if (han === 0) return 0
  const others = (text.match(LETTER)?.length ?? han) - han
  const share = (han * HAN_WEIGHT) / (han * HAN_WEIGHT + others)
  return KANA_OR_HANGUL.test(text) ? share / HAN_WEIGHT : share
}
