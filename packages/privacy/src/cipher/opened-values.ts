import { BoundedCache } from './bounded-cache.ts'

/** Texts and what they were sealed as, for a while. */
export interface OpenedValues {
  /** What a sealed text is at that place; undefined when it is not known. */
  find(place: string, sealed: string): string | undefined
  keep(place: string, sealed: string, plain: string): void
}

interface Opened {
  readonly place: string
  readonly sealed: string
  readonly plain: string
}

/** Longer texts would make the cache large. */
const LONGEST = 512
/** Characters of the nonce a text is found by: hashing all of what is sealed takes long. */
const OF_NONCE = 14

/** Keeps so many texts lately sealed with the key of that id or opened: opening one costs a third of reading its row. 0 keeps none. */
export function openedValues(limit: number, id: string): OpenedValues {
  if (limit === 0) return { find: () => undefined, keep: () => undefined }
  const kept = new BoundedCache<Opened>(limit)
  const beginning = id.length + 1 + OF_NONCE
  return {
    find: (place, sealed) => {
      const opened = kept.find(sealed.slice(0, beginning))
      // Altered or moved elsewhere, it must not open.
      return opened?.place === place && opened.sealed === sealed ? opened.plain : undefined
    },
    keep: (place, sealed, plain) => {
      if (plain.length <= LONGEST) kept.keep(sealed.slice(0, beginning), { place, sealed, plain })
    },
  }
}
