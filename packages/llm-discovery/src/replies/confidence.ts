const IN_WORDS: ReadonlyMap<string, number> = new Map([
  ['high', 0.9],
  ['medium', 0.6],
  ['low', 0.3],
  ['高', 0.9],
  ['中', 0.6],
  ['低', 0.3],
])
const UNSAID = 0.5

/** A share as models write them: `0.9`, `"0.9"`, `90`, `"90%"`, `high`. Null when it is none; one half when nothing is said. */
export function confidenceOf(value: unknown): number | null {
  if (value === undefined || value === null) return UNSAID
  const said = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (typeof said === 'string') {
    const percent = /^(?<share>\d{1,3}(?:\.\d{1,6})?)\s?%$/u.exec(said)?.groups?.['share']
    if (percent !== undefined) return within(Number(percent) / 100)
    return IN_WORDS.get(said) ?? (/^\d{1,3}(?:\.\d{1,20})?$/u.test(said) ? shareOf(Number(said)) : null)
  }
  return typeof said === 'number' ? shareOf(said) : null
}

/** From 2 on it is meant as a percentage; a little over 1 is a slip. */
const shareOf = (value: number) => within(value >= 2 ? value / 100 : value >= 1 ? 1 : value)

const within = (value: number): number | null => (value >= 0 && value <= 1 ? value : null)
