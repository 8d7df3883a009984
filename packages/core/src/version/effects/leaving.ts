import { isDenial } from '../../facts/keys.ts'
import type { ValueForms } from '../../plugin/versioner.ts'
import type { CardReader } from '../../plugin/cards.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { Outcome } from './table.ts'
import { isOf } from './told.ts'
import type { Told } from './told.ts'

/** So much is known of one relative at most that ends with them. */
const OF_ONE = 200

/** What is known of those one parts from, or of one who died. */
export async function leaving(
  cards: CardReader,
  draft: Told,
  { leaves = [], wholeBut }: Outcome,
  values: ValueForms,
): Promise<readonly MemoryCard[]> {
  const { entity } = draft
  const of = async (one: string) =>
    (await cards.list({ limit: OF_ONE, order: 'newest' }, { entity: one, active: true })).rows
  if (wholeBut !== undefined) {
    if (entity === 'user') return []
    const theirs = (await of(entity)).filter((card) => !isOf(card.slot, wholeBut) && isOfOne(card, draft))
    return [...theirs, ...(await onlyPet(cards, entity))]
  }
  const found: MemoryCard[] = []
  for (const relation of entity === 'user' ? leaves : []) {
    const theirs = await of(`${entity}.${relation}`)
    if (!isMeant(theirs, draft, values)) continue
    found.push(...theirs, ...(await cards.active(entity, [`family.${relation}`, `relation.${relation}`])))
  }
  return found
}

/** Of several brothers it is the one who is named. */
const isOfOne = (card: MemoryCard, { facet }: Told): boolean =>
  facet === null || card.facet === null || card.facet === facet

/** Who has one animal has none when it dies. */
async function onlyPet(cards: CardReader, entity: string): Promise<readonly MemoryCard[]> {
  if (!entity.endsWith(PET)) return []
  const pets = (await cards.active(entity.slice(0, -PET.length), ['pet'])).filter((card) => !isDenial(card))
  return pets.length === 1 ? pets : []
}
const PET = '.pet'

/** "Mel and I broke up" is of who is called so, or of the one whose name is not known. */
function isMeant(theirs: readonly MemoryCard[], { value }: Told, values: ValueForms): boolean {
  const names = theirs.filter(({ slot }) => slot === 'name' || slot === 'nickname')
  return value === '' || names.length === 0 || names.some((card) => values.pointsAt(value, card.value))
}
