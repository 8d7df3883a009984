import { labelForm } from './labels.ts'

const MOST = 3

/** Names that differ from one in a slip or two, or hold it, or are held by it; the nearest first. */
export function similarNames(given: string, names: Iterable<string>): readonly string[] {
  const form = labelForm(given)
  const most = Math.max(1, Math.floor(form.length / 3))
  const near = [...new Set(names)].flatMap((name) => {
    const other = labelForm(name)
    const slips = holds(form, other) ? 1 : distance(form, other)
    return slips <= most ? [{ name, slips }] : []
  })
  return near
    .sort((a, b) => a.slips - b.slips)
    .slice(0, MOST)
    .map(({ name }) => name)
}

/** One character holds nothing. */
const holds = (a: string, b: string): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length > 1 && long.includes(short)
}

/** Levenshtein's: insertions, deletions and replacements. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
