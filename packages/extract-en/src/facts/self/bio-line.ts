import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { ZODIAC } from '../../lexicon/self/nationalities.ts'
import { alt, rx } from '../../text/patterns.ts'

/** "She/her, 24, nurse": pronouns that open a profile. */
const pronouns = defineRule({
  id: 'en/gender.pronouns',
  priority: 92,
  confidence: 0.93,
  anchors: ['she/her', 'he/him', 'they/them', 'she/they', 'he/they'],
  pattern: rx(
    '(?:^|\\b(?:my pronouns are|pronouns:?|i use|i go by) )(?<what>(?:she|he|they)\\/(?:her|him|them|they)(?:\\/(?:hers|his|theirs))?)(?=$|[ ,.;|!])(?! (?:pronouns|is|was|are|has|had|will|would|can|and i|said))',
  ),
  draft: (match) => {
    const what = match.capture('what')
    return what ? { slot: 'gender', value: what } : null
  },
  examples: [{ text: 'she/her, 24, nurse', cards: [{ slot: 'gender', value: 'she/her' }] }],
  counterExamples: ['she/her said so', 'does he/him know?', 'the form says she/her'],
})

/** "Taurus sun, gemini moon": the sun's sign is one's own. */
const sun = defineRule({
  id: 'en/zodiac.sun',
  priority: 92,
  confidence: 0.93,
  anchors: [' sun'],
  pattern: rx(
    `(?:^|, |\\b(?:i'm an?|im an?|i am an?|my) )(?<what>${alt(ZODIAC)}) sun(?=$|[,.!/]| (?:and|with)\\b)`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    return what ? { slot: 'zodiac', value: what } : null
  },
  examples: [{ text: 'taurus sun, gemini moon', cards: [{ slot: 'zodiac', value: 'taurus' }] }],
  counterExamples: ['is he a taurus sun?', 'the summer sun', 'the gemini sun dress'],
})

/** "Open to work", "open to commissions": what a profile looks for. */
const open = defineRule({
  id: 'en/goal.open-to',
  priority: 86,
  confidence: 0.93,
  anchors: ['open to ', 'open for '],
  pattern: rx(
    "(?:^|, |\\b(?:i'm|i am|im|and|now|currently) )(?<what>open (?:to|for) (?:new )?(?:(?:remote|full-time|part-time|freelance|contract|commission|design|writing) )?(?:work|freelance|freelancing|commissions?|contracts?|opportunities|collabs?|collaborations?|roles?|offers|gigs|jobs?|relocation|relocating))(?![a-z])",
  ),
  draft: (match) => {
    const what = match.capture('what')
    return what ? { slot: 'goal', value: what } : null
  },
  examples: [{ text: 'open to freelance work', cards: [{ slot: 'goal', value: 'open to freelance work' }] }],
  counterExamples: ['are you open to work?', 'the shop is open for work', "he's open to offers"],
})

export const bioLine: readonly ExtractionRule[] = [pronouns, sun, open]
