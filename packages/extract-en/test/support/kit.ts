import { moduleFiles } from '@recollect/testkit'
import type { LanguagePackOptions } from '@recollect/testkit'
import { english } from '../../src/index.ts'
import { questions } from '../../src/questions/index.ts'
import { refiners } from '../../src/refiners/index.ts'
import { nothing } from '../corpus/nothing.ts'
import { WEDNESDAY } from '../corpus/times.ts'
import { intents } from '../intents.ts'

const everyId = english().rules.map(({ id }) => id)

/** What the kit cannot find in the pack. */
export const kit: LanguagePackOptions = {
  intents,
  nothing,
  minNothing: 400,
  questions,
  refiners,
  times: WEDNESDAY.map(([text]) => text),
  ruleFiles: moduleFiles(
    new URL('../../src/facts/', import.meta.url),
    (name) => import(/* @vite-ignore */ `../../src/facts/${name}.ts`),
  ),
  refinerFiles: moduleFiles(
    new URL('../../src/refiners/', import.meta.url),
    (name) => import(`../../src/refiners/${name}.ts`),
  ),
  withRules: (rules) => english({ without: everyId, extraRules: rules }),
}

const SLOW = ['any text', 'determinism', 'expansion', 'patterns']

/** Left to the deep tests: most sentences of the pack several times over, or any number of texts. */
export const isSlow = (group: string) => SLOW.includes(group)
