import { moduleFiles } from '@recollect/testkit'
import type { LanguagePackOptions } from '@recollect/testkit'
import { french } from '../src/index.ts'
import { questions } from '../src/questions.ts'
import { refiners } from '../src/refiners.ts'
import { nothing } from './corpus/nothing.ts'
import { intents } from './intents.ts'

const everyId = french().rules.map(({ id }) => id)

/** What the kit cannot find in the pack. */
export const kit: LanguagePackOptions = {
  intents,
  nothing,
  questions,
  refiners,
  ruleFiles: moduleFiles(
    new URL('../src/rules/', import.meta.url),
    (name) => import(`../src/rules/${name}.ts`),
  ),
  refinerFiles: { 'refiners.ts': () => import('../src/refiners.ts') },
  withRules: (rules) => french({ without: everyId, extraRules: rules }),
  times: [
    'hier',
    'avant-hier soir',
    'demain',
    "l'année dernière",
    'la semaine prochaine',
    'ce mois',
    'depuis 2019',
    "jusqu'en 2020",
    'depuis trois ans',
    'il y a deux semaines',
    'dans dix jours',
    'le 4 mai',
    'le 1er août 2019',
    'en mars',
    'lundi dernier',
    'vendredi',
  ],
}

/** Left to the deep tests: floods of the pack's own words. */
export const isSlow = (group: string) => group === 'patterns'
