import { CANTONESE } from './lexicon/cantonese.ts'
import { SIMPLIFIED, TRADITIONAL } from './lexicon/traditional.ts'

const FIRST_HAN = 0x3400

/** 係 is 系 in 關係, and the copula 是 in written Cantonese. */
const COPULA = /(?<![关關])係/gu

const table = new Map<string, string>([
  ...Array.from(TRADITIONAL, (from, i): [string, string] => [from, SIMPLIFIED[i] ?? from]),
  ...CANTONESE,
])

/** Traditional characters and the commonest Cantonese ones to those the rules are written in; the length stays. */
export function fold(text: string): string {
  if (!needsFolding(text)) return text
  let out = ''
  for (const unit of text.replaceAll(COPULA, '是').split('')) out += table.get(unit) ?? unit
  return out
}

function needsFolding(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    if (text.charCodeAt(i) >= FIRST_HAN && table.has(text.charAt(i))) return true
  }
  return false
}
