import type { Names } from '@recollect/core/plugin'
import { byName } from '@recollect/core/plugin'
import { readNumber } from '../time/number.ts'
import type { Normal } from './context.ts'
import { quantityOf, rounded } from './quantity.ts'

const METRES = /^(?<metres>[12一二两]) ?[米m](?<rest>[\d一二三四五六七八九零]{1,2})?(?:公分|厘米|cm)?$/u
const DECIMAL = /^(?<metres>[12]\.\d{1,2}) ?(?:米|m)?$/u
const CENTIMETRES =
  /^(?<count>\d{2,3}(?:\.\d)?|[一二]百?[零一二三四五六七八九十]{1,4}) ?(?:cm|厘米|公分|公分高)?$/u
const FEET = /^(?<feet>[4-7])(?:'|英?尺)(?<inches>1[01]|\d)?(?:"|英?寸)?$/u
const INCH = 2.54

/** 一米七八, 1.78米, 178 and 5'10" → `178 cm`. */
export const height: Normal = (value) => {
  const centimetres = heightOf(value.trim())
  return centimetres !== null && centimetres >= 40 && centimetres <= 260 ? `${String(centimetres)} cm` : null
}

function heightOf(value: string): number | null {
  const metres = METRES.exec(value)?.groups
  if (metres) return (readNumber(metres['metres'] ?? '') ?? 0) * 100 + restOf(metres['rest'] ?? '')
  const decimal = DECIMAL.exec(value)?.groups?.['metres']
  if (decimal) return rounded(Number(decimal) * 100, 1)
  const feet = FEET.exec(value)?.groups
  if (feet) return Math.round((Number(feet['feet']) * 12 + Number(feet['inches'] ?? 0)) * INCH)
  const count = CENTIMETRES.exec(value)?.groups?.['count']
  return count === undefined ? null : readNumber(count)
}

/** 一米七 is 170, 一米零五 105. */
function restOf(words: string): number {
  const value = readNumber(words) ?? 0
  return words.length === 1 ? value * 10 : value
}

const WEIGHT =
  /^(?<count>[\d.]{1,6}|[一二两三四五六七八九十百零]{1,6}) ?(?<half>半)?(?<unit>kg|公斤|千克|斤|磅|lbs?)(?:(?<half2>半)|(?<tael>[\d一二三四五六七八九])两)?$/u
const KILOS: Names<number> = byName({
  kg: 1,
  公斤: 1,
  千克: 1,
  斤: 0.5,
  磅: 0.45359237,
  lb: 0.45359237,
  lbs: 0.45359237,
})

/** 120斤 → `60 kg`. A bare number may be either, so it stays as it is. */
export const weight: Normal = (value) => {
  const groups = WEIGHT.exec(value.trim())?.groups
  const count = quantityOf(groups?.['count'] ?? '')
  const kilos = KILOS[groups?.['unit'] ?? '']
  if (!groups || count === null || kilos === undefined) return null
  const half = groups['half'] !== undefined || groups['half2'] !== undefined ? 0.5 : 0
  const taels = (readNumber(groups['tael'] ?? '') ?? 0) / 10
  const found = rounded((count + half + taels) * kilos, 2)
  return found > 0 && found < 500 ? `${String(found)} kg` : null
}

const BLOOD = /^(?<type>ab|a|b|o)(?:型(?:血)?)?(?<rh>阴性|阳性|-|\+)?$/u
const RARE = /^(?:rh|熊猫)/u

/** O型血 → `O`, 熊猫血 and RH阴性 → `Rh-`. */
export const bloodType: Normal = (value) => {
  const words = value.trim()
  if (RARE.test(words)) return /阳/u.test(words) ? 'Rh+' : 'Rh-'
  const groups = BLOOD.exec(words)?.groups
  const type = groups?.['type']?.toUpperCase()
  if (type === undefined) return null
  const rh = groups?.['rh']
  return rh === undefined ? type : `${type}${/[阴-]/u.test(rh) ? '-' : '+'}`
}
