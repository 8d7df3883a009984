import { defineRule } from '@recollect/rules'
import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { LEADS, PHRASE, rx } from '../../text/patterns.ts'
import { keyOf, stripLead } from '../../text/capture.ts'
import { I_HAVE, overIn, thingOf } from '../../text/over.ts'

const DOINGS = ['hobby', 'habit', 'diet', 'affiliation', 'uses', 'project', 'education']
const GERUND =
  /^(?:playing|doing|going to|going|taking|learning|practi[cs]ing|watching|eating|drinking|using|working at|working for|working on|training for|volunteering at|on) /iu
/** One smokes them, whatever one calls them. */
const SMOKES = /^(?:(?:fags?|cigs?|ciggies|cigarettes?|smokes|tobacco|nicotine)$|smoking\b)/u
/** What one gives up without its being a pursuit. */
const OTHER = /^(?:on|trying|hope|half|everything|seat|drinking|being|my)\b/u

/** The pursuit by the words a verb of giving up has beside it; with those of a workplace where the verb is one of leaving work. */
function pursuit(match: RuleMatch): readonly Proposal[] | null {
  const words = ['what', 'apart', 'away', 'off', 'group', 'none']
    .map((group) => match.capture(group))
    .find(Boolean)
  const named = words && stripLead(words, GERUND)
  const thing = named ? thingOf(named) : null
  // "Stopped talking": what one stops is a pursuit only by its verb.
  if (/\bstopped\b/u.test(match.text) && named === words && !/^smoking\b/u.test(words?.text ?? ''))
    return null
  if (!thing || OTHER.test(keyOf(thing.text))) return null
  const slots = match.raw('work') === undefined ? DOINGS : [...DOINGS, 'employer']
  const over = overIn(slots, thing) ?? []
  return SMOKES.test(keyOf(thing.text)) ? [...over, ...(overIn(['habit'], 'smoke', thing) ?? [])] : over
}

/** "I've given squash up", "jacked in Aldi", "two months off the fags": ends what the memory holds as a pursuit, a habit or a job. */
const givenUp = defineRule({
  id: 'en/over.pursuit',
  priority: 50,
  confidence: 0.92,
  anchors: [
    'gave ',
    'given ',
    'quit ',
    'dropped ',
    'packed ',
    'jacked ',
    'knocked ',
    'stopped ',
    'cancelled my',
    'canceled my',
    'done with',
    'quits on',
    'time on',
    'off the ',
    'left ',
    'out of ',
    'no more ',
  ],
  pattern: rx(
    `${I_HAVE}(?:(?:gave up|given up|dropped|stopped|called (?:time|it quits) on|cancell?ed my|(?<work>quit|packed in|jacked in|walked out of)) (?<what>${PHRASE})|(?:given|gave|packed|jacked|knocked) (?<apart>[^,;:!?()"\\n]{2,30}?) (?:up|in|on the head)(?=$|[,.!]| (?:for|so|because|after|last|this|in|when|and|but|now)\\b))|${I_HAVE}(?:left|dropped out of) (?:the|my|our) (?<group>(?:[a-z]+ ){0,2}(?:choir|band|club|team|society|league|orchestra|squad|committee|union))(?=$|[,.!]| (?:last|this|in|because|so|after|for good|at (?:christmas|easter|new year))\\b)|\\bi(?:'m| am|m) (?:so |totally |officially |finally )?done with (?<away>${PHRASE})|^${LEADS}no more (?<none>[a-z][a-z -]{1,25}?) for me\\b(?! (?:today|tonight|now please|please|thanks|thank))|\\b(?:days?|weeks?|months?|years?) off (?:the )?(?<off>fags|cigs|ciggies|cigarettes|smokes|nicotine|booze|coffee|sugar|meat)\\b`,
  ),
  draft: pursuit,
  examples: [
    { text: "I've given squash up", cards: [{ slot: 'hobby', value: 'squash', relation: 'retracts' }] },
    {
      text: 'no more coffee for me doctor says it makes my heart skip',
      cards: [{ slot: 'habit', value: 'coffee', relation: 'retracts' }],
    },
    { text: 'jacked in Aldi', cards: [{ slot: 'employer', value: 'Aldi', relation: 'retracts' }] },
  ],
  counterExamples: [
    'he gave up squash',
    'should I give up squash?',
    'I want to give up squash',
    'I nearly gave up squash',
    'I never gave up squash',
    'no more coffee for me today',
    'no more coffee in the pot',
    'no more squash for him',
  ],
})

const LONG =
  '(?:(?:in|for) (?:a (?:while|year|month)|ages|months|years|weeks|forever|(?:\\d+|two|three|four|five|six|several|many) (?:weeks|months|years))|since (?:last|before|the) [a-z]+)'

/** "Haven't been to the gym in months", "I don't play squash anymore": the habit is none by now. */
const lapsed = defineRule({
  id: 'en/over.pursuit-lapsed',
  priority: 50,
  confidence: 0.92,
  anchors: ["haven't", 'havent', 'have not', 'anymore', 'any more', 'any longer', 'no longer'],
  pattern: rx(
    `(?:\\bi |^)(?:haven'?t|have not) (?:been (?:back )?(?:to |at )?|gone to |played |done )(?<what>[^,;:!?()"\\n]{2,30}?) ${LONG}\\b|\\bi (?:don'?t|do not|no longer) (?:play|do|go to|go|take|attend|practi[cs]e)(?: to| on)? (?<apart>[^,;:!?()"\\n]{2,30}?)(?: any ?more| any longer|$)`,
  ),
  draft: (match) => {
    const denied = match.raw('apart') === undefined || /no longer|any ?more|any longer/u.test(match.text)
    const thing = denied ? thingOf(match.capture('what') ?? match.capture('apart')) : null
    return overIn(['habit', 'hobby'], thing)
  },
  examples: [
    {
      text: "haven't been to the gym in months",
      cards: [{ slot: 'habit', value: 'gym', relation: 'retracts' }],
    },
    {
      text: "I don't play squash anymore",
      cards: [{ slot: 'habit', value: 'squash', relation: 'retracts' }],
    },
  ],
  counterExamples: [
    "haven't you been to the gym in months?",
    "he hasn't been to the gym in months",
    "I haven't been to the gym today",
    "I don't play squash",
    "if I don't play squash anymore I get fat",
  ],
})

export const overPursuit: readonly ExtractionRule[] = [givenUp, lapsed]
