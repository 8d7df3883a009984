import type { MemoryCard, Change } from '@recollect/core'
import type { RecordImage, SeqSpan } from '@recollect/core/store'
import type { OverlaidItem, Overlays } from '@recollect/core/past'

/** Whether a number lies in one of the spans. */
export const within = (spans: readonly (SeqSpan | null)[], seq: number): boolean =>
  spans.some((span) => span !== null && seq >= span[0] && seq <= span[1])

/**
 * What stood otherwise before changes were made: of each record its first image, and nothing of what they inserted. Images come in the
 * order they were logged. Pure.
 */
export function overlaysOf(
  images: readonly RecordImage[],
  later: readonly Change[],
  imports: readonly Change[],
): Overlays {
  const own = later.filter((change) => !imports.includes(change))
  const items = own.map((change) => change.items)
  const cards = own.map((change) => change.cards)
  const first = Math.min(...items.map((span) => span?.[0] ?? Infinity))
  return {
    items: {
      changed: firstOf(
        images.flatMap((one) => (one.record === 'item' ? [itemOf(one)] : [])),
        items,
      ),
      putsBack: true,
      hides: ({ seq }) => within(items, seq),
    },
    cards: {
      changed: firstOf(
        images.flatMap((one) => (one.record === 'card' ? [[one.id, one.before]] : [])),
        cards,
      ),
      putsBack: true,
      hides: ({ seq }) => within(cards, seq),
    },
    end: imports.length > 0 || first === Infinity ? null : first,
  }
}

const itemOf = ({ id, before }: Extract<RecordImage, { record: 'item' }>): [string, OverlaidItem | null] => [
  id,
  before,
]

function firstOf<T extends OverlaidItem | MemoryCard>(
  images: readonly (readonly [string, T | null])[],
  inserted: readonly (SeqSpan | null)[],
): Map<string, T | null> {
  const first = new Map<string, T | null>()
  for (const [id, before] of images) {
    if (!first.has(id)) first.set(id, before !== null && within(inserted, before.seq) ? null : before)
  }
  return first
}
