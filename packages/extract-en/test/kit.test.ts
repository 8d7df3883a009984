import { moduleFiles, testLanguagePack } from '@recollect/testkit'
import { english } from '../src/index.ts'
import { makeEnglish } from '../src/pack.ts'
import { questions } from '../src/questions/index.ts'
import { refiners } from '../src/refiners/index.ts'
import { nothing } from './corpus/nothing.ts'
import { WEDNESDAY } from './corpus/times.ts'
import { intents } from './intents.ts'

const everyId = english().rules.map(({ id }) => id)

testLanguagePack(() => makeEnglish(), {
  intents,
  nothing,
  minNothing: 400,
  questions,
  refiners,
  times: WEDNESDAY.map(([text]) => text),
  ruleFiles: moduleFiles(
    new URL('../src/rules/', import.meta.url),
    (name) => import(`../src/rules/${name}.ts`),
  ),
  refinerFiles: moduleFiles(
    new URL('../src/refiners/', import.meta.url),
    (name) => import(`../src/refiners/${name}.ts`),
  ),
  withRules: (rules) => english({ without: everyId, extraRules: rules }),
})
