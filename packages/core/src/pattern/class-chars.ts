/** More characters than this are no narrower than any. */
const MOST = 40
const DIGITS = '0123456789'
/** Members other than characters, escaped marks, digits and ranges of characters: they may be anything. */
const OTHER = /^\^|\\[a-ce-zA-Z0-9]/u
const MEMBER = /\\d|\\?(.)(?:-\\?(.))?/gsu

/** The characters in a class (what stands between its brackets), when they are few; null when they are many or not spelled out. */
export function charsOf(members: string): readonly string[] | null {
  if (OTHER.test(members)) return null
  const chars: string[] = []
  for (const [member, first = '', last = first] of members.matchAll(MEMBER)) {
    if (member === String.raw`\d`) chars.push(...DIGITS)
    else {
      const [from, to] = [first.codePointAt(0) ?? 0, last.codePointAt(0) ?? 0]
      if (to - from > MOST) return null
      for (let code = from; code <= to; code++) chars.push(String.fromCodePoint(code))
    }
    if (chars.length > MOST) return null
  }
  return chars.length === 0 ? null : chars
}
