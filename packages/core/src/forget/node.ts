import type { ForgetResult } from '../api/writes.ts'
import { recorded } from '../changes/record.ts'
import type { Engine } from '../engine.ts'
import { InvalidConfigError, NotFoundError } from '../errors/errors.ts'
import type { CheckedOptions } from './check.ts'

const RESULT = { items: 0, cards: 0, turns: 0, concerned: { cards: [], items: [], turns: [] } } as const

/** By id: a key is that of `nodes.forget`. @throws NotFoundError */
export async function forgetNode(
  engine: Engine,
  scope: string,
  id: string,
  { dryRun }: Pick<CheckedOptions, 'dryRun'>,
): Promise<ForgetResult> {
  const remove = engine.plugins.find(({ forget }) => forget?.node)?.forget?.node
  if (!remove)
    throw new InvalidConfigError(
      'This memory keeps no nodes. Open it with createRecollect({ plugins: [knowledge()] }) of @recollect/knowledge.',
    )
  if (dryRun) {
    const node = await engine.store.read(scope, async ({ semantic }) => semantic?.node(id) ?? null)
    if (node === null) throw new NotFoundError('node', id)
    return { ...RESULT, change: null }
  }
  engine.expansions.take(scope)
  return recorded(engine, scope, async ({ tx, commit }) => {
    await remove(engine, tx, id)
    await tx.expansions.clear()
    const change = await commit({ kind: 'forget', always: true })
    return { ...RESULT, change: change?.id ?? null }
  })
}
