import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { DOES, LEADS, rx } from '../../text/patterns.ts'
import { stripLead } from '../../text/capture.ts'

/** "I eat a raw diet", "I mostly eat vegan", "I'm trying to eat less sugar". */
export const dietEat: ExtractionRule = defineRule({
  id: 'en/diet.eat',
  priority: 92,
  confidence: 0.94,
  anchors: [
    'cut down',
    'cut out',
    'cut back',
    'trying to',
    'try to',
    'diet',
    'eat ',
    'eats ',
    'eating',
    'vegan',
    'vegetarian',
    'keto',
  ],
  pattern: rx(
    `(?:${DOES}(?:eats?|follows?|have|has|keep|keeps|am on|go on)|\\bi(?:'m| am) (?:currently |now )?(?:on|following|eating)) (?:mostly |only |mainly |just )?(?<diet>(?:an? |my |the )?(?:strict |fresh and |plant-based |mostly )*(?:[a-z-]+ ){1,3}diet|(?:vegan|vegetarian|plant-based|plant based|raw|kosher|halal|keto|paleo|gluten free|gluten-free)(?=$|,| (?:and|but|because|so|most|now|at|for|since|food|foods|too|these|on|when|only|all|every)\\b))(?![a-z-])|\\b(?:i(?:'m| am) trying to|i try to) (?<less>cut (?:down on|out|back on) [a-z ]{3,25}|(?:give up|avoid) (?:sugar|carbs|meat|dairy|gluten|bread|alcohol|caffeine|coffee|junk food)|eat (?:less|more|fewer|healthier|healthy)[^.;:!?()"\\n]{0,50})|^${LEADS}(?:currently |now |been )?(?:doing|on|following|eating) (?<doing>keto|paleo|(?:a |the )?(?:[a-z-]+ )?diet|vegan|vegetarian|plant[- ]based|gluten[- ]free|halal|kosher|low[- ]carb|intermittent fasting)\\b|\\bi(?:'m| am) (?:doing|on) (?:the )?(?<doing2>keto|paleo|atkins|whole30|low[- ]carb|intermittent fasting)\\b|(?:\\bi(?:'ve| have)? (?:recently |just |finally )?|^${LEADS})(?:gone|went|became|become|turned|going) (?<went>vegan|vegetarian|keto|gluten free|pescatarian)`,
  ),
  draft: (match) => {
    const value =
      match.capture('diet') ??
      match.capture('less') ??
      match.capture('went') ??
      match.capture('doing') ??
      match.capture('doing2')
    const changed = match.raw('went') !== undefined
    return state(
      match,
      'diet',
      value && stripLead(value, /^(?:an?|my|the) /iu),
      changed ? { relation: 'updates' } : {},
    )
  },
  examples: [
    { text: 'I mostly eat a raw food diet', cards: [{ slot: 'diet', value: 'raw food diet' }] },
    { text: 'I went vegan in March', cards: [{ slot: 'diet', value: 'vegan', relation: 'updates' }] },
  ],
  counterExamples: ['do you eat vegan?', 'he is on a diet'],
})
