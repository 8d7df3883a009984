import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { wordSet } from '../../lexicon/grammar/words.ts'
import { LEADS, rx } from '../../text/patterns.ts'
import { cutAt, keyOf, stripLead } from '../../text/capture.ts'

/** What people take every day and change one for another. */
const TAKEN = wordSet(
  'coffee, decaf, decaf coffee, instant coffee, black coffee, espresso, tea, green tea, black tea, herbal tea, matcha, chai, milk, oat milk, almond milk, soy milk, soya milk, skimmed milk, whole milk, water, sparkling water, juice, coke, diet coke, coke zero, pepsi, diet pepsi, soda, beer, wine, red wine, white wine, cider, non-alcoholic beer, alcohol, whisky, gin, vodka, cigarettes, vaping, smoking, e-cigarettes, nicotine gum, butter, margarine, sugar, honey, sweetener, stevia, bread, sourdough, rice, brown rice, white rice, pasta, meat, fish, chicken, tofu, a vegan diet, running, walking, cycling, swimming, yoga, pilates, weights, the gym, driving, the bus, the train, public transport, my bike, audiobooks, podcasts, e-books, ebooks, paper books, night shifts, day shifts, nights, days, morning workouts, evening workouts, meditation',
)
const END =
  /\s(?:because|since|for|so|last|this|a (?:few|week|month|year)|two|three|in|on|when|after|and|but|lately|recently|now|instead|these days|doctors?|thanks|to (?!work))\b/iu

/** "I switched from coffee to tea", "swapped beer for wine": one habit in place of another. */
const switched = defineRule({
  id: 'en/habit.switched',
  priority: 100,
  confidence: 0.93,
  anchors: ['switched', 'swapped', 'changed from', 'moved from', 'went from', 'moved on from'],
  pattern: rx(
    `(?:\\b(?:i|we)(?:'ve| have|ve)? |^${LEADS})(?:just |recently |finally |now |also )?(?:(?:switched|changed|moved|moved on|went)(?: over)?(?: from (?:drinking |eating |doing |having )?(?<old>[a-z][a-z -]{1,25}?))? to (?:drinking |eating |doing |having )?(?<fresh>[a-z][a-z -]{1,40})|swapped (?:my )?(?<was>[a-z][a-z -]{1,25}?) for (?<is>[a-z][a-z -]{1,40}))`,
  ),
  draft: (match) => {
    const fresh = match.capture('fresh') ?? match.capture('is')
    const old = match.capture('old') ?? match.capture('was')
    const value = fresh && cutAt(fresh, END)
    const bare = value && stripLead(value, /^(?:just|only|my) /iu)
    if (
      !bare ||
      !TAKEN.has(keyOf(bare.text)) ||
      /\b(?:if|should|would|he|she|they|you) $/u.test(match.before)
    )
      return null
    const now = { slot: 'habit', value: bare, relation: 'updates' as const }
    return old && TAKEN.has(keyOf(old.text))
      ? [now, { slot: 'habit', value: old, relation: 'retracts' as const }]
      : now
  },
  examples: [
    {
      text: 'I switched from coffee to matcha',
      cards: [
        { slot: 'habit', value: 'matcha', relation: 'updates' },
        { slot: 'habit', value: 'coffee', relation: 'retracts' },
      ],
    },
    { text: 'switched to decaf last month', cards: [{ slot: 'habit', value: 'decaf', relation: 'updates' }] },
  ],
  counterExamples: ['should I switch from coffee to tea?', 'he switched to tea', 'I switched to plan B'],
})

export const switchedHabits: readonly ExtractionRule[] = [switched]
