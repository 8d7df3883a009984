import { own } from '../util/objects.ts'

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
const isNamed = (asked: string): boolean => asked.startsWith('favorite_') && !asked.endsWith('*')

const together = (groups: Groups, a: string, b: string): boolean =>
  groups.some((group) => group.includes(familyOf(a)) && group.includes(familyOf(b)))

/** Whether a card's slot is what a question for `asked` asks for. */
export function isSame(asked: string, slot: string): boolean {
  if (asked === slot) return true
  return !isNamed(asked) && (familyOf(asked) === familyOf(slot) || together(SAME, asked, slot))
}

const TABLE: Readonly<Record<string, readonly string[]>> = {
  child: ['son', 'daughter'],
  sibling: ['brother', 'sister'],
  grandchildren: ['grandchild', 'grandson', 'granddaughter'],
  grandchild: ['grandchildren', 'grandson', 'granddaughter'],
  spouse: ['wife', 'husband', 'partner'],
  partner: ['spouse', 'wife', 'husband', 'boyfriend', 'girlfriend'],
  wife: ['spouse', 'partner'],
  husband: ['spouse', 'partner'],
  boyfriend: ['partner'],
  girlfriend: ['partner'],
  son: ['child'],
  daughter: ['child'],
  grandson: ['grandchild', 'grandchildren'],
  granddaughter: ['grandchild', 'grandchildren'],
}

const USER = 'user.'

/** Entities by which whoever is asked for may be known as well: 爱人 asked as 老婆, a son as one of the children. */
export const alsoKnownAs = (entity: string): readonly string[] =>
  (own(TABLE, entity.slice(USER.length)) ?? []).map((relation) => USER + relation)

/** Slots that say something about each other: worth an answer when the one asked for is empty, but not a sure one. */
const NEAR: Groups = [
  ['name', 'user_type', 'occupation'],
  ['location', 'living_situation'],
  ['occupation', 'employer', 'workplace'],
  ['occupation', 'school', 'education', 'major'],
  ['user_type', 'occupation', 'personality'],
  ['dislikes', 'fear'],
  ['device', 'os', 'uses', 'owns'],
  ['vehicle', 'owns'],
  ['pet', 'owns'],
  ['health', 'allergy'],
  ['experience', 'event_*', 'habit', 'skill'],
]

/** Whether a card's slot can answer it at all. */
export const answersTo = (asked: string, slot: string): boolean =>
  isSame(asked, slot) || (!isNamed(asked) && together(NEAR, asked, slot))
