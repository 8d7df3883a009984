import { GIVEN_NAMES } from '../lexicon/people/names.ts'
import { LEADS, OWN_POSSESSIVES, POSSESSIVES } from '../lexicon/grammar/grammar.ts'
import { OPENERS } from '../lexicon/people/people.ts'
import { PLACES } from '../lexicon/home/places.ts'
import { isClosed } from './closed.ts'
import { isCapital, isUnknown } from './name.ts'
import type { Said } from './said.ts'
import { kinAt } from './kin.ts'
import type { Kin } from './kin.ts'
import { isMark } from './words.ts'

const CLOSES = new Map([
  ['(', /^\)$/u],
  [',', /^[,.!?;]$/u],
])
const TITLES = /^(?:mr|mrs|ms|miss|dr|prof|professor|frau|herr|señora|sir|auntie|aunty|uncle)$/u

/** Whether a word may be the name of somebody described next. */
const mayName = (said: Said, at: number): boolean => {
  const key = said.words[at]?.key ?? ''
  if (isClosed(key) || LEADS.has(key) || OPENERS.has(key) || PLACES.has(key) || !/^\p{L}{2,14}$/u.test(key))
    return false
  // "Broke her wrist, my daughter": whose it is, it is no name.
  const isOwned =
    POSSESSIVES.has(said.words[at - 1]?.key ?? '') && !OWN_POSSESSIVES.has(said.words[at - 1]?.key ?? '')
  if (GIVEN_NAMES.has(key) || isCapital(said, at)) return true
  return (isUnknown(key) && !isOwned) || (key.length === 2 && at === 0)
}

const isSure = (said: Said, at: number): boolean => {
  const key = said.words[at]?.key ?? ''
  return GIVEN_NAMES.has(key) || (mayName(said, at) && isCapital(said, at) && isUnknown(key))
}

/** "Jonah (my roommate)", "Frau Krüger, our neighbour, …", "Our Michelle, that's my eldest": somebody named first; null for nobody. */
export function namedFirst(said: Said, from: number): Kin | null {
  const { words } = said
  const owned = OWN_POSSESSIVES.has(words[from]?.key ?? '') ? from + 1 : from
  const name = TITLES.test(words[owned]?.key ?? '') ? owned + 1 : owned
  if (!mayName(said, name)) return null
  const mark = words[name + 1]?.key ?? ''
  const closes = CLOSES.get(mark)
  if (!closes) return owned === from && isSure(said, name) ? relative(said, name, 1) : null
  const after = words[name + 2]?.key ?? ''
  const says = /^(?:that|she|he)$/u.test(after) && /^(?:'s|is)$/u.test(words[name + 3]?.key ?? '')
  const kin = relative(said, name, says ? 4 : 2)
  if (!kin) return null
  // "Kudos, my friend": somebody is spoken to.
  if (mark === ',' && kin.relation === 'friend' && !GIVEN_NAMES.has(words[name]?.key ?? '')) return null
  let end = kin.end
  // "Our neighbour downstairs", "my roommate from uni".
  while (end < kin.end + MOST_AFTER && words[end] !== undefined && !isMark(words[end])) end += 1
  if (words[end] === undefined) return mark === ',' && end === kin.end ? { ...kin, end } : null
  return closes.test(words[end]?.key ?? '') ? { ...kin, end: end + 1 } : null
}
const MOST_AFTER = 3

/** The relation after a name, with the name: "my roommate", "the other roommate". */
function relative(said: Said, name: number, steps: number): Kin | null {
  const at = name + steps
  const isOther = said.words[at]?.key === 'the' && said.words[at + 1]?.key === 'other'
  const kin = isOther ? kinAt(said, at, false, true) : kinAt(said, at, false)
  return kin && kin.name < 0 && kin.relation !== 'pet' ? { ...kin, from: name, name } : null
}
