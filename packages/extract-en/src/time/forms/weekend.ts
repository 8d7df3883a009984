import type { Licence } from '../found.ts'
import { byLean } from '../lean.ts'
import { unitAt } from '../periods.ts'
import { wordAt } from '../scene.ts'
import type { Form } from './form.ts'
import { found } from './form.ts'

const WEEKENDLY = new Set<Licence>(['in', 'on', 'at', 'for', 'any'])

/** "Over the weekend". */
export const weekend: Form = {
  starts: ['weekend', 'wkend', 'wknd'],
  read(scene, at, licence) {
    if (!WEEKENDLY.has(licence) || wordAt(scene, at - 1) !== 'the') return null
    const around = [-1, 0, 1].map((offset) => unitAt(scene, 'weekend', offset))
    return found(byLean(around, scene), at + 1)
  },
}
