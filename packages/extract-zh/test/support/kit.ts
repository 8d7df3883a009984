import { moduleFiles } from '@recollect/testkit'
import type { LanguagePackOptions } from '@recollect/testkit'
import { chinese } from '../../src/index.ts'
import { questions } from '../../src/questions/index.ts'
import { refiners } from '../../src/refiners/index.ts'
import { NOTHING } from '../corpus/nothing.ts'
import { TIMES } from '../corpus/times.ts'
import { intents } from '../intents.ts'

const everyId = chinese().rules.map(({ id }) => id)

/** What the kit cannot find in the pack. */
export const kit: LanguagePackOptions = {
  intents,
  nothing: Object.values(NOTHING).flat(),
  minNothing: 400,
  questions,
  refiners,
  times: TIMES.map(([text]) => text.replace(/^[<>]/u, '')),
  ruleFiles: moduleFiles(
    new URL('../../src/facts/', import.meta.url),
    (name) => import(/* @vite-ignore */ `../../src/facts/${name}.ts`),
  ),
  refinerFiles: moduleFiles(
    new URL('../../src/refiners/', import.meta.url),
    (name) => import(`../../src/refiners/${name}.ts`),
  ),
  withRules: (rules) => chinese({ without: everyId, extraRules: rules }),
}

const SLOW = ['any text', 'determinism', 'expansion', 'patterns']

/** Left to the deep tests: most sentences of the pack several times over, or any number of texts. */
export const isSlow = (group: string) => SLOW.includes(group)
