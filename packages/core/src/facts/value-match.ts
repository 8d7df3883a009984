const PIECE = /\p{Script=Han}|[\p{L}\p{N}]+/gu

const pieces = (form: string): Set<string> => new Set(form.match(PIECE) ?? [])
const within = (small: Set<string>, large: Set<string>) => [...small].every((piece) => large.has(piece))

/**
 * Whether a named value points at a stored one: equal, or every character (Han) or word of one occurs in the other, so that
 * 北京 finds 北京朝阳 and "smoke" finds "smoke ten cigarettes a day". Arguments are match forms.
 */
export function pointsAt(named: string, stored: string): boolean {
  if (named === stored) return true
  const a = pieces(named)
  const b = pieces(stored)
  return a.size > 0 && b.size > 0 && (within(a, b) || within(b, a))
}
