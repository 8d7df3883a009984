/** Who one lives with, or means to. */
export const PARTNERS: readonly string[] = [
  'partner',
  'girlfriend',
  'boyfriend',
  'wife',
  'husband',
  'spouse',
  'fiance',
  'fiancee',
]

/** Whether an entity is the speaker's partner. */
export const isPartner = (entity: string): boolean =>
  PARTNERS.some((relation) => entity === `user.${relation}`)

/** What they are once one is married to them; others keep what they are called. */
export const ONCE_MARRIED: ReadonlyMap<string, string> = new Map([
  ['girlfriend', 'wife'],
  ['fiancee', 'wife'],
  ['boyfriend', 'husband'],
  ['fiance', 'husband'],
])
