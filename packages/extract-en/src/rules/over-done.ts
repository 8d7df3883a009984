import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { PHRASE, rx } from '../patterns.ts'
import { cutAt } from '../text/capture.ts'
import { I_HAVE, overIn, thingOf } from '../text/over.ts'

const AIMS = ['project', 'plan', 'goal']
/** Half of it is left to do. */
const PARTLY = /\b(?:half|part|almost|nearly|not|never|isn't|isnt|ain't|day|chapter|draft|first)\b/u

/** "Finished the Dublin marathon", "passed my driving test": what was aimed at has been reached. */
const reached = defineRule({
  id: 'en/over.aim-reached',
  priority: 50,
  confidence: 0.92,
  anchors: [
    'finished',
    'completed',
    'passed',
    'ran the',
    'ran my',
    'submitted',
    'handed in',
    'published',
    'launched',
    'climbed',
    'wrapped up',
  ],
  pattern: rx(
    `${I_HAVE}(?:finished|completed|passed|ran|submitted|handed in|published|launched|climbed|wrapped up)(?: off)?(?: (?:writing|building|knitting|making|reading|renovating|restoring|painting))? (?:the|my|our) (?<what>${PHRASE})`,
  ),
  draft: (match) => overIn(AIMS, PARTLY.test(match.text) ? null : thingOf(match.capture('what'))),
  examples: [
    {
      text: 'finished the Dublin marathon this morning',
      cards: [{ slot: 'plan', value: 'Dublin marathon', relation: 'retracts' }],
    },
  ],
  counterExamples: [
    'she finished the marathon',
    'have I finished the marathon?',
    'I want to have finished the marathon by noon',
    'I almost finished the marathon',
    'I half finished the shed',
  ],
})

/** "The shed's finished", "the kitchen is all done": it is worked on no longer. */
const done = defineRule({
  id: 'en/over.project-done',
  priority: 50,
  confidence: 0.92,
  anchors: ['finished', 'done', 'complete', 'built'],
  pattern: rx(
    `(?:^|\\b(?:the|my|our) )(?<what>[a-z][^,.;:!?()"\\n]{1,28}?)(?:'s| is|s)(?: now| finally| all| officially| completely| fully| basically)* (?:finished|done|complete|completed|built|done and dusted)(?=$|[,.!]| (?:at last|and|now|so|after)\\b)`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    return overIn(
      ['project'],
      PARTLY.test(match.text) ? null : thingOf(what && (cutAt(what, /\s(?:that|which|i)\b/iu) ?? what)),
    )
  },
  examples: [
    {
      text: "shed's finished, painted it green",
      cards: [{ slot: 'project', value: 'shed', relation: 'retracts' }],
    },
  ],
  counterExamples: [
    'is the shed finished?',
    "the shed isn't finished",
    'the shed is half finished',
    'the shed is almost done',
    'when the shed is finished we will party',
  ],
})

export const overDone: readonly ExtractionRule[] = [reached, done]
