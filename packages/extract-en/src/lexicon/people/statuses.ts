import { words } from '../grammar/words.ts'

/** Words for one status, as they are asked and told: "got hitched" is married. A status is what the first of its words says. */
const STATUSES: readonly (readonly string[])[] = [
  words('married, marry, wed, hitched, tied the knot, newlywed, newlyweds'),
  words('divorced, divorcee, divorcing'),
  words('separated, split up'),
  words('engaged, betrothed'),
  words('single, unattached, not seeing anyone, not dating'),
  words(
    'dating, in a relationship, seeing someone, seeing somebody, going out with, have a boyfriend, have a girlfriend',
  ),
  words('widowed, a widow, a widower'),
]

/** Which one a text tells of; null when it tells of none, of several, or denies it. */
export function statusOf(text: string): string | null {
  const said = ` ${text.toLowerCase()} `
  const told = STATUSES.filter((some) => some.some((word) => said.includes(` ${word} `)))
  const isDenied = /\b(?:not|never|n't) (?!seeing|dating)/u.test(said)
  return told.length === 1 && !isDenied ? (told[0]?.[0] ?? null) : null
}
