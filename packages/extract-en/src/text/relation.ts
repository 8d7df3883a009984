import { FAMILY } from '../lexicon/people/kinship.ts'

/** The slot that says somebody exists: `family.sister`, `relation.boss`. */
export const slotOf = (relation: string) => `${FAMILY.has(relation) ? 'family' : 'relation'}.${relation}`
