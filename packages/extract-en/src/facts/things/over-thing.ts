import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { PHRASE, rx } from '../../text/patterns.ts'
import { I_HAVE, overIn, thingOf } from '../../text/over.ts'

const SLOTS = ['vehicle', 'device', 'owns']
const RID = 'sold|flogged|traded in|got rid of|gave away|scrapped|binned|ditched|dumped|donated'

/** "Sold the camper", "had to scrap the Golf": what the memory knows as a vehicle, a device or a possession is one no longer. */
const rid = defineRule({
  id: 'en/over.thing-rid',
  priority: 50,
  confidence: 0.92,
  anchors: [
    'sold ',
    'sell ',
    'flogged',
    'traded',
    'rid of',
    'gave away',
    'scrap',
    'binned',
    'ditched',
    'dumped',
    'donated',
  ],
  pattern: rx(
    `${I_HAVE}(?:${RID}|had to (?:sell|scrap|get rid of|bin|dump))(?: off)? (?:the|my|our) (?<what>${PHRASE})`,
  ),
  draft: (match) => overIn(SLOTS, thingOf(match.capture('what'))),
  examples: [
    {
      text: 'sold the camper in the end',
      cards: [{ slot: 'vehicle', value: 'camper', relation: 'retracts' }],
    },
  ],
  counterExamples: [
    'he sold the camper',
    'did I sell the camper?',
    'I want to sell the camper',
    'if I sold the camper I could travel',
    'my dad says I should have sold the camper',
  ],
})

const LOST =
  '(?:gone|went|going) to (?:the )?(?:scrap(?:yard|heap)?|recycling|dump|tip|charity)|(?:was|got|has been|been|were) (?:stolen|nicked|written off|totall?ed|scrapped|replaced)|(?:gave|has given|given) up the ghost|bit the dust|is no more'

/** "The iPhone went to recycling", "my bike got stolen". */
const lost = defineRule({
  id: 'en/over.thing-lost',
  priority: 50,
  confidence: 0.92,
  anchors: [
    'to scrap',
    'to the ',
    'recycling',
    'to charity',
    'stolen',
    'nicked',
    'written off',
    'totaled',
    'totalled',
    'scrapped',
    'replaced',
    'the ghost',
    'the dust',
    'is no more',
  ],
  pattern: rx(
    `\\b(?:the|my|our) (?<what>[a-z0-9-]+(?: (?!(?:my|our|the|said|says|thinks)\\b)[a-z0-9-]+){0,3}?)(?:'s)? (?:has |just |finally |sadly |recently )*(?:${LOST})\\b`,
  ),
  draft: (match) =>
    overIn(SLOTS, /\b(?:of|in|on) $/u.test(match.before) ? null : thingOf(match.capture('what'))),
  examples: [
    {
      text: 'the iPhone 8 finally went to recycling',
      cards: [{ slot: 'device', value: 'iPhone 8', relation: 'retracts' }],
    },
  ],
  counterExamples: [
    'was my bike stolen?',
    'his bike got stolen',
    'if my bike got stolen I would cry',
    'I dreamt my bike got stolen',
    'my bike needs new tyres',
  ],
})

export const overThing: readonly ExtractionRule[] = [rid, lost]
