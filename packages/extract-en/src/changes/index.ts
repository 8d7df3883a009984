import type { MemoryCard } from '@recollect/core'
import type { AnswerTimes, ChangeWording, WordedChange } from '@recollect/core/extraction'
import { dated } from '../answers/chain.ts'
import { groupsOf } from '../answers/lists.ts'
import { lower } from '../answers/sentence.ts'
import { requestWords } from './requests.ts'
import { added, changeSentence } from './sentences.ts'

/** What begins with words of the user's own, as they were said. */
const isOwn = ({ slot, facet }: MemoryCard): boolean =>
  slot === 'instruction' || (slot === 'named_thing' && facet !== null && facet === facet.toLowerCase())

const isAdded = ({ what, card }: WordedChange): boolean => what === 'added' && !card.slot.startsWith('event_')

function describe(changes: readonly WordedChange[], times: AnswerTimes): string {
  const lead = changes.every(({ what }) => what === 'repeated') ? 'I knew that already' : 'Noted'
  const apart = changes.filter((change) => !isAdded(change)).map((change) => changeSentence(change, times))
  const cards = changes.filter(isAdded).map(({ card }) => dated(card, times))
  const said = [...apart, ...groupsOf(cards).map(added)]
  return `${lead}: ${begun(said.join(' '), changes)}`
}

/** Sentences about the user go on behind a colon in small letters; names keep theirs. */
const begun = (text: string, [first]: readonly WordedChange[]): string =>
  /^(?:You|Your|It|That|Where|What|Sources)\b/u.test(text) ||
  (first && isOwn(first.card) && !/^I\b/u.test(text))
    ? lower(text)
    : text

/** English wording of what changed. */
export const changes: ChangeWording = { describe, request: requestWords }
