import { createRecollect } from '@recollect/core'
import type { TextMessage } from '@recollect/core'
import { sqliteStore } from '@recollect/store-sqlite'
import { packs } from '../library/packs.ts'
import { timed } from '../stats/time.ts'
import { seededRandom } from '../synthetic/random.ts'
import { syntheticStatement } from '../synthetic/statements.ts'

const SEED = 42
const START = Date.UTC(2024, 0, 1)
const MINUTE = 60_000

export interface Generated {
  readonly items: number
  readonly seconds: number
}

/** Fills a new database: the items shared out evenly among the scopes `user-1`, `user-2`, … */
export async function generateDatabase(
  file: string,
  counts: { readonly items: number; readonly scopes: number },
  progress: (done: number) => void,
): Promise<Generated> {
  const recollect = await createRecollect({ store: sqliteStore({ file }), languages: packs() })
  const random = seededRandom(SEED)
  let items = 0
  try {
    const { ms } = await timed(async () => {
      for (let scope = 1; scope <= counts.scopes; scope++) {
        const due = Math.floor((scope * counts.items) / counts.scopes) - items
        const batch = Array.from({ length: due }, (_, i) => message(random, items + i))
        if (batch.length > 0) await recollect.scope(`user-${scope}`).remember(batch)
        items += due
        progress(items)
      }
    })
    return { items, seconds: ms / 1000 }
  } finally {
    await recollect.close()
  }
}

const message = (random: () => number, n: number): TextMessage => ({
  text: syntheticStatement(random, n),
  at: START + n * MINUTE,
  key: `message-${n}`,
})
