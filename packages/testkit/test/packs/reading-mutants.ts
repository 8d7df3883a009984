import type { RuleMatch } from '@recollect/core/extraction'
import type { PackMutants } from './pack-mutant.ts'
import { mutant, withLive } from './pack-mutant.ts'
import { toyOptions } from './toy-options.ts'
import { toyDefinition, toyPack } from './toy-pack.ts'
import { live, move, name } from './toy-rules.ts'

const careless = {
  ...toyDefinition.questions,
  types: toyDefinition.questions.types.map((rule) => ({ ...rule, pattern: /where\b/u })),
}

const captured = (match: RuleMatch) => {
  const value = match.capture('value')
  return value ? { slot: 'location', value } : null
}

/** One fault each, in what it reads. */
export const readingMutants: PackMutants = {
  'cut value': mutant(
    'reads every example of every rule, as the whole pack',
    withLive({ pattern: /^i live in (?<value>[\p{L} ]{2,4})/gu }),
  ),
  'own counter-example': mutant(
    'takes nothing for a rule’s slots from its counter-examples',
    withLive({ pattern: /\b(?:if i|they|i) live in (?<value>[\p{L} ]{2,30})$/gu, anchors: ['live in'] }),
  ),
  'taken question': mutant('keeps nothing of a question', {
    rules: [{ ...live, anchors: ['live'], pattern: /\b(?<value>live)$/gu }, move, name],
    refiners: [],
  }),
  'eager rule': mutant(
    'keeps nothing of texts that say nothing to remember',
    withLive({ pattern: /live in (?<value>[\p{L} ]{2,30})$/gu, anchors: ['live in'] }),
  ),
  'move that sets': mutant('gives the cards of every statement', {
    rules: [live, { ...move, draft: (match) => captured(match) }, name],
  }),
  'unanswered intent': {
    breaks: 'says to every intent how its language puts it, or why it cannot',
    pack: () => toyPack(),
    options: { intents: { ...toyOptions.intents, 'name.is': [] } },
  },
  'few silent texts': {
    breaks: 'is held to enough of them, each once',
    pack: () => toyPack(),
    options: { minNothing: 60 },
  },
  'deaf question rule': mutant('understands every question', {
    questions: { ...toyDefinition.questions, slots: [], types: [] },
  }),
  'careless question rule': {
    breaks: 'does not let a question rule decide its counter-examples',
    pack: () => toyPack({ questions: careless }),
    options: { questions: careless },
  },
  'time backwards': mutant('reads time words in order, inside the text, from before to', {
    times: {
      read: (text, { at }) =>
        text.includes('today')
          ? [
              {
                span: { start: 0, end: 1 },
                role: 'at',
                date: { from: at, to: at - 1, precision: 'day', ambiguous: false },
              },
            ]
          : [],
    },
  }),
}
