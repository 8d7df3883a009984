import { isDenial } from '../../facts/keys.ts'
import type { CardReader } from '../../plugin/cards.ts'
import type { CardDraft, MemoryCard } from '../../types/card.ts'
import type { EpochMs } from '../../types/item.ts'
import { asPartOf } from '../bind-generic.ts'
import { endOf, plainOf } from './made.ts'
import { isPartner } from './partners.ts'
import type { Told } from './told.ts'

export interface Counting {
  /** How many a fact says there are; null where it says none. */
  readonly countOf: (card: MemoryCard) => number | null
  /** What the message states itself, as `entity:slot`: an event changes none of it. */
  readonly stated: ReadonlySet<string>
}

/** Whose child it is: a partner's is the speaker's. */
const parentOf = ({ entity }: Told): string => (isPartner(entity) ? 'user' : entity)

/** So long after it a birth is news. */
const NEWS = 60 * 24 * 60 * 60 * 1000

const isNews = ({ eventDate }: Told, saidAt: EpochMs): boolean => {
  const at = eventDate?.from ?? null
  return at !== null && at <= saidAt && saidAt - at < NEWS
}

/** What a birth makes of the children that are known: one more where it is news, else that there is one. */
export async function childrenAfter(
  cards: CardReader,
  draft: Told,
  isExpected: boolean,
  saidAt: EpochMs,
  { countOf, stated }: Counting,
): Promise<readonly CardDraft[]> {
  const { born } = draft.effect
  if (born === undefined) return []
  const entity = parentOf(draft)
  const slot = `family.${born.as}`
  const slots = [...new Set(['family.child', slot])]
  const held = (await cards.active(entity, slots)).filter((card) => !isDenial(card))
  const isMore = isExpected || isNews(draft, saidAt)
  const open = held.filter((card) => card.slot === slot || !stated.has(card.versionKey))
  const counts = isMore ? open.flatMap((card) => countedOn(card, draft, born.many, countOf(card))) : []
  return held.some((card) => card.slot === slot)
    ? counts
    : [...counts, first(draft, entity, slot, born.words)]
}

function countedOn(card: MemoryCard, draft: Told, many: number, known: number | null): readonly CardDraft[] {
  if (known === null) return []
  const value = String(known + many)
  const plain = asPartOf(card, plainOf(draft), `effect: ${String(many)} more than "${card.value}"`)
  return [
    endOf(card, draft),
    { ...plain, value, normal: null, polarity: card.polarity, relation: 'sets', tense: 'current' },
  ]
}

const first = (draft: Told, entity: string, slot: string, value: string): CardDraft => ({
  ...plainOf(draft),
  ...{ kind: 'relationship', entity, slot, value, normal: null, polarity: 'positive' },
  relation: 'sets',
  tense: 'current',
})
