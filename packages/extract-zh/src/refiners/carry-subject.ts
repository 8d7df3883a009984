import type { Refiner } from '@recollect/core/extraction'
import { sentencesBefore } from '../text/earlier.ts'
import { goesOn, goneOnAbout, isCarried } from '../text/goes-on.ts'
import { namedBefore } from '../text/introduced.ts'

const SELF = /[我俺咱]|本人/u

/**
 * 我儿子的幼儿园换了，现在在阳光幼儿园: a clause that names nobody is about whoever was named last in its sentence, for every rule; somebody who
 * is not the speaker's keeps it from being anybody's.
 */
export const carrySubject: Refiner = {
  id: 'zh/carry-subject',
  refine(candidate, reading, context) {
    const { entity, kind, clause } = candidate
    const goes = goesOn(reading.text) && isCarried(reading.text, kind, candidate.slot)
    if (entity !== 'user' || (kind !== 'profile' && !goes) || SELF.test(clause.text)) return [candidate]
    const named = namedBefore(clause)
    if (named === null) return { drop: 'somebody else was named before it' }
    const isFirst = named === undefined && sentencesBefore(clause).length === 0
    const meant = isFirst && goes ? goneOnAbout(context.known) : named
    return [meant === undefined || meant === 'user' ? candidate : { ...candidate, entity: meant }]
  },
}
