import type { Normal } from './context.ts'
import { quantityOf, rounded } from './quantity.ts'

const NUMBER = '\\d{1,3}(?:\\.\\d{1,2})?|[a-z]{3,9}(?:[ -][a-z]{3,5})?'
const FEET =
  /^(?<feet>[3-8]|three|four|five|six|seven) ?(?:'|’|′|-?(?:ft|foot|feet)\.?)(?: ?(?:and )?(?<inches>1[01]|\d(?:\.5)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven) ?(?:"|”|″|''|in|inch|inches)?\.?)?$/u
const METRES =
  /^(?<metres>[12])(?:\.(?<hundredths>\d{1,2}) ?(?:m|metres?|meters?)?| ?m(?:etres?|eters?)? ?(?<rest>\d{2})?)$/u
const CENTIMETRES = /^(?<count>\d{2,3}(?:\.\d)?) ?(?:cms?|centimet(?:re|er)s?)?$/u
const INCH = 2.54

/** `5'10"`, "five foot ten", "1.78 m" and "178" → `178 cm`. */
export const height: Normal = (value) => {
  const found = heightOf(value)
  return found !== null && found >= 40 && found <= 260 ? `${String(found)} cm` : null
}

function heightOf(value: string): number | null {
  const feet = FEET.exec(value)?.groups
  if (feet) {
    const inches = (quantityOf(feet['feet'] ?? '') ?? 0) * 12 + (quantityOf(feet['inches'] ?? '0') ?? 0)
    return Math.round(inches * INCH)
  }
  const metres = METRES.exec(value)?.groups
  if (metres)
    return (
      Number(metres['metres']) * 100 + Number((metres['hundredths'] ?? metres['rest'] ?? '0').padEnd(2, '0'))
    )
  const count = CENTIMETRES.exec(value)?.groups?.['count']
  return count === undefined ? null : rounded(Number(count), 1)
}

const WEIGHT = new RegExp(
  `^(?<count>${NUMBER}) ?(?<unit>kgs?|kilos?|kilograms?|lbs?|pounds?|stones?|st)(?: ?(?:and )?(?<pounds>\\d{1,2}) ?(?:lbs?|pounds?)?)?$`,
  'u',
)
const POUND = 0.45359237
const STONE = 14 * POUND

/** "190 lbs" → `86.18 kg`, "12 stone 4" → `78.02 kg`. A bare number may be either, so it stays as it is. */
export const weight: Normal = (value) => {
  const groups = WEIGHT.exec(value)?.groups
  const count = quantityOf(groups?.['count'] ?? '')
  if (!groups || count === null) return null
  const unit = groups['unit'] ?? ''
  const isStone = unit.startsWith('st')
  if (!isStone && groups['pounds'] !== undefined) return null
  const factor = isStone ? STONE : unit.startsWith('k') ? 1 : POUND
  const found = rounded(count * factor + Number(groups['pounds'] ?? 0) * POUND, 2)
  return found > 0 && found < 500 ? `${String(found)} kg` : null
}

const BLOOD =
  /^(?:(?:blood )?type )?(?<type>ab|a|b|o)(?: type)?(?: ?(?:rh ?)?(?<rh>\+|-|−|pos(?:itive)?|neg(?:ative)?|plus|minus))?(?: blood)?$/u

/** "AB negative" → `AB-`. */
export const bloodType: Normal = (value) => {
  const groups = BLOOD.exec(value)?.groups
  const type = groups?.['type']?.toUpperCase()
  if (type === undefined) return null
  const rh = groups?.['rh']
  return rh === undefined ? type : `${type}${/^(?:\+|p)/u.test(rh) ? '+' : '-'}`
}
