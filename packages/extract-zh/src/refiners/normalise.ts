import type { Refiner } from '@recollect/core/extraction'
import { normalOf } from '../normal/index.ts'

/** Gives a value its normal form. Last, when values stand as they will be stored. */
export const normalise: Refiner = {
  id: 'zh/normalise',
  refine(candidate, _reading, { saidAt, zone }) {
    if (candidate.normal !== null || candidate.value === '') return [candidate]
    const normal = normalOf(candidate.slot, candidate.value, { at: saidAt, zone })
    return [normal === null ? candidate : { ...candidate, normal }]
  },
}
