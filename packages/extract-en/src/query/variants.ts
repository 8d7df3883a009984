import { wordLinks } from '@recollect/rules'
import { ABBREVIATIONS } from './morphology/abbreviations.ts'
import { baseForms } from './morphology/base-forms.ts'
import { FAMILIES } from './morphology/families.ts'

/** Forms that are words of their own as well, so that the index keeps them apart. */
const AMBIGUOUS = `
    rise, rose
    bear, bore
    bite, bit
    grind, ground
    lay, laid
    lie, lay
    wind, wound
    bind, bound
    lead, led
    person, people
    second, 2nd
    born, birth
    leaf, leaves
    dive, dove
    found, founded
    hurt, injured
`

const LINKS = wordLinks(() => [ABBREVIATIONS, AMBIGUOUS, FAMILIES].flatMap((lines) => lines.split('\n')))
const NUMBERED = /^(?<name>[a-z]{2,})\d+$/u

/** Other forms of a word, closest first: its base form, the American spelling, short and long forms, other words of its root. */
export function variants(word: string): readonly string[] {
  const bases = baseForms(word)
  const name = NUMBERED.exec(word)?.groups?.['name']
  const linked = [word, ...bases].map((form) => LINKS.get(form) ?? []).find((forms) => forms.length > 0)
  return [...new Set([...bases, ...(name === undefined ? [] : [name]), ...(linked ?? [])])].filter(
    (form) => form !== word,
  )
}
