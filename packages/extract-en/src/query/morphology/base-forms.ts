import { american } from './spelling.ts'
import { baseOf } from './stem.ts'

const VOWEL = /[aeiouy]/u
const DOUBLED = /(?<letter>[bdfgk-nprtvz])\k<letter>$/u

/** What is left when `-ing` or `-ed` goes: `bak` → bake, bak; `runn` → runn, run. */
function roots(rest: string): readonly string[] {
  if (rest.length < 2 || !VOWEL.test(rest)) return []
  return DOUBLED.test(rest) ? [rest, rest.slice(0, -1)] : [`${rest}e`, rest]
}

function regular(word: string): readonly string[] {
  if (word.length < 4) return []
  if (word.endsWith('ies')) return [word.slice(0, -1), `${word.slice(0, -3)}y`]
  if (word.endsWith('es')) return [word.slice(0, -1), word.slice(0, -2)]
  if (word.endsWith('s')) return /[^isu]s$/u.test(word) ? [word.slice(0, -1)] : []
  if (word.endsWith('ied')) return [`${word.slice(0, -3)}y`]
  if (word.endsWith('ed')) return roots(word.slice(0, -2))
  return word.endsWith('ing') ? roots(word.slice(0, -3)) : []
}

/**
 * The words a word may be a form of, likeliest first, whether they exist or not: `hobbies` → hobbie, hobby; `ran` → run; `colours` →
 * color.
 */
export function baseForms(word: string): readonly string[] {
  const spelt = american(word)
  const spellings = spelt === word ? [word] : [word, spelt]
  const bases = spellings.flatMap((one) => baseOf(one) ?? regular(one))
  return [...new Set([spelt, ...bases])].filter((form) => form !== word)
}
