import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { rx } from '../../text/patterns.ts'
import { felt, SO, THING } from '../../text/felt.ts'

const NEG = { polarity: 'negative' as const }

/** "Heights freak me out", "deep water has always terrified me", "my biggest phobia is clowns". */
const frightens = defineRule({
  id: 'en/fear.frightens',
  priority: 74,
  confidence: 0.92,
  anchors: [
    'freak',
    'terrif',
    'scare',
    'petrif',
    'creep',
    'heebie',
    'willies',
    'frighten',
    'spook',
    'shivers',
    'panic',
    'nightmares',
    'palpitations',
    'goosebumps',
    'cold sweats',
    'the chills',
    'the jitters',
    'jeebies',
    'my biggest fear',
    'my greatest fear',
  ],
  pattern: rx(
    `${THING} ${SO}(?:(?:has|have) (?:always |long )?(?:terrified|scared|frightened|freaked out|petrified) me|gives? me (?:the (?:creeps|heebie-?jeebies|willies|shivers|heebies)|nightmares|panic attacks|palpitations|goosebumps|cold sweats|the chills|the jitters)|(?:freaks?|creeps?|spooks?|wigs?) me (?:the (?:hell|fuck|heck) )?out|(?:terrif(?:y|ies)|petrif(?:y|ies)|scares?|frightens?|spooks?) (?:me|the (?:life|hell|shit|crap|heck|bejesus|living daylights) out of me)|(?:is|are) ${SO}(?:my (?:biggest|greatest|worst|number one|only|main|deepest) (?:fear|phobia)|terrifying to me|scary (?:to|for) me))`,
  ),
  draft: (match) => felt(match, 'fear', NEG),
  examples: [
    { text: 'deep water has always terrified me', cards: [{ slot: 'fear', value: 'deep water' }] },
    { text: 'balloons freak me out', cards: [{ slot: 'fear', value: 'balloons' }] },
  ],
  counterExamples: ['you scare me', 'that freaks me out', 'do moths scare you?', 'he creeps me out'],
})

export const fears: readonly ExtractionRule[] = [frightens]
