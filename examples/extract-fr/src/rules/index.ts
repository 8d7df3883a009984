// Made by `npm run rules`: the rules of every file beside it. Not to be changed by hand.
import type { ExtractionRule } from '@recollect/core/extraction'
import { doings } from './doings.ts'
import { home } from './home.ts'
import { self } from './self.ts'
import { tastes } from './tastes.ts'
import { work } from './work.ts'

/** Their priority decides; ties keep this order. */
export const rules: readonly ExtractionRule[] = [...doings, ...home, ...self, ...tastes, ...work]
