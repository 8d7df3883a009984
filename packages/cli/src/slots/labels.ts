import { slots as english } from '../text/en/slots.ts'
import { slots as chinese } from '../text/zh/slots.ts'
import { PEOPLE_ALIASES, SLOT_ALIASES } from './aliases.ts'

type Names = Readonly<Record<string, string>>

/** As names are compared: full-width forms, capitals, and marks of possession aside. */
export const labelForm = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

const turned = (names: Names): [string, string][] =>
  Object.entries(names).map(([key, label]) => [labelForm(label), key])

/** Shown names of slots in either language → slot; names of families → their beginning (`favorite_`, `family.`). */
export const SLOT_OF_LABEL: ReadonlyMap<string, string> = new Map(
  [...Object.entries(SLOT_ALIASES), ...turned(english.names), ...turned(chinese.names)].filter(
    ([, slot]) => slot !== 'generic',
  ),
)

const PERSON_OF_LABEL: ReadonlyMap<string, string> = new Map([
  ...Object.entries(PEOPLE_ALIASES),
  ...Object.keys(chinese.people).map((key): [string, string] => [key, key]),
  ...turned(chinese.people),
])

/** `妻子` → `wife`; null for a word that names nobody the command knows. */
export const personOf = (label: string): string | null => PERSON_OF_LABEL.get(labelForm(label)) ?? null

/** `妻子`, `wife` and `user.wife` → `user.wife`; `我` → `user`. */
export function entityOf(given: string): string {
  const form = given.normalize('NFKC').trim()
  if (/^(?:user|me|my|我)$/iu.test(form)) return 'user'
  return form.startsWith('user.') ? form : `user.${personOf(form) ?? form}`
}
