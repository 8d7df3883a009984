import { byName } from '@recollect/core/plugin'
import { defineRule } from '@recollect/rules'
import type { Names } from '@recollect/core/plugin'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { LANGUAGES } from '../../lexicon/self/nationalities.ts'
import { LEADS, PHRASE, rx, SUBJECT } from '../../text/patterns.ts'
import { cutAt, keyOf, stripLead } from '../../text/capture.ts'
import { placeIn } from '../../text/place.ts'

const CUT =
  /\s(?:any ?more|any longer|because|but|when|since|after|before|so|as|last|this|two|three|a (?:few|couple|while|year|month|week)|in (?:(?:19|20)\d\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)|years?|months?|ago|recently|completely|altogether|for|and|with)\b/iu
/** What the verb that stopped was about. */
const SLOT: Names<string> = byName({
  playing: 'hobby',
  practicing: 'hobby',
  learning: 'hobby',
  using: 'uses',
  eating: 'habit',
  drinking: 'habit',
  watching: 'habit',
  'going to': 'habit',
  taking: 'habit',
  'working at': 'employer',
  'working for': 'employer',
  'living in': 'location',
  'living at': 'location',
  driving: 'vehicle',
  speaking: 'language',
})
/** Habits are named with their verb, the rest by its object. */
const withVerb = (slot: string) => slot === 'habit'

function ended(match: RuleMatch) {
  const verb = match.raw('verb') ?? ''
  const slot = SLOT[verb]
  const what = match.capture('what')
  if (slot === undefined || !what) return null
  if (match.raw('not') !== undefined && !/\bany ?(?:more|longer)\b/u.test(match.clause.text)) return null
  const cut = cutAt(what, CUT)
  const object = cut && (withVerb(slot) ? cut : stripLead(cut, /^(?:an?|the|my) /iu))
  if (
    verb === 'going to' &&
    !/^(?:the|an?|my|church|school|work|gym|bed|uni|college|therapy|class|yoga|mass|temple|parties|concerts|bars|clubs|\p{Lu})/u.test(
      what.text,
    )
  )
    return null
  if (!object || /^(?:their|his|her|your|it|that|this|them|you|there|games with)\b/iu.test(object.text))
    return null
  if (slot === 'language' && !LANGUAGES.has(keyOf(object.text))) return null
  const value = slot === 'location' ? placeIn(object) : object
  const named = value && withVerb(slot) ? `${verb} ${object.text}` : value
  return state(match, slot, named, { relation: 'retracts', polarity: 'positive' })
}

/** "I stopped playing chess", "my son quit eating meat", "I'm not working at IBM anymore": what was so is over. */
const stopped = defineRule({
  id: 'en/stopped.doing',
  priority: 93,
  confidence: 0.93,
  anchors: ['stopped', 'quit', 'gave up', 'given up', 'no longer', ' not '],
  pattern: rx(
    `(?:${SUBJECT}(?:'ve| have|'s| has)? (?:just |recently |finally |also |already )?(?:stopped|quit|gave up|given up)|^${LEADS}(?:just |recently |finally )?(?:stopped|quit|gave up)|\\bi(?: am|'m|m) (?:no longer|(?<not>not))) (?<verb>${Object.keys(SLOT).join('|')}) (?<what>${PHRASE})`,
  ),
  draft: ended,
  examples: [
    { text: 'I stopped playing chess', cards: [{ slot: 'hobby', value: 'chess', relation: 'retracts' }] },
    {
      text: 'my son quit eating meat',
      cards: [{ slot: 'habit', value: 'eating meat', entity: 'user.son', relation: 'retracts' }],
    },
    {
      text: "I'm not working at Tesco anymore",
      cards: [{ slot: 'employer', value: 'Tesco', relation: 'retracts' }],
    },
  ],
  counterExamples: [
    "I'm not eating meat",
    'I stopped using it',
    'he stopped playing tennis',
    'should I quit eating sugar?',
  ],
})

/** "I quit my job at Acme", "I resigned from the post office": the employer is one no longer. */
const leftJob = defineRule({
  id: 'en/employer.left',
  priority: 97,
  confidence: 0.93,
  anchors: [
    'quit',
    'left my',
    'lost my',
    'resigned',
    'notice',
    'resignation',
    'finished at',
    'finished up at',
    'laid off',
    'let go',
    'fired',
    'redundant',
  ],
  pattern: rx(
    `(?:${SUBJECT}(?:'ve| have| has)? |^${LEADS})(?:just |recently |finally )?(?:(?:quit|left|resigned from|lost) my (?:[a-z]+ ){0,2}?(?:job|position|role) (?:at|with)|(?:handed|gave|put) in my (?:two weeks'? )?(?:notice|resignation) (?:at|to|with)|gave (?:my )?notice (?:at|to)|finished (?:up )?at|resigned from|(?:got |was )?(?:laid off|let go|fired|made redundant) (?:by|from|at)) (?<what>${PHRASE})`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    const cut = what && cutAt(what, CUT)
    const place = cut && stripLead(cut, /^(?:an?|the) /iu)
    const own = place !== null && place !== undefined && !/^(?:my|it|that|being|once)\b/iu.test(place.text)
    return own ? state(match, 'employer', place, { relation: 'retracts' }) : null
  },
  examples: [
    {
      text: 'I quit my job at Ikea last month',
      cards: [{ slot: 'employer', value: 'Ikea', relation: 'retracts' }],
    },
    {
      text: 'my dad resigned from Nokia',
      cards: [{ slot: 'employer', value: 'Nokia', entity: 'user.father' }],
    },
  ],
  counterExamples: ['I left my phone at home', 'he resigned from NASA', 'should I quit my job at Ikea?'],
})

export const stoppedDoing: readonly ExtractionRule[] = [leftJob, stopped]
