import { wordLinks } from '@recollect/rules'
import { arts } from './arts.ts'
import { feelings } from './feelings.ts'
import { festivals } from './festivals.ts'
import type { Field } from './field.ts'
import { food } from './food.ts'
import { health } from './health.ts'
import { home } from './home.ts'
import { kin } from './kin.ts'
import { money } from './money.ts'
import { nature } from './nature.ts'
import { people } from './people.ts'
import { situations } from './situations.ts'
import { sports } from './sports.ts'
import { study } from './study.ts'
import { tech } from './tech.ts'
import { things } from './things.ts'
import { travel } from './travel.ts'
import { work } from './work.ts'

const FIELDS: readonly Field[] = [
  home,
  kin,
  work,
  study,
  money,
  health,
  feelings,
  food,
  sports,
  arts,
  travel,
  nature,
  tech,
  festivals,
  people,
  things,
  situations,
]

const linesOf = (text: string): readonly string[] => text.trim().split('\n')

/** Word to the words that mean the same, Chinese ones first. */
export const SYNONYMS = wordLinks(() => [
  ...FIELDS.flatMap(({ same }) => linesOf(same)),
  ...FIELDS.flatMap(({ english }) => linesOf(english)),
])

/** Word to the words of its topic. */
export const RELATED = wordLinks(() => FIELDS.flatMap(({ topics }) => linesOf(topics)))

const BETWEEN = / ?[,:>\n] ?/u

/** Every word of the thesaurus, English ones and repetitions among them. */
export const thesaurusWords = (): readonly string[] =>
  FIELDS.flatMap(({ same, topics, english }) => `${same}${topics}${english}`.split(BETWEEN))
