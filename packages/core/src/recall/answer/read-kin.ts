import type { ScopeView } from '../../plugin/store.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { Detection } from '../../types/question.ts'

const RELATIVE = /^(?:family|relation)\.(?<who>[a-z_]+)$/u
/** Relations looked up for one question. */
const MOST = 3
/** What is told of somebody first: a name says more than the rest. */
const TOLD = [
  'name',
  'nickname',
  'age',
  'occupation',
  'location',
  'birthday',
  'employer',
  'school',
  'education',
  'likes',
]

/** What is known of the relatives and animals a question asks for. One look-up for each kind. */
export async function readKin(view: ScopeView, { entity, slots }: Detection): Promise<readonly MemoryCard[]> {
  if (entity !== 'user') return []
  const kinds = slots.flatMap((slot) =>
    slot === 'pet' ? slot : (RELATIVE.exec(slot)?.groups?.['who'] ?? []),
  )
  const found = await Promise.all(kinds.slice(0, MOST).map((kind) => view.cards.active(`user.${kind}`, TOLD)))
  return found.flat().sort((a, b) => TOLD.indexOf(a.slot) - TOLD.indexOf(b.slot))
}
