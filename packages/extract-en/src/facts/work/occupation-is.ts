import type { Capture, ExtractionRule } from '@recollect/core/extraction'
import { beRule, some } from '../../text/be-rule.ts'
import { denialOf, inLexicon, nounPhrases, state } from '../../text/state.ts'
import { INDUSTRIES, NOT_OCCUPATIONS, OCCUPATIONS, WORK_STATES } from '../../lexicon/work/occupations.ts'
import { cutAt, keyOf, part, stripLead } from '../../text/capture.ts'
import { wordAnchors } from '../../text/patterns.ts'

const PRAISE =
  /^(?:(?:broke|good|great|bad|terrible|decent|better|big|huge|real|true|horrible|amazing|excellent|lousy|natural|awful|talented|nice|wonderful|fellow)\s)+/iu
const SERVICE =
  /^(?:(?:in|with) the |on the (?=lorries|wagons|buses|railway|rigs|oil rigs|trawlers|bins|tills|building sites|ferries|trams|fishing boats|cruise ships|dole)|down the (?=mine|pit))(?<force>lorries|wagons|buses|railways?|rigs|oil rigs|trawlers|bins|tills|building sites|ferries|trams|fishing boats|cruise ships|dole|mines?|pit|army|navy|air force|military|marines|marine corps|police|coast guard|national guard|reserves|army reserves)\b/iu
const ROLES_OF = new Set([
  'student',
  'teacher',
  'professor',
  'lecturer',
  'owner',
  'founder',
  'co-founder',
  'cofounder',
  'director',
  'manager',
  'headmaster',
  'curator',
  'warden',
])
const JOKE = /\b(?:like an?|bot|robot|ai)\b/u

/** The head noun names a job: "recording engineer", "wealthy bankers". */
function isJob(text: string): boolean {
  const key = keyOf(text)
  const last = key.split(' ').at(-1) ?? ''
  if (OCCUPATIONS.has(key)) return true
  if (/\b(?:fan|lover|friend|son|daughter|child|student) of\b/u.test(key)) return false
  if (last === 'rn' && !/^(?:registered|icu|er|an?|retired|pediatric) /u.test(key)) return false
  // "Scared of the teacher", "thinking of seeing a therapist": somebody else's job.
  if (/ (?:an?|the|my|our|his|her|their|your|seeing|being|by|like) /u.test(key)) return false
  if (
    /^[a-z]+ing (?:an?|the|my|our|your|this|that|with|for|to|some|out)\b/u.test(key) ||
    /^(?:in|at|on|to|with|about|like|done|so|going|getting|told|not)\b/u.test(key)
  )
    return false
  return (
    key.split(' ').length <= 6 && inLexicon(OCCUPATIONS, key) && !NOT_OCCUPATIONS.has(last) && !JOKE.test(key)
  )
}

function jobOf(phrase: Capture): Capture | null {
  if (WORK_STATES.has(keyOf(phrase.text))) return phrase
  if (
    /^(?:an? )?(?:the )?(?:good|great|best|worst|bad|terrible|new|careful|safe|learner|fast|slow|nervous|decent) (?:student|driver|swimmer|cook|dancer|singer|player|runner|writer|worker)s?$/u.test(
      keyOf(phrase.text),
    )
  )
    return null
  if (isJob(phrase.text)) return stripLead(phrase, PRAISE)
  // "Student of class 12", "head of sales at": the role stands before "of".
  const role = cutAt(phrase, /\sof\s/iu)
  return role && role.text !== phrase.text && inLexicon(ROLES_OF, role.text) ? role : null
}

const isNamed = (first: Capture, text: string): boolean =>
  jobOf(first) !== null || !/[^s]s$/u.test(keyOf(text))

/** "I'm a recording engineer", "my father is a tax clerk", "I'm retired". */
export const occupationIs: ExtractionRule = beRule({
  id: 'en/occupation.is',
  priority: 90,
  confidence: 0.98,
  anchors: [
    ...wordAnchors(OCCUPATIONS),
    ...wordAnchors(WORK_STATES),
    'n the ',
    'h the ',
    'on the ',
    'down the ',
    ...[...INDUSTRIES].map((trade) => `in ${trade.slice(0, 5)}`),
    'stay-at',
    'stay at',
  ],
  read: (match, np) => {
    // "I'm not the judge" denies no job.
    if (denialOf(match) !== undefined && /^(?:the|your|his|her|their)\b/iu.test(np.text)) return null
    // "I'm no doctor" says that one may be wrong.
    if (/^no /iu.test(np.text)) return null
    // "I'm good, doctor" answers one.
    if (
      /^(?:good|fine|ok|okay|well|sorry|sure|great),? (?:doctor|doc|sir|nurse|captain|officer|teacher)\b/iu.test(
        np.text,
      )
    )
      return null
    if (/\b(?:until|till|when|once|if|while|whenever) $/u.test(match.before)) return null
    // "As a player, he won twice": somebody else's.
    if (/^as /u.test(match.text) && /,? (?:he|she|they|it|you)\b/u.test(match.clause.sentence.text))
      return null
    // "I'm the captain now" is a figure of speech; "I'm the manager of a bank" is not.
    if (/^(?:the|your) [a-z]+(?: now| here| today)?$/iu.test(np.text)) return null
    const force = SERVICE.exec(np.text)?.groups?.['force']
    const home =
      /^an? (?<home>(?:full[- ]time )?stay[- ]at[- ]home (?:mom|mum|mother|dad|father|parent|wife|husband))\b/iu.exec(
        np.text,
      )?.groups?.['home']
    const trade =
      /^(?:(?:working|based|currently) )?in (?<trade>[a-z][a-z -]{1,24}?)(?=$|,| (?:and|at|for|but|so|now|these days)\b)/iu.exec(
        np.text,
      )?.groups?.['trade']
    if (
      trade !== undefined &&
      force === undefined &&
      INDUSTRIES.has(keyOf(trade)) &&
      !/^(?:education|nursing|music|film|security|research)$/u.test(trade) &&
      (trade !== 'it' || np.text.includes('IT'))
    )
      return state(match, 'occupation', trade)
    if (home !== undefined) {
      const at = np.text.indexOf(home)
      return state(match, 'occupation', part(np, at, at + home.length))
    }
    if (force !== undefined) return state(match, 'occupation', force)
    const [first, ...more] = nounPhrases(np)
    // "I'm afraid of spiders and clowns": one is no clowns.
    const told = [first, ...more.filter(({ text }) => first && isNamed(first, text))]
    return some(told.map((phrase) => (phrase ? state(match, 'occupation', jobOf(phrase)) : null)))
  },
  examples: [
    { text: "I'm a marine biologist", cards: [{ slot: 'occupation', value: 'marine biologist' }] },
    { text: 'i am a plumber . i work alone .', cards: [{ slot: 'occupation', value: 'plumber' }] },
    {
      text: 'my mother was a seamstress',
      cards: [{ slot: 'occupation', value: 'seamstress', entity: 'user.mother', tense: 'past' }],
    },
    { text: "I'm not a lawyer, I'm a paralegal", cards: [{ slot: 'occupation', value: 'paralegal' }] },
  ],
  counterExamples: [
    'are you a nurse?',
    'if I were a pilot I would fly home',
    'he is a teacher',
    "I'm a fast learner",
  ],
})
