import { NotFoundError } from '@recollect/core'
import type { CardPatch } from '@recollect/core/store'
import { rowToCard } from '../rows/card-row.ts'
import { cardToRow } from '../rows/card-values.ts'
import { sealRow } from '../seal/sealing-codec.ts'
import { patchArgs, patchedFields } from '../statements/card-patch.ts'
import type { CardPatchArgs, Field } from '../statements/card-patch.ts'
import { sealSource } from './seal-source.ts'
import type { ScopeSession } from './scope-session.ts'

interface KeptPatch {
  readonly fields: readonly Field[]
  readonly args: CardPatchArgs
}

/** A patch as it is written. The value key is sealed together with the value, which is read for it. */
export async function keptPatch(session: ScopeSession, id: string, patch: CardPatch): Promise<KeptPatch> {
  const { codec, id: scope, scope: name, statements } = session
  const fields = patchedFields(patch)
  const args = patchArgs(scope, id, patch, codec)
  if (codec.sealing === undefined) return { fields, args }
  if (patch.valueKey === undefined && (patch.itemId ?? null) === null) {
    return { fields, args: sealRow(codec, 'memory_cards', args, { only: ['extra'] }) }
  }
  const found = await session.one(statements.cards.byId.with({ scope, id }))
  if (found === null) throw new NotFoundError('card', id)
  const card = { ...rowToCard(name, found, codec), ...patch }
  await sealSource(session, card)
  const { extra, value, value_key } = sealRow(codec, 'memory_cards', cardToRow(scope, card.seq, card, codec))
  return { fields: [...fields, 'sealed'], args: { ...args, extra, value, value_key } }
}
