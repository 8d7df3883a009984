import type { Refiner } from '@recollect/core/extraction'
import { normalOf } from '../normal/index.ts'

/** Gives numbers, dates, sizes and contacts a form of their own beside their words. Last: the value is final. */
export const normalise: Refiner = {
  id: 'en/normalise',
  refine: (candidate, _reading, { saidAt, zone }) => {
    if (candidate.normal !== null) return [candidate]
    const normal = normalOf(candidate.slot, candidate.value, { at: saidAt, zone })
    return [normal === null ? candidate : { ...candidate, normal }]
  },
}
