/** People and animals one may have several of: a second one's name does not replace the first one's. */
const SEVERAL = new Set(
  [
    'pet brother sister sibling son daughter child grandchildren grandchild grandson granddaughter grandfather grandmother uncle aunt cousin nephew niece friend',
    'coworker boss subordinate roommate classmate teacher neighbor doctor teammate',
  ]
    .join(' ')
    .split(' ')
    .map((relation) => `user.${relation}`),
)

/** Whether a slot of an entity is a name of which several may hold at once. */
export const namesSeveral = (slot: string, entity: string): boolean =>
  (slot === 'name' || slot === 'nickname') && SEVERAL.has(entity)

/** Whether an entity may stand for one of several people: what is said of one more may be said of another. */
export const isOneOfSeveral = (entity: string): boolean => SEVERAL.has(entity)

/** Whether a fact is one of a kind that its facet names: a favourite food, and beside it a favourite fruit. */
export const isOfKinds = (slot: string): boolean => slot.startsWith('favorite_')
