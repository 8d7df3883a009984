import type { MemoryCard } from '../types/card.ts'
import type { ImagedItem } from '../types/change.ts'
import type { EpochMs, MemoryItem } from '../types/item.ts'

/** What decides whether a row was there. */
export interface Row {
  readonly id: string
  readonly seq: number
  readonly recordedAt: EpochMs
}

/** An overlay: how records of one kind differ from their rows. */
export interface Overlay<T extends Row> {
  /** Records as they stand, by id: changed, or put back where there is no row; null where a row is not there. */
  readonly changed: ReadonlyMap<string, T | null>
  /** Whether some of them have no row: lists must put them in their places. */
  readonly putsBack: boolean
  /** Rows that are not there for another reason than `changed`. */
  hides(row: Row): boolean
}

/** An item, with the hash by which its text is found where no row is left to find it by. */
export type OverlaidItem = MemoryItem & Partial<Pick<ImagedItem, 'textHash'>>

/** What stands otherwise than the rows of a scope say. */
export interface Overlays {
  readonly cards: Overlay<MemoryCard>
  readonly items: Overlay<OverlaidItem>
  /** Items from this `seq` on are not there, as far as that can be told by number alone; null: all may be. */
  readonly end: number | null
}

export const hidesNone = (): boolean => false

export const bySeq = (a: { readonly seq: number }, b: { readonly seq: number }): number => a.seq - b.seq

/** Rows an overlay does not touch. */
export const untouched = <T extends Row>(rows: readonly T[], overlay: Overlay<Row>): readonly T[] =>
  rows.filter((row) => !overlay.changed.has(row.id) && !overlay.hides(row))

/** Rows as they stand. */
export const throughOverlay = <T extends Row>(rows: readonly T[], overlay: Overlay<T>): readonly T[] =>
  rows.flatMap((row) => {
    const changed = overlay.changed.get(row.id)
    return changed === undefined ? (overlay.hides(row) ? [] : row) : (changed ?? [])
  })

/** What is laid over the rows, in order of recording. */
export const overlayRows = <T extends Row>({ changed }: Pick<Overlay<T>, 'changed'>): readonly T[] =>
  [...changed.values()].filter((row) => row !== null).sort(bySeq)
