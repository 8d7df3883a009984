import { matchAt } from '../fields.ts'
import { HOLIDAYS } from '../lexicon/holidays.ts'
import type { Reader } from '../meaning.ts'
import { nothing } from '../meaning.ts'
import { NUMERALS } from '../number.ts'

const NAMED = new RegExp(
  `(?:农历|阴历|旧历|老历)的?(?:[${NUMERALS}正腊冬闰今去明前后]{1,5}[年月]){0,2}[初${NUMERALS}]{0,4}[日号]?`,
  'uy',
)
const MONTHS = new RegExp(
  `(?:闰[${NUMERALS}]{1,2}月|(?<![真修公])[正腊冬]月)(?:[初${NUMERALS}]{1,3}[日号]?)?|[一二三四五六七八九十]{1,2}月初[一二三四五六七八九十]|(?<![月年号最从当起])初[一二三四五六七八九十](?=那?[天早晚]|$|[,。])`,
  'uy',
)

/** Dates of the lunar calendar other than feasts are known for what they are, and fixed to no day. */
export const lunar: Reader = {
  starts: `农阴旧老闰正腊冬初一二三四五六七八九十`,
  read(text, at) {
    const named = matchAt(NAMED, text, at)
    if (named && isFeast(text, at + 2)) return nothing(at, at + 2)
    const match = named ?? (isFeast(text, at) ? null : matchAt(MONTHS, text, at))
    return match && nothing(at, at + match[0].length)
  },
}

const isFeast = (text: string, at: number): boolean =>
  [4, 3, 2].some((length) => HOLIDAYS.has(text.slice(at, at + length)))
