import { animals } from './animals.ts'
import { arts } from './arts.ts'
import { character } from './character.ts'
import { community } from './community.ts'
import { daily } from './daily.ts'
import { events } from './events.ts'
import { family } from './family.ts'
import { feelings } from './feelings.ts'
import type { Field } from './field.ts'
import { food } from './food.ts'
import { health } from './health.ts'
import { hobbies } from './hobbies.ts'
import { home } from './home.ts'
import { money } from './money.ts'
import { nature } from './nature.ts'
import { problems } from './problems.ts'
import { sports } from './sports.ts'
import { study } from './study.ts'
import { technology } from './technology.ts'
import { travel } from './travel.ts'
import { work } from './work.ts'

/** Fields of everyday life; a word's links in an earlier one are tried before those of a later. */
export const thesaurus: readonly Field[] = [
  home,
  family,
  work,
  study,
  money,
  health,
  feelings,
  food,
  sports,
  hobbies,
  arts,
  travel,
  animals,
  nature,
  technology,
  events,
  community,
  problems,
  daily,
  character,
]
