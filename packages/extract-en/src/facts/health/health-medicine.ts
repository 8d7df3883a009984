import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { some } from '../../text/be-rule.ts'
import { keyOf } from '../../text/capture.ts'
import { BODY_PARTS } from '../../lexicon/grammar/noun-classes.ts'
import { KIN } from '../../lexicon/people/kinship.ts'
import { ANIMALS } from '../../lexicon/pets/animals.ts'
import { denialOf, PRONOUN, state } from '../../text/state.ts'
import { MEDICINE_KINDS, MEDICINES } from '../../lexicon/health/medicines.ts'
import { alt, DOES, LEADS, rx, SUBJECT, unnamed, wordAnchors } from '../../text/patterns.ts'

/** "For my a fib", "for her arthritis": what it is taken against. */
const AGAINST =
  "(?: (?:[a-z]+ )?for (?:my|his|her) (?<ill>[a-z][a-z'-]{0,14}(?: [a-z][a-z'-]{1,14}){0,2}?)(?=$|[,.;!]| (?:since|and|but|so|now|every|twice|once|because|too|for|which|he|she|i|it|at|in)\\b))?"

const illIn = (match: RuleMatch): Capture | undefined => {
  const ill = match.capture('ill')
  const last =
    keyOf(ill?.text ?? '')
      .split(' ')
      .at(-1) ?? ''
  return KIN.has(last) ||
    ANIMALS.has(last) ||
    BODY_PARTS.has(keyOf(ill?.text ?? '')) ||
    /^(?:trip|flight|own|health)$/u.test(last)
    ? undefined
    : ill
}

const kindOf = ({ text }: Capture): { readonly facet?: string } => {
  const facet = MEDICINE_KINDS.get(keyOf(text))
  return facet === undefined ? {} : { facet }
}

function taken(match: RuleMatch): Proposal | null {
  const what = match.capture('what')
  return what ? state(match, 'uses', what, kindOf(what)) : null
}

/** "I've been on sertraline for two years", "my dad takes warfarin", "they put me on Humira": what somebody is treated with. */
export const healthMedicine: ExtractionRule = defineRule({
  id: 'en/health.medicine',
  priority: 84,
  confidence: 0.93,
  anchors: wordAnchors(MEDICINES),
  pattern: rx(
    `(?:${DOES}(?:take|takes|use|uses|started|start|am prescribed|(?:was|were|got|been) prescribed|went on)|${unnamed(SUBJECT)}(?:'m|m|'ve|ve|'s| am| have| has| is)? ?(?:been |now |currently |still |already |back |also )*(?<on>on|taking|using|prescribed)|\\b(?:put|started|have) me on|\\bprescribed me|^${LEADS}(?:been |still |currently |now )?(?<bare>on|taking)) (?:a (?:low|high|small|daily) dose of |\\d+ ?mg (?:of )?|daily |some )?(?<what>(?:${alt(MEDICINES)})(?: (?:and|&) (?:${alt(MEDICINES)}))?)(?![a-z-])${AGAINST}`,
  ),
  draft: (match) => {
    const whose = match.raw('on') === undefined || /^(?:i|we|my)\b/u.test(match.text)
    const kin = match.raw('on') !== undefined && /^my\b/u.test(match.text)
    if (!whose || kin || match.raw('pron') === 'it' || denialOf(match) !== undefined) return null
    return some([taken(match), state(match, 'health', illIn(match))])
  },
  examples: [
    { text: "I've been on losartan for two years", cards: [{ slot: 'uses', value: 'losartan' }] },
    {
      text: 'my dad takes warfarin for his a fib',
      cards: [
        { slot: 'uses', value: 'warfarin', entity: 'user.father', facet: 'blood thinner' },
        { slot: 'health', value: 'a fib', entity: 'user.father' },
      ],
    },
  ],
  counterExamples: [
    'is ozempic safe?',
    'should I take melatonin?',
    "he's on prozac",
    "I don't take steroids",
    'does my dad take warfarin for his a fib?',
  ],
})

/** "The doctor gave me Eliquis instead", "they switched my dad to losartan": in place of another of its kind. */
export const medicineChanged: ExtractionRule = defineRule({
  id: 'en/uses.medicine-changed',
  priority: 85,
  confidence: 0.93,
  anchors: ['gave ', 'switched ', 'moved ', 'changed ', 'put '],
  pattern: rx(
    `\\b(?:gave|switched|moved|changed|put) (?<me>me|us|him|her|my [a-z]{3,12})(?: over)?(?<to> (?:to|on|onto))? (?<what>${alt(MEDICINES)})(?![a-z-])(?<instead> instead)?`,
  ),
  draft: (match) => {
    const { after, before } = match
    const isChange = (match.raw('to') ?? match.raw('instead')) !== undefined
    if (!isChange || /\b(?:if|could|should|would|might|may|to|not|never|almost) (?:[a-z]+ )?$/u.test(before))
      return null
    const me = match.raw('me') ?? ''
    const relation = KIN.get(me.replace(/^my /u, ''))
    const other = { him: `${PRONOUN}he`, her: `${PRONOUN}she` }[me] ?? (relation ? `user.${relation}` : null)
    const entity = /^(?:me|us)$/u.test(me) ? 'user' : other
    const value = match.capture('what')
    if (entity === null || !value || after.startsWith(' for the night')) return null
    return { slot: 'uses', value, entity, relation: 'updates', ...kindOf(value) }
  },
  examples: [
    {
      text: 'the cardiologist gave me Eliquis instead',
      cards: [{ slot: 'uses', value: 'Eliquis', relation: 'updates', facet: 'blood thinner' }],
    },
    {
      text: 'they switched my dad to losartan',
      cards: [{ slot: 'uses', value: 'losartan', relation: 'updates', entity: 'user.father' }],
    },
  ],
  counterExamples: [
    'should they switch me to losartan?',
    'the nurse gave me ibuprofen',
    'if they put me on losartan I will quit',
    'they want to put me on losartan',
    'he gave me his losartan',
  ],
})
