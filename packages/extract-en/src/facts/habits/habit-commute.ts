import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { DOES, rx } from '../../text/patterns.ts'

const BY =
  '(?:by (?:bus|train|car|bike|bicycle|tube|metro|subway|tram|ferry|taxi|boat|motorbike|scooter|underground)|on foot|on the (?:bus|train|tube|metro|subway|tram|ferry))'

/** "I go to work by train", "my daughter gets to school on foot": how one goes there each day. */
export const habitCommute: ExtractionRule = defineRule({
  id: 'en/habit.commute',
  priority: 96,
  confidence: 0.93,
  anchors: [
    'by bus',
    'by train',
    'by car',
    'by bike',
    'by bicycle',
    'by tube',
    'by metro',
    'by subway',
    'by tram',
    'by ferry',
    'by taxi',
    'by boat',
    'by motorbike',
    'by scooter',
    'by underground',
    'on foot',
    'on the bus',
    'on the train',
    'on the tube',
    'on the metro',
    'on the subway',
    'on the tram',
    'on the ferry',
  ],
  pattern: rx(
    `${DOES}(?<what>(?:go|goes|get|gets|come|comes|travel|travels|commute|commutes) to (?:my |the )?(?:school|work|college|uni|university|class|the office|office|campus) ${BY})(?![a-z-])`,
  ),
  draft: (match) => state(match, 'habit', match.capture('what')),
  examples: [
    { text: 'I go to work by train', cards: [{ slot: 'habit', value: 'go to work by train' }] },
    {
      text: 'my daughter gets to school on foot',
      cards: [{ slot: 'habit', value: 'gets to school on foot', entity: 'user.daughter' }],
    },
  ],
  counterExamples: ['can I go to work by train?', 'they go to school by bus', 'he gets to work on foot'],
})
