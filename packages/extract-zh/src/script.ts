import { CANTONESE } from './lexicon/cantonese.ts'
import { SIMPLIFIED, TRADITIONAL } from './lexicon/traditional.ts'

const FIRST_HAN = 0x3400

/** 係 is 系 in 關係, and the copula 是 in written Cantonese. */
const COPULA = /(?<![关關])係/gu

const table = new Map<number, string>(
  [
    ...Array.from(TRADITIONAL, (from, i): [string, string] => [from, SIMPLIFIED[i] ?? from]),
    ...CANTONESE,
  ].map(([from, to]) => [from.charCodeAt(0), to]),
)

/** Traditional characters and the commonest Cantonese ones to those the rules are written in; the length stays. */
export function fold(text: string): string {
  if (!needsFolding(text)) return text
  const source = text.replaceAll(COPULA, '是')
  let out = ''
  for (let i = 0; i < source.length; i++) out += table.get(source.charCodeAt(i)) ?? source.charAt(i)
  return out
}

function needsFolding(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code >= FIRST_HAN && table.has(code)) return true
  }
  return false
}
