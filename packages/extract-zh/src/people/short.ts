import { DOUBLE_SURNAMES, SURNAMES } from '../lexicon/people/names.ts'
import { oneOf } from '../text/patterns.ts'

const FULL = new RegExp(`^(?:${oneOf(DOUBLE_SURNAMES)}|[${SURNAMES}])(?<given>\\p{Script=Han}{1,2})$`, 'u')
const LATIN_FIRST = /^(?<first>[a-z]{3,}) /u
const GIVEN = /^\p{Script=Han}{2}$/u

/** 秦国梁 is called 国梁, 小梁 or 梁梁; 秦雨 is 小雨. A given name by itself is shortened the same way. */
export function shortForms(name: string): readonly string[] {
  const first = LATIN_FIRST.exec(name)?.groups?.['first']
  if (first !== undefined) return [first]
  const given = FULL.exec(name)?.groups?.['given'] ?? (GIVEN.test(name) ? name : '')
  const last = given.at(-1)
  if (last === undefined) return []
  const forms = [...(given.length > 1 ? [given] : []), `小${last}`, `阿${last}`, `${last}${last}`]
  return forms.filter((form) => form !== name)
}
