import { inLexicon } from '../text/state.ts'
import { KIN } from '../lexicon/people/kinship.ts'
import { SCHOOLS } from '../lexicon/grammar/noun-classes.ts'
import * as kinds from '../lexicon/grammar/noun-kinds.ts'
import * as more from '../lexicon/grammar/noun-kinds-more.ts'
import { RELIGIONS } from '../lexicon/self/nationalities.ts'
import { MOODY, TRAITS } from '../lexicon/self/self-labels.ts'
import { petKind } from '../text/pet.ts'
import { SYSTEMS } from '../lexicon/things/things.ts'
import { baseForms } from '../query/morphology/base-forms.ts'
import { bareHeaded, headed, listed } from './checks.ts'
import type { Check } from './checks.ts'
import { isCapital } from './name.ts'
import { isClosed } from './closed.ts'

const capital: Check = ({ from, to }, said) => {
  for (let at = from; at < to; at++) if (isCapital(said, at)) return true
  return false
}

/** "Flying", "doing the dishes": what is done, as a noun. */
const isDoing: Check = ({ key, det }) => {
  const [first = ''] = key.split(' ')
  return det === '' && first.endsWith('ing') && !more.NO_DOING.has(first) && baseForms(first).length > 0
}

/** "To bake bread": what is done, after "to". */
const isDeed: Check = ({ key, det }) => {
  const [first = ''] = key.split(' ')
  return det === '' && /^[a-z]{3,}$/u.test(first) && !isClosed(first) && more.DEEDS.has(first)
}

/** "St Edmund's". */
const isSaint: Check = ({ key, from }, said) =>
  /^(?:st|saint) [a-z]{2,14}(?:'s)?$/u.test(key) && isCapital(said, from)

const RELATIVES = /^(?:child|son|daughter|niece|nephew|grandson|granddaughter|grandchildren)$/u
const PARTNERS = /^(?:wife|husband|spouse|partner|boyfriend|girlfriend)$/u
const KINSFOLK =
  /^(?:mother|father|parents|wife|husband|spouse|partner|brother|sister|sibling|son|daughter|child|grand[a-z]+|uncle|aunt|cousin|niece|nephew|pet|[a-z]+_in_law)$/u
const related =
  (relations: RegExp): Check =>
  ({ head }) =>
    relations.test(KIN.get(head) ?? '')

/** "Short for", "straight with you" say something else. */
const alone =
  (check: Check): Check =>
  (phrase, said) =>
    check(phrase, said) && !/^(?:for|on|of|to|with|about)$/u.test(said.words[phrase.to]?.key ?? '')

/** Classes by lists of their own. */
export const KINDS: Readonly<Record<string, Check>> = {
  FOOD: headed(kinds.FOODS),
  OCCASION: headed(kinds.OCCASIONS),
  TRIP: headed(kinds.TRIPS),
  OPUS: headed(kinds.WORKS),
  COURSE: headed(kinds.COURSES),
  DEGREE: headed(kinds.DEGREES),
  LICENCE: headed(kinds.LICENCES),
  BABY: headed(kinds.BABIES),
  LOOK: headed(kinds.LOOKS),
  LOOKING: alone(listed(kinds.LOOKING)),
  HANDED: listed(kinds.HANDED),
  ORIENTED: alone(listed(kinds.ORIENTATIONS)),
  GENDERED: listed(kinds.GENDERS),
  POLITIC: listed(kinds.POLITICS),
  PARTY: listed(kinds.PARTIES),
  CLINICIAN: headed(kinds.CLINICIANS),
  TREATMENT: bareHeaded(kinds.TREATMENTS),
  BODYACT: ({ key }) => kinds.BODY_ACTS.has(key),
  SENSE: (phrase, said) =>
    /^(?:my|his|her|their|our|an?)$/u.test(phrase.det) && headed(kinds.SENSES)(phrase, said),
  TEAM: ({ key, det }) => /^(?:the)?$/u.test(det) && kinds.TEAMS.has(key),
  WORKEDWITH: bareHeaded(kinds.WORKED_WITH),
  DEPARTMENT: headed(kinds.DEPARTMENTS),
  SITE: headed(kinds.SITES),
  RANK: headed(kinds.RANKS),
  SHIFT: headed(kinds.SHIFTS),
  HAUNT: headed(kinds.HAUNTS),
  PLAYS: ({ key, det }) =>
    /^an?$/u.test(det) &&
    /^(?:goalie|goalkeeper|striker|midfielder|winger|defender|fullback|point guard|shooting guard|quarterback|linebacker|wide receiver|running back|pitcher|catcher|shortstop|setter|libero|fly half|goal attack|wicketkeeper|centre back|left back|right back)$/u.test(
      key,
    ),
  POSITION: headed(kinds.POSITIONS),
  PURSUED: bareHeaded(kinds.PURSUED),
  FEAST: listed(kinds.FEASTS),
  TEMPER: ({ key, det }) => kinds.TEMPERS.has(key) || kinds.TEMPERS.has(`${det} ${key}`),
  DEBT: headed(kinds.DEBTS),
  GRANTED: headed(kinds.GRANTED),
  VENTURE: headed(kinds.VENTURES),
  SOUGHT: headed(kinds.SOUGHT),
  SAVEDFOR: headed(kinds.SAVED_FOR),
  DEMONYM: ({ key }) => inLexicon(kinds.DEMONYMS, key),
  ANIMALNAMED: (phrase, said) =>
    isCapital(said, phrase.to - 1) && petKind(said.words[phrase.to - 2]?.key ?? '') !== undefined,
  CHILD: related(RELATIVES),
  KINSFOLK: related(KINSFOLK),
  PARTNERKIN: related(PARTNERS),
  PARENTROLE: headed(more.PARENT_ROLES),
  JOBNOUN: headed(more.JOB_NOUNS),
  HOMELY: ({ key }) => /^(?:home|cafes|coffee shops|the road|bed|anywhere|my bedroom)$/u.test(key),
  LEARNT: headed(more.LEARNT),
  SCHOOLNAME: (phrase, said) =>
    (SCHOOLS.has(phrase.head) || more.SCHOOL_HEADS.has(phrase.head) || isSaint(phrase, said)) &&
    (capital(phrase, said) || phrase.key.includes(' ') || more.NAMED_SCHOOLS.has(phrase.key)),
  YEARGRADE: listed(more.YEAR_GRADES),
  THESIS: headed(more.THESES),
  SUMMIT: headed(more.SUMMITS),
  BOAT: headed(more.BOATS),
  HOMESTEAD: headed(more.HOMESTEADS),
  DESCENT: ({ key }) => / (?:descent|origin|heritage|ancestry|extraction|stock)$/u.test(key),
  CITIZENSHIP: ({ key }) => /^(?!dual)[a-z]+ (?:citizenship|passport|nationality)$/u.test(key),
  WATER: headed(more.WATERS),
  TICKET: headed(more.TICKETS),
  SYSTEM: listed(SYSTEMS),
  BODYJOB: headed(more.BODY_JOBS),
  IMPLANT: headed(more.IMPLANTED),
  MILKY: ({ key, det }) => det === '' && more.ADDED.has(key),
  SKILLNOUN: headed(more.SKILLS),
  DOING: isDoing,
  DEED: isDeed,
  ANNIVERSARY: headed(more.ANNIVERSARIES),
  LOSABLE: headed(more.LOSABLES),
  DISASTER: headed(more.DISASTERS),
  APPOINTMENT: headed(more.APPOINTMENTS),
  RETIREMENT: ({ key }) => /^(?:retirement|retiring|parenthood|motherhood|fatherhood)$/u.test(key),
  FAITHNAME: ({ key }) => inLexicon(RELIGIONS, key) || more.FAITH_NAMES.has(key),
  FAITHGROUP: headed(more.FAITH_GROUPS),
  CAUSE: headed(more.CAUSES),
  VALUE: headed(more.VALUES),
  CHARITY: headed(more.CHARITIES),
  CLOCK: ({ key }) =>
    /^(?:\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?|dawn|noon|midnight|sunrise|the crack of dawn|five|six|seven|eight|nine|ten|eleven)\b/u.test(
      key,
    ),
  TRAITKIN: ({ key, det }) => det === '' && TRAITS.has(key) && !MOODY.has(key),
}
