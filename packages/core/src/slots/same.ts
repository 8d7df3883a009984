export type Groups = readonly (readonly string[])[]

/** Two names for one thing: either answers for the other in full. */
const SAME: Groups = [
  ['name', 'nickname'],
  ['likes', 'hobby', 'favorite_*', 'preference'],
  ['goal', 'plan'],
  // Who my boss is, is told by a name; which of the two is asked for, by the entity.
  ['family.*', 'relation.*', 'name'],
]

const familyOf = (slot: string): string =>
  slot.replace(/^(?<family>favorite_|event_|family\.|relation\.).*$/u, '$<family>*')

/** A favourite of one kind is asked for by name: other likes do not answer. */
export const isNamed = (asked: string): boolean => asked.startsWith('favorite_') && !asked.endsWith('*')

export const together = (groups: Groups, a: string, b: string): boolean =>
  groups.some((group) => group.includes(familyOf(a)) && group.includes(familyOf(b)))

/** Whether a card's slot is what a question for `asked` asks for. */
export function isSame(asked: string, slot: string): boolean {
  if (asked === slot) return true
  return !isNamed(asked) && (familyOf(asked) === familyOf(slot) || together(SAME, asked, slot))
}
