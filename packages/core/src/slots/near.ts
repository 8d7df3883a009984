import { isNamed, isSame, together } from './same.ts'
import type { Groups } from './same.ts'

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
