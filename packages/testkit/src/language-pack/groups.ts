import { answerCases } from './cases/answers.ts'
import { anyTextCases } from './cases/any-text.ts'
import { contextCases } from './cases/context-words.ts'
import { detectorCases } from './cases/detector.ts'
import { determinismCases } from './cases/determinism.ts'
import { exampleCases } from './cases/examples.ts'
import { expanderCases } from './cases/expander.ts'
import { intentCases } from './cases/intents.ts'
import { lexiconCases } from './cases/lexicon.ts'
import { patternCases } from './cases/patterns.ts'
import { registeredCases } from './cases/registered.ts'
import { restraintCases } from './cases/restraint.ts'
import { shapeCases } from './cases/shape.ts'
import { timeCases } from './cases/times.ts'
import { tokenizerCases } from './cases/tokenizer.ts'
import type { PackCase } from './pack-case.ts'

/** The whole contract of a language pack, by topic. */
export const PACK_GROUPS = {
  shape: shapeCases,
  lexicon: lexiconCases,
  rules: exampleCases,
  registration: registeredCases,
  intents: intentCases,
  restraint: restraintCases,
  questions: detectorCases,
  expansion: expanderCases,
  answers: answerCases,
  contexts: contextCases,
  times: timeCases,
  tokenizer: tokenizerCases,
  'any text': anyTextCases,
  determinism: determinismCases,
  patterns: patternCases,
} satisfies Readonly<Record<string, readonly PackCase[]>>
