import type { Normal } from './context.ts'

const SIGNS = new Set(
  'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces rat ox tiger rabbit dragon snake horse goat monkey rooster dog pig'.split(
    ' ',
  ),
)
/** People of a sign, other names and common misspellings. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['arian', 'aries'],
  ['taurean', 'taurus'],
  ['geminis', 'gemini'],
  ['cancerian', 'cancer'],
  ['libran', 'libra'],
  ['scorpion', 'scorpio'],
  ['sagitarius', 'sagittarius'],
  ['saggitarius', 'sagittarius'],
  ['sag', 'sagittarius'],
  ['capricorne', 'capricorn'],
  ['aquarian', 'aquarius'],
  ['piscean', 'pisces'],
  ['cow', 'ox'],
  ['bull', 'ox'],
  ['hare', 'rabbit'],
  ['sheep', 'goat'],
  ['ram', 'goat'],
  ['cock', 'rooster'],
  ['chicken', 'rooster'],
  ['boar', 'pig'],
])
const AROUND = /^(?:an? |the )?(?:year of the )?(?<sign>[a-z]{2,12})(?: (?:sign|sun|rising))?$/u

/** "A Leo" → `leo`, "year of the sheep" → `goat`. */
export const zodiac: Normal = (value) => {
  const sign = AROUND.exec(value)?.groups?.['sign'] ?? ''
  return SIGNS.has(sign) ? sign : (SAME.get(sign) ?? null)
}
