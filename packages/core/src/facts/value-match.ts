import type { ValueForms } from '../plugin/versioner.ts'
const PIECE = /\p{Script=Han}|[\p{L}\p{N}]+/gu
const HAN = /\p{Script=Han}/u
const PARTS = /[,、，;；/]/u

const pieces = (form: string): readonly string[] => form.match(PIECE) ?? []
const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((piece, i) => piece === b[i])

/** Whether all pieces of one list stand in the other in the same order. */
function inOrder(small: readonly string[], large: readonly string[]): boolean {
  let at = 0
  for (const piece of large) if (piece === small[at]) at += 1
  return at === small.length
}

/**
 * A shorter value is part of a longer one when its pieces stand there in order and it begins it: York is not New York, dogs are not
 * hot dogs, smoke is in "smoke ten a day". Several Chinese characters may begin later (抽烟 in 每天抽一包烟), one may not (猫 is not 熊猫).
 */
function partOf(small: readonly string[], large: readonly string[]): boolean {
  const [first] = small
  if (first === undefined || !inOrder(small, large)) return false
  return first === large[0] || (small.length > 1 && HAN.test(first))
}

/**
 * Whether a named value points at a stored one: equal, one part of the other, or one of its parts between commas, so that 北京 finds
 * 北京朝阳 and "boston" finds "back bay, boston". Arguments are match forms.
 */
export function pointsAt(named: string, stored: string): boolean {
  if (named === stored) return true
  const a = pieces(named)
  const b = pieces(stored)
  if (a.length === 0 || b.length === 0) return false
  return partOf(a, b) || partOf(b, a) || stored.split(PARTS).some((part) => same(pieces(part), a))
}

const JOINED = /[,，、;；/&+]|\b(?:and|or)\b|[和与及或]/u

/** Whether a value names several things: "a Golf and a Volvo". */
export const namesSeveral = (value: string): boolean => JOINED.test(value)

/**
 * Whether a stored value has all of the named words in a row: "camper" is in "vw camper", "squash" in "play squash twice a week". One
 * Chinese character is in too many words, and what names several things is not ended by one of them.
 */
export function standsIn(named: string, stored: string): boolean {
  const [a, b] = [pieces(named), pieces(stored)]
  const [first = '', second] = a
  const says = first !== '' && (second !== undefined || !HAN.test(first))
  return says && !namesSeveral(stored) && b.some((_piece, at) => same(a, b.slice(at, at + a.length)))
}

const LATIN = /[\p{Script=Latin}\p{M}]+/gu

/**
 * `termsOf` gives the index term of a word: its stem where the language has one. `doneTo`: what a doing is done to, where a value is one.
 */
export function valueForms(
  form: (value: string) => string,
  termsOf: (text: string) => readonly string[],
  doneTo: (form: string) => readonly string[] = () => [],
): ValueForms {
  const stems = (text: string) => text.replaceAll(LATIN, (word) => termsOf(word)[0] ?? word)
  const isOne = (a: string, b: string) => a === b || doneTo(a).includes(b) || doneTo(b).includes(a)
  return {
    form,
    isSame: (a, b) => isOne(form(a), form(b)),
    pointsAt: (named, stored) => {
      const [a, b] = [form(named), form(stored)]
      return pointsAt(a, b) || pointsAt(stems(a), stems(b)) || isOne(a, b)
    },
    standsIn: (named, stored) => standsIn(stems(form(named)), stems(form(stored))),
  }
}
