import type { WriteResult } from '../api/writes.ts'
import { recorded } from '../changes/record.ts'
import type { Engine } from '../engine.ts'
import { InvalidInputError, NotFoundError } from '../errors/errors.ts'
import { checkFact } from '../input/fact.ts'
import { checkId } from '../input/values.ts'
import { isMistake } from '../facts/keys.ts'
import type { MemoryCard } from '../types/card.ts'
import { factContext, putFact } from './put.ts'

/** Puts right one version of a fact, the one that holds or an older one: the value was wrong from the start. */
export async function correct(
  engine: Engine,
  scope: string,
  id: string,
  value: string,
): Promise<WriteResult> {
  const context = factContext(engine)
  const given = checkId('a card', id)
  checkFact({ slot: 'generic', value }, context)
  return recorded(engine, scope, async (recording) => {
    const card = await recording.tx.cards.get(given)
    if (!card) throw new NotFoundError('card', given)
    refuseEnd(card, value)
    const { entity, slot, kind, polarity, session, expiresAt, validFrom, validTo } = card
    const fact = checkFact({ entity, slot, kind, polarity, value }, context)
    const { facet } = card
    const draft = { ...fact.draft, facet, validFrom, validTo, correction: { of: card.value } }
    const checked = { ...fact, draft, source: session, expiresAt, corrects: card }
    return putFact(engine, recording, checked, { kind: 'correct' })
  })
}

/** @throws InvalidInputError when the card states nothing that could be put right. */
function refuseEnd(card: MemoryCard, value: string): void {
  const { id, relation, correctedBy, value: said } = card
  if (said === value) {
    throw new InvalidInputError(`The card "${id}" says so already. Pass the value that is right.`)
  }
  if (isMistake(card)) {
    throw new InvalidInputError(
      `The card "${id}" was put right already. Correct the card that took its place${correctedBy === null ? '' : `, "${correctedBy}"`}.`,
    )
  }
  if (relation === 'retracts') {
    throw new InvalidInputError(
      `The card "${id}" says that a fact ended. Undo the change that made it, or correct the version before it.`,
    )
  }
}
