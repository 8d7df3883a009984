import type { Gender } from '../plugin/known.ts'

const FEMALE: ReadonlySet<string> = new Set(
  'mother wife girlfriend sister daughter grandmother aunt niece stepmother godmother granddaughter'.split(
    ' ',
  ),
)
const MALE: ReadonlySet<string> = new Set(
  'father husband boyfriend brother son grandfather uncle nephew stepfather godfather grandson'.split(' '),
)

/** Of an entity by its relation (`user.ex_wife`, `user.mother_in_law`); null where the relation says none. */
export function genderOf(entity: string): Gender | null {
  const relation = entity.slice(entity.indexOf('.') + 1).replace(/^ex_|_in_law$/gu, '')
  if (FEMALE.has(relation)) return 'female'
  return MALE.has(relation) ? 'male' : null
}
