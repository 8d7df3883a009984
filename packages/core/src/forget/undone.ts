import type { Engine } from '../engine.ts'
import type { ScopeView } from '../plugin/store.ts'
import type { RecordImage } from '../types/change.ts'
import { holds, seenText } from './words.ts'
import type { Words } from './words.ts'

type Log = Pick<ScopeView, 'changes' | 'items' | 'cards'>

/** A message that an undo took away, with the facts it gave: they live on in the log alone. Null when the log has none of that id. */
export async function undoneItem({ changes }: Log, id: string): Promise<readonly RecordImage[] | null> {
  const logged = await changes.imagesOfRecord('item', id)
  if (logged.length === 0) return null
  const gone = logged.map(({ image }) => image)
  for (const change of new Set(logged.map((one) => one.change))) {
    const images = await changes.imagesOf(change)
    gone.push(...images.filter((one) => one.record === 'card' && one.before?.itemId === id))
  }
  return gone
}

/** Records that live on in the log alone and have all of the words. Linear in the log. */
export async function undoneWith(engine: Engine, log: Log, words: Words): Promise<readonly RecordImage[]> {
  const found: RecordImage[] = []
  for (const { image } of await log.changes.imagesAfter(0)) {
    const text = image.record === 'item' ? image.before?.text : image.before?.value
    if (text === undefined || !holds(seenText(engine, text), words)) continue
    const there = image.record === 'item' ? await log.items.get(image.id) : await log.cards.get(image.id)
    if (there === null) found.push(image)
  }
  return found
}
