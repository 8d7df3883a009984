import type { MemoryItem } from '@recollect/core'
import type { ItemReader } from '@recollect/core/store'
import { textHash } from '@recollect/core/plugin'
import { FORM_KEY } from './form-key.ts'

/** Which field of which form of which session. */
export interface FieldPlace {
  readonly session: string
  readonly title: string
  readonly path: readonly string[]
}

/** The messages a field became over time, oldest first by key, and the key for one more. */
export interface FieldMessages {
  readonly messages: readonly MemoryItem[]
  readonly freeKey: string
}

/** Keys looked up together. Some of a row may be gone: messages can be forgotten. */
const ROW = 4

/**
 * Found by key, so that neither an evicted variable nor the size of the scope matters. Linear in the values the field had. `merged`: ids
 * of sessions that were merged into this one.
 */
export async function fieldMessages(
  items: Pick<ItemReader, 'byKey'>,
  place: FieldPlace,
  merged: readonly string[],
): Promise<FieldMessages> {
  const own = await underKeys(items, place)
  const messages: MemoryItem[] = []
  for (const session of merged) messages.push(...(await underKeys(items, { ...place, session })).messages)
  return { messages: [...messages, ...own.messages], freeKey: own.freeKey }
}

async function underKeys(items: Pick<ItemReader, 'byKey'>, place: FieldPlace): Promise<FieldMessages> {
  const { session, title, path } = place
  const base = `${FORM_KEY}${textHash(JSON.stringify([session, title, ...path]))}/`
  const messages: MemoryItem[] = []
  let last = 0
  for (let at = 1; ; at += ROW) {
    const row = await Promise.all(Array.from({ length: ROW }, (_, i) => items.byKey(`${base}${at + i}`)))
    for (const [i, item] of row.entries()) {
      if (item === null) continue
      last = at + i
      if (isOf(item, place)) messages.push(item)
    }
    if (row.every((item) => item === null)) return { messages, freeKey: `${base}${last + 1}` }
  }
}

/** Two places may share a hash. */
const isOf = ({ session, metadata }: MemoryItem, place: FieldPlace): boolean =>
  session === place.session &&
  metadata?.['form'] === place.title &&
  metadata['field'] === place.path.join('.')

export const isFormMessage = ({ key, metadata }: MemoryItem): boolean =>
  key?.startsWith(FORM_KEY) === true && typeof metadata?.['form'] === 'string'
