import { noIntents } from '../../src/index.ts'
import type { LanguagePackOptions } from '../../src/index.ts'
import { dropQuestions, toyPack } from './toy-pack.ts'
import { questions } from './toy-questions.ts'
import * as ruleModule from './toy-rules.ts'

export const nothing: readonly string[] = [
  'hello there',
  'where do I live?',
  'she lives in Ghent',
  'they say I live in Ghent',
  'my name means nothing',
  'I moved the table',
  'to live in Ghent is fine',
  'is my name Ottoline?',
]

/** What the kit is told of the toy pack. */
export const toyOptions: LanguagePackOptions = {
  intents: {
    ...noIntents('the toy does not talk much'),
    'name.is': [['my name is Ottoline', 'Ottoline']],
    'location.live': [['I live in Ghent', 'Ghent']],
    'location.move': [['I moved to Bruges', 'Bruges']],
    'question.where': ['where do I live?'],
    'silence.stranger': ['he lives in Rome'],
  },
  nothing,
  minNothing: 8,
  questions,
  refiners: [dropQuestions],
  ruleFiles: { 'toy-rules.ts': () => Promise.resolve(ruleModule) },
  refinerFiles: { 'toy-pack.ts': () => Promise.resolve({ dropQuestions }) },
  times: ['today'],
  withRules: (rules) => toyPack({ rules }),
}
