import { defineRule } from '@recollect/core'
import type { Capture, ExtractionRule, RuleMatch } from '@recollect/core'
import { inLexicon, nounPhrases, state } from '../frames.ts'
import { OCCUPATIONS } from '../lexicon/occupations.ts'
import { BE_ANCHORS, DOES, IS_A, rx } from '../patterns.ts'
import { cutAt, keyOf, stripLead } from '../text/capture.ts'

const WHERE = '(?<where>[^;:!?()"\\n]{2,70})'
/** Workplaces nobody can look up, and what follows "work at/in/for" without being one. */
const NOT_AN_EMPLOYER =
  /^(?:home(?: (?:and|with|as|on|so|now|most|but|today)|$)|night|nights|day|days|once|it|that|this|all|least|times|the moment|the same|a time|here|there|them|him|her|you|me|us|it|the day|the morning|the evening|a living|free|money|fun|years|many|\d|my goals|getting|being|making|improving|myself|my own|a while|hours|long|progress|peace|general|the future|the past|order|case|a team|a hurry|pairs|silence|person|tandem|parallel|front|bed|the dark|the rain|pajamas|both|now|an hour|a different|one|every|public|regular|so|low|two|three|\d+)\b/u
const INTRO = /^(?:the (?:city|state|town) of|the a|for the a|an?|the|this|some|our)\s(?=\p{L})/iu
const CUT =
  /\s?(?:,|(?<!\b(?:st|mt|ft|dr|mr|mrs|ms|jr|inc|corp|ltd|[a-z]))\.|\bas an?\b|\bwhere\b|\bwhich\b|\bthat\b|\band\b|\bbut\b|\bhelp(?:ing)?\b|\bwho\b|\b(?:downtown|nearby|right now)\b)/iu

function workplace(match: RuleMatch): Capture | null {
  const where = match.capture('where')
  const led = where && stripLead(where, INTRO)
  const cut = led && cutAt(led, CUT)
  if (!cut || NOT_AN_EMPLOYER.test(keyOf(cut.text)) || NOT_AN_EMPLOYER.test(keyOf(where.text))) return null
  return cut.text.split(' ').length <= 6 ? cut : null
}

/** "I work at a diner", "working for Boeing", "my father used to work for the railway". */
const work = defineRule({
  id: 'en/employer.work',
  priority: 94,
  confidence: 0.9,
  anchors: ['work', 'employed', 'intern'],
  pattern: rx(
    `(?:${DOES}(?:'m |am )?(?<verb>works?|working|worked|intern|interned)|(?:\\bi(?:'m| am|m|'ve been)|\\bwe're|^|\\b[a-z]+(?:er|or|ist|ant|ian|man|ent)) ?(?:now |currently |also |still )?(?<ing>working|employed|interning)|\\bi(?:'m| am|m) (?<bare>work)) (?:part time |part-time |full time |full-time |here |remotely |mostly |nights |now |as an? [a-z ]{3,30}? )?(?<prep>at|for|with|in|by) ${WHERE}`,
  ),
  draft: (match) => {
    const place = workplace(match)
    if (
      !place ||
      (/\bwork (?:in|with|by)\b/u.test(match.text) === false &&
        match.raw('prep') === 'by' &&
        match.raw('ing') !== 'employed')
    )
      return null
    if (match.raw('prep') === 'with' && match.raw('ing') !== 'employed' && !/^\p{Lu}/u.test(place.text))
      return null
    const past = match.raw('verb') === 'worked' || match.raw('verb') === 'interned'
    return state(match, 'employer', place, past ? { tense: 'past' } : {})
  },
  examples: [
    { text: 'i work at a bowling alley', cards: [{ slot: 'employer', value: 'bowling alley' }] },
    { text: "I'm working for Siemens now", cards: [{ slot: 'employer', value: 'Siemens' }] },
    {
      text: 'my brother works for the post office',
      cards: [{ slot: 'employer', value: 'post office', entity: 'user.brother' }],
    },
  ],
  counterExamples: ['I work at night', 'where do you work?', 'she works for NASA'],
})

/** "I joined Nokia", "I'm at Target now", "I got hired by", "I start at". */
const join = defineRule({
  id: 'en/employer.join',
  priority: 98,
  confidence: 0.88,
  anchors: ['join', 'hired', 'start', 'job', ' now', 'switched', 'moved to', 'transferred'],
  pattern: rx(
    `${DOES}(?:just |have |'ve )?(?:(?<join>joined|got hired (?:by|at)|was hired (?:by|at)|got a (?:new )?job (?:at|with)|(?:just )?started (?:working )?(?:at|for)|started a (?:new )?(?:job|position|role) (?:at|with)|switched jobs to|left [a-z ]{2,20} for)) ${WHERE}|\\bi(?:'m| am|m) (?:now )?(?:at|with) (?<at>[^,.;:!?()"\\n]{2,40}?) now$`,
  ),
  draft: (match) => {
    const at = match.capture('at')
    const place = at ?? workplace(match)
    if (
      !place ||
      /\b(?:club|group|gym|class|meeting|community|team|band|league|society|church|choir|program|course|chat|server|forum|army|navy|workshop|challenge)\b/iu.test(
        place.text,
      )
    )
      return null
    if (
      /^(?:the|an?|my|home|school|work|church|peace|least|it|you|that|him|her|your|our|risk|ease|this)\b/iu.test(
        match.raw('where') ?? place.text,
      ) &&
      (at || match.raw('join') === 'joined')
    )
      return null
    return state(match, 'employer', place, { relation: 'updates' })
  },
  examples: [
    {
      text: 'I joined Ericsson last month',
      cards: [{ slot: 'employer', value: 'Ericsson', relation: 'updates' }],
    },
    {
      text: 'I got hired by a law firm',
      cards: [{ slot: 'employer', value: 'law firm', relation: 'updates' }],
    },
  ],
  counterExamples: ['I joined the call', "I'm at home now", 'have you joined Reddit?'],
})

/** "My company is Acme", "my employer changed to". */
const mine = defineRule({
  id: 'en/employer.mine',
  priority: 99,
  confidence: 0.9,
  anchors: ['company', 'employer', 'workplace', 'place of work'],
  pattern: rx(
    `\\bmy (?<new>new |current )?(?:company|employer|workplace|place of work)(?:'s| is| was| has)? (?:(?<chg>now|changed to|been changed to|called|named) )?(?<where>(?!is|was|'s|not|very|so|really|going|doing|the best|the worst|great|small|big|giving|paying|closing|hiring|moving|laying|struggling|about|a|an|in|to|has|had|will|makes|sells|pays|does|wants)[^,.;:!?()"\\n]{2,50})`,
  ),
  draft: (match) => {
    const place = workplace(match)
    const fresh = match.raw('chg') === 'now' || (match.raw('chg') ?? '').includes('changed')
    return state(match, 'employer', place, fresh ? { relation: 'updates' } : {})
  },
  examples: [
    { text: 'my company is Brightwater Labs', cards: [{ slot: 'employer', value: 'Brightwater Labs' }] },
  ],
  counterExamples: ['my company is hiring', 'my employer is very strict'],
})

/** "I'm a cook at a village school": the place beside the job. */
const beside = defineRule({
  id: 'en/employer.beside-job',
  priority: 89,
  confidence: 0.85,
  anchors: BE_ANCHORS,
  pattern: rx(`${IS_A}(?<np>[^.;:!?()"\\n]{2,50}?) (?:at|for|with) (?<where>[^,.;:!?()"\\n]{2,50})`),
  draft: (match) => {
    const job = nounPhrases(match.capture('np')).at(-1)
    const ok =
      job &&
      inLexicon(OCCUPATIONS, job.text) &&
      !/\b(?:as|like|in college|looking)\b/u.test(match.raw('np') ?? '')
    return ok ? state(match, 'employer', workplace(match)) : null
  },
  examples: [
    { text: "I'm a cook at the Blue Lantern", cards: [{ slot: 'employer', value: 'Blue Lantern' }] },
  ],
  counterExamples: ["I'm a student at heart, always learning?", 'are you a nurse at this hospital?'],
})

export const employer: readonly ExtractionRule[] = [mine, join, work, beside]
