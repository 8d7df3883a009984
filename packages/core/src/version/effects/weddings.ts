import type { ValueForms } from '../../plugin/versioner.ts'
import type { CardReader } from '../../plugin/cards.ts'
import type { CardDraft, MemoryCard } from '../../types/card.ts'
import { asPartOf } from '../bind-generic.ts'
import { endOf, plainOf } from './made.ts'
import { ONCE_MARRIED, PARTNERS } from './partners.ts'
import type { Told } from './told.ts'

/** So much is known of one partner at most. */
const OF_ONE = 200

interface Partner {
  readonly relation: string
  readonly facts: readonly MemoryCard[]
}

/** "Mel and I got married": the girlfriend called so is the wife, with all that is known of her. Whom relatives marry is not kept. */
export async function wedding(
  cards: CardReader,
  draft: Told,
  values: ValueForms,
): Promise<readonly CardDraft[]> {
  if (draft.entity !== 'user') return []
  const partners = await partnersOf(cards)
  const named = partners.filter(({ facts }) => isCalled(facts, draft.value, values))
  const [meant, other] = named
  // Nobody is known by another name: then it is whoever is named now.
  if (partners.length === 0 && draft.value !== '') return [spouseCalled(draft)]
  if (meant === undefined || other !== undefined) return []
  const now = ONCE_MARRIED.get(meant.relation)
  if (now === undefined) return []
  const existing = await cards.active('user', [`family.${meant.relation}`, `relation.${meant.relation}`])
  return [
    ...existing.map((card) => endOf(card, draft)),
    ...meant.facts.flatMap((card) => carried(card, now, draft)),
  ]
}

async function partnersOf(cards: CardReader): Promise<readonly Partner[]> {
  const all = await Promise.all(
    PARTNERS.map(async (relation) => {
      const filter = { entity: `user.${relation}`, active: true }
      const { rows } = await cards.list({ limit: OF_ONE, order: 'newest' }, filter)
      return { relation, facts: rows }
    }),
  )
  return all.filter(({ facts }) => facts.length > 0)
}

/** Who has no name yet may be called anything. */
function isCalled(facts: readonly MemoryCard[], name: string, values: ValueForms): boolean {
  const names = facts.filter(({ slot }) => slot === 'name' || slot === 'nickname')
  return name === '' || names.length === 0 || names.some(({ value }) => values.pointsAt(name, value))
}

/** A fact of one relation as that of another, with its dates. */
function carried(card: MemoryCard, relation: string, draft: Told): readonly CardDraft[] {
  const { value, normal, polarity, when, eventDate, validFrom, validTo } = card
  const plain = asPartOf(card, plainOf(draft), `effect: ${card.entity} is user.${relation}`)
  const fact = {
    ...plain,
    entity: `user.${relation}`,
    value,
    normal,
    polarity,
    when,
    eventDate,
    validFrom,
    validTo,
  }
  return [endOf(card, draft), { ...fact, relation: 'sets', tense: 'current' }]
}

const spouseCalled = (draft: Told): CardDraft => ({
  ...plainOf(draft),
  ...{ kind: 'profile', entity: 'user.spouse', slot: 'name', normal: null, polarity: 'positive' },
  relation: 'sets',
  tense: 'current',
})
