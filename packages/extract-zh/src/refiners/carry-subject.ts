import type { Refiner } from '@recollect/core'
import { clausesBefore, subjectOfClause } from '../frame/earlier.ts'

const SELF = /[我俺咱]|本人/u

/**
 * 我儿子的幼儿园换了，现在在阳光幼儿园: a clause that names nobody is about whoever was named last in its sentence, for every rule; somebody who
 * is not the speaker's keeps it from being anybody's.
 */
export const carrySubject: Refiner = {
  id: 'zh/carry-subject',
  refine(candidate) {
    const { entity, kind, clause } = candidate
    if (entity !== 'user' || kind !== 'profile' || SELF.test(clause.text)) return [candidate]
    const named = clausesBefore(clause)
      .map(subjectOfClause)
      .find((subject) => subject !== undefined)
    if (named === null) return { drop: 'somebody else was named before it' }
    return [named === undefined || named === 'user' ? candidate : { ...candidate, entity: named }]
  },
}
