import { asksWho } from '../config/privacy.ts'
import type { Context } from '../context.ts'
import { withMemory } from '../open-memory.ts'
import { principalOf } from './access.ts'

/**
 * Lets through who may use verbs that cross scopes, and writes it down; for what reads or writes the whole database past the verbs.
 * @throws AccessError
 */
export async function admitted(
  context: Pick<Context, 'loaded'>,
  mode: 'read' | 'write' = 'read',
): Promise<void> {
  if (!asksWho(context.loaded.settings.privacy)) return
  await withMemory(context, mode, async ({ inside }) => {
    const { admin } = inside.whole.as(principalOf(context.loaded))
    for await (const _ of admin.scopes()) return
  })
}
