import { createRecollect } from '@recollect/core'
import { sqliteStore } from '@recollect/store-sqlite'
import { allRows } from '../library/all-rows.ts'
import { packs } from '../library/packs.ts'
import { messages } from '../speed/prepare-scope.ts'
import type { ScalePlan } from './plan.ts'

/** A fact that can be looked up in every copy of a scope. */
export interface KnownCard {
  readonly id: string
  readonly entity: string
  readonly slot: string
  readonly versionKey: string
  readonly active: boolean
}

/** What the scopes hold that the library has written. */
export interface Models {
  readonly file: string
  /** Names, and the cards under each. */
  readonly names: readonly string[]
  readonly cards: readonly (readonly KnownCard[])[]
}

/** Writes the scopes that all others will be copies of, through the library. */
export async function writeModels(file: string, { models, messages: count }: ScalePlan): Promise<Models> {
  const store = sqliteStore({ file, durability: 'normal' })
  const recollect = await createRecollect({ store, languages: packs() })
  try {
    const names = Array.from({ length: models }, (_, n) => `model-${n + 1}`)
    const cards: (readonly KnownCard[])[] = []
    for (const [n, name] of names.entries()) {
      const memory = recollect.scope(name)
      await memory.remember(messages(count, n * count))
      const rows = await allRows((page) => memory.cards.list(page))
      cards.push(
        rows.map(({ id, entity, slot, versionKey, active }) => ({ id, entity, slot, versionKey, active })),
      )
    }
    return { file, names, cards }
  } finally {
    await recollect.close()
  }
}
