import type { Engine } from '../engine.ts'
import type { ScopeView } from '../plugin/store.ts'
import type { RecordImage } from '../types/change.ts'
import { isCardAbout } from './find-cards.ts'
import type { AboutReading } from './read-about.ts'
import { holds, seenText } from './telling.ts'

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

/** Records that words concern and that live on in the log alone, taken back by undos or forgotten within a grace. Linear in the log. */
export async function undoneAbout(
  engine: Engine,
  log: Log,
  reading: AboutReading,
): Promise<readonly RecordImage[]> {
  const images = (await log.changes.imagesAfter(0)).map(({ image }) => image)
  const cards = images.filter((one) => one.record === 'card' && isCardAbout(engine, reading, one.before))
  const sources = new Set(cards.flatMap((one) => (one.record === 'card' ? (one.before?.itemId ?? []) : [])))
  const items = images.filter(
    (one) =>
      one.record === 'item' &&
      one.before !== null &&
      (sources.has(one.id) || holds(seenText(engine, one.before.text), reading.words)),
  )
  const found: RecordImage[] = []
  for (const image of [...cards, ...items]) {
    const there = image.record === 'item' ? await log.items.get(image.id) : await log.cards.get(image.id)
    if (there === null) found.push(image)
  }
  return found
}
