import type { Provenance, ProvenanceMessage, ProvenancePath } from '../api/provenance.ts'
import type { Engine } from '../engine.ts'
import { NotFoundError } from '../errors/errors.ts'
import { checkId } from '../input/values.ts'
import type { MemoryCard } from '../types/card.ts'
import type { Change, ChangeKind } from '../types/change.ts'
import type { MemoryItem } from '../types/item.ts'
import { restatedIn } from '../version/restated.ts'

/** Who said a fact, and how it got here. Three look-ups. @throws NotFoundError when the scope has no such card. */
export const provenance = ({ store }: Engine, scope: string, id: string): Promise<Provenance> =>
  store.read(scope, async ({ cards, items, changes }) => {
    const card = await cards.get(checkId('a card', id))
    if (card === null) throw new NotFoundError('card', id)
    const [item, maker] = await Promise.all([
      card.itemId === null ? null : items.get(card.itemId),
      changes.makerOf('card', card.seq),
    ])
    return {
      card,
      path: pathOf(card, maker),
      message: item && messageOf(card, item),
      source: card.itemId === null ? card.session : null,
      rule: card.rule,
      pack: card.pack,
      saidAgainIn: restatedIn(card),
      change: maker && shortOf(maker),
    }
  })

const shortOf = ({ id, kind, at, batch, undoneBy }: Change): NonNullable<Provenance['change']> => ({
  ...{ id, kind, at, batch, undoneBy },
})

const BY_KIND: Readonly<Partial<Record<ChangeKind, ProvenancePath>>> = {
  put: 'put',
  correct: 'correction',
  move: 'move',
  import: 'import',
  repair: 'repair',
  discover: 'model',
}

/** As cards of forms name their pack. */
const FORM = 'form'

function pathOf({ pack }: MemoryCard, maker: Change | null): ProvenancePath {
  const told = maker && BY_KIND[maker.kind]
  if (told) return told
  if (pack === null) return maker === null ? 'unknown' : 'put'
  return pack === FORM ? 'form' : 'rule'
}

function messageOf({ span }: MemoryCard, item: MemoryItem): ProvenanceMessage {
  const { id, role, speaker, session, saidAt, text } = item
  return { id, role, speaker, session, saidAt, span, quote: span && text.slice(span.start, span.end) }
}
