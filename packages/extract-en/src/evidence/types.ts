import type { Fit, SaidValue } from '@recollect/core/extraction'
import { inLexicon } from '../text/state.ts'
import { WORKPLACE } from '../lexicon/work/employers.ts'
import { GIVEN_NAMES } from '../lexicon/people/names.ts'
import { INDUSTRIES, OCCUPATIONS, WORK_STATES } from '../lexicon/work/occupations.ts'
import { PLACES } from '../lexicon/home/places.ts'
import {
  ANIMAL_COMPOUNDS,
  AROUND_WORK,
  DEPARTMENTS,
  NAMED_OBJECTS,
  NOT_IN_NAMES,
  PREDICATES,
  SETTLEMENTS,
  TEAMS,
  TITLES,
  TRANSPORT,
  WORK_MANNERS,
  WORK_TIME,
} from '../lexicon/changes/value-types.ts'
import { keyOf } from '../text/capture.ts'

/** A value with its key and the words before it, in small letters. */
export interface Said extends SaidValue {
  readonly key: string
  readonly lead: string
}

export type Check = (said: Said) => Fit

const CAPITAL = /(?:^|[\s'(-])\p{Lu}/u
const isPlace = (key: string): boolean => PLACES.has(key) || PLACES.has(key.split(',')[0] ?? '')
const isField = (key: string): boolean => DEPARTMENTS.has(key) || INDUSTRIES.has(key)
const isManner = (key: string): boolean =>
  !WORK_STATES.has(key) && (WORK_MANNERS.has(key) || WORK_TIME.test(key))
/** "Fairly strict about breaks": only what is said of something has a degree. */
const DEGREE =
  /^(?:so|very|really|too|quite|pretty|fairly|rather|extremely|incredibly|super|somewhat|totally|a bit|a little|kind of|sort of) \p{Ll}/u
const isPredicate = (key: string, value: string): boolean =>
  PREDICATES.has(key) || PREDICATES.has(key.replace(/^now /u, '')) || DEGREE.test(value)

/** Whether somebody writes names with a capital: then a word without one is no name. */
const writesCapitals = ({ before, after }: Said): boolean =>
  /[\p{Ll},] (?!I\b|I')\p{Lu}\p{Ll}/u.test(before) || /[\p{Ll},] (?!I\b|I')\p{Lu}\p{Ll}/u.test(after)

const WORKS_IN = /\b(?:in|within|into)\s+(?:the |an? |my |our )?$/u
const COMPANY_IS = /\b(?:company|employer|workplace|firm)(?: is|'s| was| has been)?\s+$/u
const DURATION =
  /^(?:[a-z-]+|\d+)(?: (?:and a half|or so|odd))? (?:years?|months?|weeks?|days?|hours?|decades?)$/u
const OWN_THING = /^(?:my|his|her|our|their) /u
const WITH = /\bwith\s+$/u

const employer: Check = ({ key, value, lead }) => {
  const wants = 'an organisation'
  if (isManner(key)) return { is: 'when or how somebody works', wants }
  if (isPredicate(key, value) || NAMED_OBJECTS.has(key)) return { is: 'no name of one', wants }
  if (DURATION.test(key)) return { is: 'a length of time', wants }
  if (/^[a-z]+ing\b/u.test(value) && COMPANY_IS.test(lead)) return { is: 'what is said of one', wants }
  if (WORKS_IN.test(lead) && AROUND_WORK.has(key)) return { is: 'what is around the work', wants }
  if (WORKS_IN.test(lead) && isPlace(key)) return { is: 'a place', wants, slot: 'workplace' }
  if (WORKS_IN.test(lead) && isField(key))
    return { is: 'a line of work', wants, slot: 'occupation', vague: true }
  if (WORKS_IN.test(lead) && OWN_THING.test(key) && !WORKPLACE.test(key) && !/'s /u.test(key))
    return { is: 'a thing of somebody’s', wants }
  if (WITH.test(lead) && GIVEN_NAMES.has(key)) return { is: 'a person', wants }
  return CAPITAL.test(value) || WORKPLACE.test(key) ? 'fits' : 'unknown'
}

const PASTIME = /\b(?:bit|something|kind|sort) of an?\s+$|\b(?:amateur|aspiring|wannabe|would-be|hobby)\s+$/u

const occupation: Check = ({ key, value, lead }) => {
  const wants = 'a job'
  if (PASTIME.test(lead)) return { is: 'a pastime', wants }
  if (isManner(key)) return { is: 'when or how somebody works', wants }
  if (isPredicate(key, value)) return { is: 'what is said of one', wants }
  if (isField(key)) return { is: 'a line of work', wants, vague: true }
  return inLexicon(OCCUPATIONS, key) ? 'fits' : 'unknown'
}

const LIVES_ON = /\b(?:live|lives|lived|living)\s+on\s+(?:the |an? |my |our )?$/u
const WENT_TO =
  /\b(?:moved|moves|moving|went|switched|transferred)\s+(?:back |over |up |on |in)?to\s+(?:the )?$/u

const place: Check = (said) => {
  const { key, value, lead } = said
  const wants = 'a place'
  if (isPlace(key)) return 'fits'
  if (isPredicate(key, value)) return { is: 'what is said of one', wants }
  if (WENT_TO.test(lead) && (isField(key) || TEAMS.test(key) || inLexicon(OCCUPATIONS, key)))
    return { is: 'a line of work', wants }
  if (/\d/u.test(value) || SETTLEMENTS.test(key)) return 'fits'
  // A place that nobody has heard of may be a part of one that is known.
  if (CAPITAL.test(value)) return 'unknown'
  if (LIVES_ON.test(lead)) return { is: 'what somebody lives on', wants }
  return writesCapitals(said) ? { is: 'no name of one', wants } : 'unknown'
}

const VAGUE_PLACE =
  /^(?:an? |the |just an? |such an? )?(?:(?:very|really|small|big|large|little|tiny|quiet|nice|lovely|sleepy|rural|old|beautiful|boring|poor|rich|industrial|coastal) ){0,4}(?:town|city|village|place|hamlet|island|community|shithole|dump)$/u
/** "My hometown is freezing in winter". */
const SAID_OF_PLACE = /^(?:[a-z]+ing|known|full|famous|close|near|far|about)\b/u
const hometown: Check = (said) => {
  if (SAID_OF_PLACE.test(said.value)) return { is: 'what is said of one', wants: 'a place' }
  return VAGUE_PLACE.test(said.key)
    ? { is: 'a kind of place', wants: 'the name of a place', vague: true }
    : place(said)
}

const name: Check = ({ key, value, entity }) => {
  const wants = 'a name'
  const words = key.split(/[\s,]+/u)
  if (TITLES.has(key)) return { is: 'a title', wants }
  if (NAMED_OBJECTS.has(key) || isPredicate(key, value)) return { is: 'no name', wants }
  if (entity === 'user' && words.some((word) => NOT_IN_NAMES.has(word)))
    return { is: 'more than a name', wants }
  return words.every((word) => GIVEN_NAMES.has(word)) || CAPITAL.test(value) ? 'fits' : 'unknown'
}

const GOES_BY = /\b(?:go|goes|going|went)\s+by\s+(?:the )?$/u
const nickname: Check = ({ key, value, lead }) =>
  GOES_BY.test(lead) && (TRANSPORT.has(key) || TRANSPORT.has(key.split(' ')[0] ?? '')) && !CAPITAL.test(value)
    ? { is: 'a way to go', wants: 'a name' }
    : 'unknown'

const OLDEST = 125
/** "38 next week", "thirty years in the city". */
const NOT_YET =
  /^\s*(?:years? (?:old |of age )?)?(?:next|tomorrow|soon|in (?:an? |two |three |\d+ )?(?:days?|weeks?|months?|january|february|march|april|may|june|july|august|september|october|november|december))\b/iu
const NO_AGE =
  /^\s*years? (?:in|at|with|on|of (?!age)|here|there|now|married|together|sober|clean|working|into)\b/iu

/** "I turn 45 on Friday" is to come, "I turn 45 today" is not. */
const TURNS = /\b(?:turns?|turning|will be|'ll be|going to be|gonna be|about to be|about to turn)\s+$/u
const TODAY = /^\s*(?:years? old )?(?:today|now|tonight|this very day)\b/iu

const age: Check = ({ key, lead, after }) => {
  if (NO_AGE.test(after)) return { is: 'a length of time', wants: 'an age' }
  if (NOT_YET.test(after) || (TURNS.test(lead) && !TODAY.test(after)))
    return { is: 'an age to come', wants: 'the age now' }
  const years = /\d+/u.exec(key)?.[0]
  if (years === undefined) return 'unknown'
  if (Number(years) > OLDEST) return { is: 'no number of years', wants: 'an age' }
  return 'fits'
}

const FEWEST_DIGITS = 3
const phone: Check = ({ key }) =>
  key.replace(/\D/gu, '').length >= FEWEST_DIGITS ? 'fits' : { is: 'no number', wants: 'a phone number' }

const email: Check = ({ key }) =>
  key.includes('@') ? 'fits' : { is: 'no address', wants: 'an e-mail address' }

const measure: Check = ({ key }) => (/\d/u.test(key) ? 'fits' : 'unknown')

/** "My canary word is bumblebee": the animal is a part of another word. */
const PART_OF_WORD =
  /^ (?!(?:who|which|that|is|was|are|were|has|had|does|did|can|will|also|always|never|just|still|now|already|often|sometimes|usually|really|and|or|but|named|called|at|in|on|from|with|for|of|to|as|keeps|loves|likes|hates|died|passed|ran|got|went|needs|eats|sleeps|barks)\b)[a-z]{3,12} (?:is|was|are|were|has|had)\b/u
const pet: Check = ({ after }) =>
  PART_OF_WORD.test(after) || ANIMAL_COMPOUNDS.test(after)
    ? { is: 'a part of another word', wants: 'an animal' }
    : 'fits'

/** What is told, not wished: "I'm 52", "there's no point in that". Who wishes says to whom, or of what. */
const TELLS =
  /^(?:(?:ah|oh|well|so|and|but|sure|look),? )?(?:i|i'm|i've|i'd|i am|there|there's|the|what|he|she|it|it's|we|we're|they|my|our|[a-z]+days?)\b/u
const OF_ANSWERS =
  /\b(?:you|your|answers?|answering|repl(?:y|ies)|respon(?:d|se|ses)|explanations?|explain(?:ed)?|messages?|text|emojis?|bullets?|lists?|tone|language|english|words?|units?|metric|code|examples?|summar(?:y|ies)|sources?|formal|brief|short|prefer|want|need|like|hate)\b/u
const instruction: Check = ({ key }) =>
  TELLS.test(key) && !OF_ANSWERS.test(key)
    ? { is: 'what is told of somebody', wants: 'a wish about answers' }
    : 'fits'

const favorite: Check = ({ key }) =>
  /^(?:not|never|no longer)\b/u.test(key) ? { is: 'a denial', wants: 'what is liked best' } : 'fits'

/** By slot. Of the others no type is wanted: any value fits. */
const CHECKS: ReadonlyMap<string, Check> = new Map(
  Object.entries({
    age,
    email,
    employer,
    height: measure,
    hometown,
    instruction,
    location: place,
    name,
    nickname,
    occupation,
    pet,
    phone,
    weight: measure,
  }),
)

export const checkOf = (slot: string): Check | undefined =>
  slot.startsWith('favorite_') ? favorite : CHECKS.get(slot)

export const saidOf = (said: SaidValue): Said => ({
  ...said,
  key: keyOf(said.value),
  lead: said.before.toLowerCase(),
})
