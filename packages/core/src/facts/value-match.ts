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

/** How values are compared; the packs give the forms. */
export interface ValueForms {
  /** What makes two values one. */
  form(value: string): string
  /** Whether a named value points at a stored one, inflected words included (smoking finds "smoke ten a day"). */
  pointsAt(named: string, stored: string): boolean
}

const LATIN = /[\p{Script=Latin}\p{M}]+/gu

/** `termsOf` gives the index term of a word: its stem where the language has one. */
export function valueForms(
  form: (value: string) => string,
  termsOf: (text: string) => readonly string[],
): ValueForms {
  const stems = (text: string) => text.replaceAll(LATIN, (word) => termsOf(word)[0] ?? word)
  return {
    form,
    pointsAt: (named, stored) => {
      const [a, b] = [form(named), form(stored)]
      return pointsAt(a, b) || pointsAt(stems(a), stems(b))
    },
  }
}
