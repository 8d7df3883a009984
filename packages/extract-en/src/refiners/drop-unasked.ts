import type { Refiner } from '@recollect/core/extraction'
import { normalStart } from './context.ts'

/** Answers that mean something only after the question they answer, and the words of that question. */
const NEEDS: ReadonlyMap<string, RegExp> = new Map([
  ['en/favorite.mine', /\bfav/u],
  [
    'en/generic.correction',
    /\b(?:oops|edit|typo|sorry|correction|mistake|i meant|i mean|wait|scratch that|whoops|my bad|make that|changed|has moved|been moved|rescheduled|actually|update|no wait|wait no|nope|instead|not \d)\b/u,
  ],
])

/** "Mine is curling" after "what is your favorite sport?"; alone it could be anything. */
export const dropUnasked: Refiner = {
  id: 'en/drop-unasked',
  refine: (candidate, reading) => {
    // A thing that was named asks for its value: "they changed the gate code, it's 4411".
    const needed = candidate.slot === 'named_thing' ? undefined : NEEDS.get(candidate.rule)
    const before = needed ? reading.text.slice(0, normalStart(candidate, reading)) : ''
    return needed && !needed.test(before) ? { drop: 'nothing before asks for it' } : [candidate]
  },
}
