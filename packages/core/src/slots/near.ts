/** Slots that answer for each other: a question about the name is answered by the nickname, one about work by the employer. */
const NEAR: readonly (readonly string[])[] = [
  ['name', 'nickname'],
  ['location', 'living_situation'],
  ['occupation', 'employer'],
  ['occupation', 'school', 'education', 'major'],
  ['user_type', 'occupation', 'personality'],
  ['likes', 'hobby', 'favorite_*', 'preference'],
  ['dislikes', 'fear'],
  ['goal', 'plan'],
  ['device', 'os', 'uses', 'owns'],
  ['vehicle', 'owns'],
  ['pet', 'owns'],
  ['health', 'allergy'],
  ['experience', 'event_*', 'habit', 'skill'],
  ['family.*', 'relation.*'],
]

const families = (slot: string): string =>
  slot.replace(/^(?<family>favorite_|event_|family\.|relation\.).*$/u, '$<family>*')

/**
 * Whether a card's slot can answer a question whose best slot is `asked`. A favourite of one kind is asked for by name: other likes
 * are worth showing, but do not answer.
 */
export function answersTo(asked: string, slot: string): boolean {
  if (asked === slot) return true
  if (asked.startsWith('favorite_') && !asked.endsWith('*')) return false
  const [a, b] = [families(asked), families(slot)]
  return a === b || NEAR.some((group) => group.includes(a) && group.includes(b))
}
