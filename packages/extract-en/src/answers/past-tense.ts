import { words } from '../lexicon/grammar/words.ts'

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  words(
    'become became, begin began, bring brought, build built, buy bought, catch caught, come came, cut cut, do did, draw drew, drink drank, drive drove, eat ate, feel felt, find found, fly flew, get got, give gave, go went, grow grew, have had, hold held, keep kept, know knew, lead led, leave left, lose lost, make made, meet met, pay paid, put put, quit quit, read read, ride rode, run ran, see saw, sell sold, set set, sing sang, sit sat, sleep slept, speak spoke, spend spent, swim swam, take took, teach taught, tell told, think thought, wake woke, wear wore, win won, write wrote',
  ).map((pair) => {
    const [verb = '', past = ''] = pair.split(' ')
    return [verb, past]
  }),
)

function pastOf(verb: string, plural: boolean): string {
  if (verb === 'be') return plural ? 'were' : 'was'
  const known = IRREGULAR.get(verb)
  if (known !== undefined) return known
  if (verb.endsWith('e')) return `${verb}d`
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ied`
  return /^[^aeiou]{0,3}[aeiou][bdgmnpt]$/u.test(verb) ? `${verb}${verb.slice(-1)}ed` : `${verb}ed`
}

/** "You used to live in Rome" → "You lived in Rome": where the time is told, that it is over goes without saying. */
export const simplePast = (text: string, plural: boolean): string =>
  text.replace(/\bused to (?<verb>[a-z]+)/u, (_all, verb: string) => pastOf(verb, plural))

const PASTS: ReadonlySet<string> = new Set(IRREGULAR.values())

/** "Ran", "moved": a verb as it is told of what was done. */
export const isPast = (verb: string): boolean => PASTS.has(verb) || /^[a-z]{2,}ed$/u.test(verb)
