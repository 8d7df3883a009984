import { InvalidInputError } from '@recollect/core'
import { BoundedCache } from './bounded-cache.ts'

/** Where a value stands: its scope, and all of the place as it is authenticated. */
export interface Place {
  readonly scope: string
  readonly bound: Buffer
}

const KEPT = 4096

/** Reads places: the scope, NUL, table and column. */
export function placeReader(): (place: string) => Place {
  const kept = new BoundedCache<Place>(KEPT)
  return (place) => kept.get(place, () => read(place))
}

function read(place: string): Place {
  const end = place.indexOf('\0')
  if (end < 1 || end === place.length - 1) {
    throw new InvalidInputError('The place of a value is its scope, NUL, and table.column. Pass all three.')
  }
  return { scope: place.slice(0, end), bound: Buffer.from(place, 'utf8') }
}
