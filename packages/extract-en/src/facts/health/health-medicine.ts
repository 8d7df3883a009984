import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { denialOf, state } from '../../text/state.ts'
import { MEDICINES } from '../../lexicon/health/medicines.ts'
import { alt, DOES, LEADS, rx, SUBJECT, unnamed, wordAnchors } from '../../text/patterns.ts'

/** "I've been on sertraline for two years", "my dad takes warfarin", "they put me on Humira": what somebody is treated with. */
export const healthMedicine: ExtractionRule = defineRule({
  id: 'en/health.medicine',
  priority: 84,
  confidence: 0.93,
  anchors: wordAnchors(MEDICINES),
  pattern: rx(
    `(?:${DOES}(?:take|takes|use|uses|started|start|am prescribed|(?:was|were|got|been) prescribed|went on)|${unnamed(SUBJECT)}(?:'m|m|'ve|ve|'s| am| have| has| is)? ?(?:been |now |currently |still |already |back |also )*(?<on>on|taking|using|prescribed)|\\b(?:put|started|have) me on|\\bprescribed me|^${LEADS}(?:been |still |currently |now )?(?<bare>on|taking)) (?:a (?:low|high|small|daily) dose of |\\d+ ?mg (?:of )?|daily |some )?(?<what>(?:${alt(MEDICINES)})(?: (?:and|&) (?:${alt(MEDICINES)}))?)(?![a-z-])`,
  ),
  draft: (match) => {
    const whose = match.raw('on') === undefined || /^(?:i|we|my)\b/u.test(match.text)
    const kin = match.raw('on') !== undefined && /^my\b/u.test(match.text)
    if (!whose || kin || match.raw('pron') === 'it' || denialOf(match) !== undefined) return null
    return state(match, 'health', match.capture('what'))
  },
  examples: [
    { text: "I've been on losartan for two years", cards: [{ slot: 'health', value: 'losartan' }] },
    { text: 'my dad takes warfarin', cards: [{ slot: 'health', value: 'warfarin', entity: 'user.father' }] },
  ],
  counterExamples: [
    'is ozempic safe?',
    'should I take melatonin?',
    "he's on prozac",
    "I don't take steroids",
  ],
})
