import type { ConfigInput, Recollect } from '@recollect/core'
import { sqliteStore } from '@recollect/store-sqlite'
import { withRecollect } from '../library/with-recollect.ts'
import { messages } from './prepare-scope.ts'

/** Messages of one call. */
const LIST = 500
const UNREAD: ConfigInput = { extraction: { enabled: false } }

/** A scope that is to be filled, and with how many messages. */
export interface ScopeToFill {
  readonly scope: string
  readonly messages: number
}

/**
 * Fills scopes of a new database: the first messages of each with their facts, the others without. Made-up people say the same few things
 * over and over, and a fact that is told a thousand times over is nobody's memory.
 */
export async function fillThinly(
  file: string,
  scopes: readonly ScopeToFill[],
  facts: number,
  note: (line: string) => void = () => undefined,
): Promise<void> {
  const store = () => sqliteStore({ file, durability: 'normal' })
  await withRecollect({ store: store() }, async (recollect) => {
    for (const { scope, messages: count } of scopes) await fill(recollect, scope, 0, Math.min(count, facts))
  })
  await withRecollect({ store: store(), config: UNREAD }, async (recollect) => {
    for (const { scope, messages: count } of scopes) {
      note(`Remembering ${count.toLocaleString('en-US')} messages in one scope …`)
      await fill(recollect, scope, facts, count)
    }
  })
}

async function fill(recollect: Recollect, scope: string, first: number, end: number): Promise<void> {
  for (let from = first; from < end; from += LIST)
    await recollect.scope(scope).remember(messages(Math.min(LIST, end - from), from))
}
