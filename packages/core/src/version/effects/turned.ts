import type { CardReader } from '../../plugin/cards.ts'
import type { CardDraft, MemoryCard } from '../../types/card.ts'
import { asPartOf } from '../bind-generic.ts'
import type { DraftSource } from '../source.ts'
import { plainOf } from './made.ts'
import type { Told } from './told.ts'

/** So many of one's people have an age at most. */
const AGED = 50
const FIRST_NUMBER = /\d+/u

/** "It was his fifth birthday": of the one who can have turned so old since their age was told. */
export async function turned(
  cards: CardReader,
  draft: Told,
  age: number,
  { saidAt }: Pick<DraftSource, 'saidAt'>,
): Promise<readonly CardDraft[]> {
  const { rows } = await cards.list({ limit: AGED, order: 'newest' }, { slot: 'age', active: true })
  const knownAge = ({ value, normal }: MemoryCard) => Number(FIRST_NUMBER.exec(normal ?? value)?.[0])
  const whose = draft.entity === 'user' ? rows : rows.filter(({ entity }) => entity === draft.entity)
  const meant = whose.filter(
    (card) => card.lastSeenAt <= saidAt && isNext(knownAge(card), age, saidAt - card.lastSeenAt),
  )
  const [card] = meant
  if (card === undefined || meant.length > 1) return []
  const bound = asPartOf(card, plainOf(draft), `effect: who was ${card.value} turned ${String(age)}`)
  return [
    {
      ...bound,
      value: String(age),
      normal: String(age),
      polarity: card.polarity,
      relation: 'updates',
      tense: 'current',
    },
  ]
}

const YEAR = 366 * 24 * 60 * 60 * 1000

/** Whether an age follows on one that was told so long ago. */
const isNext = (known: number, age: number, since: number): boolean =>
  age > known && age - known <= 1 + Math.ceil(since / YEAR)
