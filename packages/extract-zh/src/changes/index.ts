import type { AnswerTimes, ChangeWording, WordedChange } from '@recollect/core/extraction'
import { dated } from '../answers/chain.ts'
import { listed } from '../answers/forms.ts'
import type { Register } from '../answers/index.ts'
import type { Voice } from '../answers/sentence.ts'
import { requestWords } from './requests.ts'
import { changeClause } from './sentences.ts'

/** What one was asked to keep to is repeated as it was said. */
const isAdded = ({ what, card }: WordedChange): boolean => what === 'added' && card.slot !== 'instruction'

function describe(changes: readonly WordedChange[], voice: Voice, times: AnswerTimes): string {
  const lead = changes.every(({ what }) => what === 'repeated') ? '我已经知道' : '记下了'
  const apart = changes
    .filter((change) => !isAdded(change))
    .map((change) => changeClause(change, voice, times))
  const cards = changes.filter(isAdded).map(({ card }) => dated(card, times))
  return `${lead}：${[...apart, ...listed(cards, voice)].join('；')}。`
}

/** Chinese wording of what changed. */
export function changesIn(register: Register): ChangeWording {
  const voice = { you: register === 'polite' ? '您' : '你' }
  return {
    describe: (changes, times) => describe(changes, { ...voice, question: times.said ?? '' }, times),
    request: (request, times) => requestWords(request, voice, times),
  }
}
