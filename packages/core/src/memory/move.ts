import type { MoveResult } from '../api/writes.ts'
import { recorded } from '../changes/record.ts'
import type { Engine } from '../engine.ts'
import { InvalidInputError, NotFoundError } from '../errors/errors.ts'
import { isDenial } from '../facts/keys.ts'
import { checkFact } from '../input/fact.ts'
import { checkId, toVersionKey } from '../input/values.ts'
import { checkScope } from '../input/scope.ts'
import type { MemoryCard } from '../types/card.ts'
import { factContext, putFacts } from './put.ts'
import { undo } from './undo.ts'

/**
 * Hands what holds of a fact over to another scope: it is stated there first and ended here then, so that a crash between the two leaves
 * it in both and loses it in neither.
 */
export async function move(
  engine: Engine,
  scope: string,
  target: { readonly card: string } | { readonly slot: string },
  to: string,
): Promise<MoveResult> {
  const other = checkScope(to)
  if (other === scope) throw new InvalidInputError('The fact is in this scope already. Name another one.')
  if (typeof target !== 'object' || target === null || 'card' in target === 'slot' in target)
    throw new InvalidInputError('Say what to hand over with exactly one of { card }, { slot }.')
  const moved = await factsOf(engine, scope, target)
  const facts = moved.map((card) => asFact(engine, card))
  const [here, there] = [engine.ids.next(engine.clock.now()), engine.ids.next(engine.clock.now())]
  const given = await recorded(engine, other, (recording) =>
    putFacts(engine, recording, facts, { kind: 'move', id: there, note: { from: scope } }),
  )
  const ends = facts.map(({ draft, ...fact }) => ({
    ...fact,
    draft: { ...draft, relation: 'retracts' as const, validFrom: null, validTo: null },
    metadata: { movedTo: other },
    expiresAt: null,
  }))
  try {
    await recorded(engine, scope, (recording) =>
      putFacts(engine, recording, ends, { kind: 'move', id: here, note: { to: other, peer: there } }),
    )
  } catch (error) {
    await undo(engine, other, there)
    throw error
  }
  return { change: here, cards: given.flatMap(({ card }) => card ?? []) }
}

/** What holds of the fact. @throws NotFoundError when nothing does */
async function factsOf(
  { store }: Engine,
  scope: string,
  target: { readonly card: string } | { readonly slot: string },
): Promise<readonly MemoryCard[]> {
  const [name, found] =
    'card' in target
      ? [checkId('a card', target.card), await store.read(scope, ({ cards }) => cards.get(target.card))]
      : [target.slot, await historyOf(store, scope, target.slot)]
  const facts = [found ?? []].flat().filter((card) => card.active && !isDenial(card))
  if (facts.length === 0) throw new NotFoundError('card', name)
  return facts
}

const historyOf = (store: Engine['store'], scope: string, slot: string) =>
  store.read(scope, ({ cards }) => cards.history(toVersionKey(slot)))

function asFact(engine: Engine, card: MemoryCard) {
  const { entity, slot, value, kind, polarity, confidence, normal, facet, validFrom, validTo } = card
  const checked = checkFact({ entity, slot, value, kind, polarity, confidence }, factContext(engine))
  const draft = { ...checked.draft, normal, facet, validFrom, validTo }
  return { ...checked, draft, source: card.session, expiresAt: card.expiresAt, metadata: card.extra }
}
