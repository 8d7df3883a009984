import type { MemoryCard } from '@recollect/core'
import type { AnswerTimes, Likeness } from '@recollect/core/extraction'
import { statusOf } from '../lexicon/people/statuses.ts'
import { inLexicon } from '../text/state.ts'
import { OCCUPATIONS } from '../lexicon/work/occupations.ts'
import { normalOf } from '../normal/index.ts'
import { petKind } from '../text/pet.ts'
import { comparePlaces } from './regions.ts'

const YEAR = 365.25 * 86_400_000

/** For a quarter of a year an age is taken to be what it was. */
const SOON = 0.25

/** "Over 30": an age told once grows by itself. Null where the birthday in between decides. */
function compareAge(asked: string, card: MemoryCard, now: number | undefined): Likeness | null {
  const groups =
    /^(?<than>over|above|older than|past|more than|under|below|younger than|less than|turning)? ?(?<age>\d{1,3})(?: years old)?$/u.exec(
      asked,
    )?.groups
  const told = Number(card.normal ?? card.value)
  if (!groups || !Number.isInteger(told)) return null
  const passed = now === undefined ? 0 : Math.max(0, now - card.lastSeenAt) / YEAR
  const [least, most] = [told + Math.floor(passed), told + Math.ceil(passed)]
  const age = Number(groups['age'])
  const than = groups['than'] ?? ''
  if (than === '' && (age < least || age > most)) return 'different'
  if (than === '') return least === most || (age === least && passed < SOON) ? 'same' : 'unclear'
  if (/^(?:over|above|older|past|more)/u.test(than))
    return least > age ? 'same' : most <= age ? 'different' : 'unclear'
  if (than === 'turning') return 'unclear'
  return most < age ? 'same' : least >= age ? 'different' : 'unclear'
}

/** Dates agree in what both of them say: `--06-04` and `1990-06-04`. */
function sameDate(a: string, b: string): Likeness {
  const [x, y] = [a, b].map((date) =>
    date.startsWith('--') ? ['', ...date.slice(2).split('-')] : date.split('-'),
  )
  const both = (x ?? [])
    .map((part, index) => [part, y?.[index] ?? ''] as const)
    .filter(([one, other]) => one !== '' && other !== '')
  if (both.length === 0) return 'unclear'
  return both.every(([one, other]) => one === other) ? 'same' : 'different'
}

const COUPLED =
  /^(?:(?:girl|boy)friend|partner|dating|taken|seeing (?:someone|anyone|somebody)|(?:in )?(?:a )?relationship)$/u
const ALONE = /^(?:single|divorced|widowed|separated)/iu
const KIND_OF_WORKPLACE =
  /^(?:big |small |large |local )?(?:bank|hospital|school|university|college|company|startup|start-up|restaurant|cafe|bar|shop|store|factory|office|home|hotel|museum|library|clinic|studio|agency|firm|bakery|lab)$/u
const ENDS_ALIKE = /^(?:occupation|device|vehicle|pet|owns|uses|user_type|instrument)$/u

const ANY_PET = /^(?:any |a |some )?(?:pets?|animals?)$/iu
const singular = (word: string) => word.replace(/(?<=[a-z]{2})s$/u, '')

/** "Teacher" in "maths teacher": of what is named by its last word, a kind of it. */
const endsIn = (stored: string, asked: string) =>
  ` ${singular(stored.toLowerCase())}`.endsWith(` ${singular(asked.replace(/^(?:an?|the|any) /u, ''))}`)

/** Numbers and dates: words beside them say something, and not another value. */
const MEASURED = /^(?:age|birthday|height|weight|income|tenure|record)$/u

/** Compares by what the words stand for; null when only the words can be compared. */
export function compare(
  asked: string,
  card: MemoryCard,
  { now, zone = 'UTC' }: AnswerTimes,
): Likeness | null {
  const { slot, value } = card
  if (slot === 'age') {
    const compared = compareAge(asked, card, now)
    if (compared !== null) return compared
  }
  const context = { at: now ?? card.lastSeenAt, zone }
  const [a, b] = [normalOf(slot, asked, context), card.normal ?? normalOf(slot, value, context)]
  if (a !== null && b !== null) return slot === 'birthday' ? sameDate(a, b) : a === b ? 'same' : 'different'
  if (b !== null && MEASURED.test(slot)) return 'unclear'
  if (!/[a-z]/u.test(asked) || !/[a-z]/iu.test(value)) return null
  if (slot === 'location' || slot === 'hometown') return comparePlaces(asked, value)
  if (ENDS_ALIKE.test(slot) && endsIn(value, asked)) return 'same'
  return compareKinds(slot, asked, value)
}

function compareKinds(slot: string, asked: string, value: string): Likeness | null {
  switch (slot) {
    case 'pet': {
      if (ANY_PET.test(asked) || ANY_PET.test(value)) return 'same'
      const kind = petKind(asked.split(' ').at(-1))
      const last = value.toLowerCase().replace(/^(?:an?|two|three|four|five|\d+) /u, '')
      return kind !== undefined && kind === (petKind(last) ?? petKind(last.split(' ').at(-1))) ? 'same' : null
    }
    case 'occupation':
      return inLexicon(OCCUPATIONS, asked) && inLexicon(OCCUPATIONS, value) ? 'different' : 'unclear'
    case 'diet':
      return compareDiets(asked, value.toLowerCase())
    case 'employer':
      return KIND_OF_WORKPLACE.test(asked.replace(/^(?:an?|the) /u, '')) ? 'unclear' : null
    case 'relationship_status': {
      const [one, other] = [statusOf(asked), statusOf(value)]
      if (one !== null && other !== null) return one === other ? 'same' : 'different'
      return COUPLED.test(asked) && !ALONE.test(value) ? 'unclear' : null
    }
    default:
      return null
  }
}

const DIET =
  /^(?:vegan|vegetarian|pescatarian|flexitarian|omnivore|omnivorous|keto|paleo|carnivore|gluten-free|halal|kosher)$/u

/** A vegan eats as vegetarians do; what one eats beside a diet is another question. */
function compareDiets(asked: string, stored: string): Likeness {
  const meat = /^(?:meat|beef|pork|chicken|steak)$/u.test(asked)
  if (meat) return /^(?:vegan|vegetarian)$/u.test(stored) ? 'different' : 'unclear'
  if (stored === 'vegan' && asked === 'vegetarian') return 'same'
  if (stored === 'vegetarian' && asked === 'vegan') return 'unclear'
  return DIET.test(asked) && DIET.test(stored) ? 'different' : 'unclear'
}

const NUMBERS = ['', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const LEAD =
  /^(?:(?<digits>\d{1,3})|(?<word>an?|one|two|three|four|five|six|seven|eight|nine|ten)|(?<pair>(?:a )?(?:couple|pair)(?: of)?)|(?<none>no|zero))\b/iu

/** "Two cats" → 2, "a dog" → 1. */
export function numberIn(value: string): number | null {
  const groups = LEAD.exec(value)?.groups
  if (!groups) return null
  if (groups['digits'] !== undefined) return Number(groups['digits'])
  if (groups['none'] !== undefined) return 0
  if (groups['pair'] !== undefined) return 2
  const word = groups['word']?.toLowerCase() ?? ''
  return Math.max(1, NUMBERS.indexOf(word))
}
