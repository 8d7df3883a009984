import { stemmer } from 'stemmer'
import { groupsOf } from './groups.ts'
import { APART, NOUNS, VERBS } from './irregular.ts'
import { numeral } from './numbers.ts'
import { american } from './spelling.ts'

/** Irregular form → base form. Nouns go first, so that verbs win what is both. */
const BASES: ReadonlyMap<string, string> = new Map(
  [NOUNS, VERBS].flatMap(groupsOf).flatMap(([base = '', ...forms]) => forms.map((form) => [form, base])),
)

const TERMS: ReadonlyMap<string, string> = new Map(
  groupsOf(APART).flatMap(([first = '', ...forms]) => [first, ...forms].map((form) => [form, first])),
)

const LETTERS = /^[a-z]+$/u

/** The dictionary form of an irregular one (`went` → `go`, `children` → `child`), or nothing. */
export const baseOf = (word: string): string | undefined => BASES.get(word)

/**
 * The index term of a lower-case word without accents: American spelling, base form, then Porter's stemmer (1980), which keeps apart
 * what it would join by mistake.
 */
export function stem(word: string): string {
  const plain = american(numeral(word))
  const base = BASES.get(plain) ?? plain
  return TERMS.get(base) ?? (LETTERS.test(base) ? stemmer(base) : base)
}
