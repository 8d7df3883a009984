/** Where a literal must begin or end: `word`, at the edge of a word; `text`, at that of the whole text. */
export type Edge = 'none' | 'word' | 'text'

/** A literal that must stand in a text. */
export interface Word {
  readonly text: string
  readonly begins: Edge
  readonly ends: Edge
}

/** `[0-9A-Za-z_]`, as `\b` takes it with the flag `u` alone. */
const isWordChar = (char: number): boolean =>
  (char >= 97 && char <= 122) || (char >= 48 && char <= 57) || (char >= 65 && char <= 90) || char === 95

/** An edge of a word says where a literal begins only if it begins with a character of a word. */
export const wordOf = (text: string, begins: Edge, ends: Edge): Word => ({
  text,
  begins: begins === 'word' && !isWordChar(text.charCodeAt(0)) ? 'none' : begins,
  ends: ends === 'word' && !isWordChar(text.charCodeAt(text.length - 1)) ? 'none' : ends,
})

/** Whether a literal found at a place keeps to its edges. */
export function isAtEdges({ begins, ends, text }: Word, line: string, at: number): boolean {
  const end = at + text.length
  if (begins === 'text' && at > 0) return false
  if (begins === 'word' && at > 0 && isWordChar(line.charCodeAt(at - 1))) return false
  if (ends === 'text' && end < line.length) return false
  return ends !== 'word' || end >= line.length || !isWordChar(line.charCodeAt(end))
}

/** Roughly how often a short clause holds it: most of what is asked for is not there, and the rarest is looked at first. */
export function shareOf({ text, begins, ends }: Word): number {
  const edges = (begins === 'none' ? 0 : 1) + (ends === 'none' ? 0 : 1)
  if (text.charCodeAt(0) > 0x7f) return text.length === 1 ? 0.03 : 0.001
  if (text.length === 1) return text >= '0' && text <= '9' ? 0.02 : edges === 2 ? 0.3 : 0.8
  if (text.length === 2) return edges > 0 ? 0.1 : 0.3
  return text.length === 3 ? 0.01 : 0.002
}
