import type { InvalidInputError } from '@recollect/core'
import { skipped } from '../record.ts'
import type { Place, Skipped } from '../record.ts'

const LONGEST = 300

/** A record that the memory does not take, in the memory's own words. */
export const refused = (place: Place, error: InvalidInputError): Skipped =>
  skipped(place, 'refused', error.message.slice(0, LONGEST))
