import type { ExtractionRule } from '@recollect/core/extraction'
import type { PackMutants } from './pack-mutant.ts'
import { mutant, withLive } from './pack-mutant.ts'
import { dropQuestions, toyDefinition, toyPack } from './toy-pack.ts'
import { name, rules } from './toy-rules.ts'

/** In parts, as packs build their patterns: a linter does not see the sum. */
const repeated = (unit: string) => `(?:${unit})+`

let mood = { of: {}, isBad: false }
/** Every second text that is read and says something, as a whole: chance does not keep two readings alike. */
function isBadFor(reading: object): boolean {
  if (reading !== mood.of) mood = { of: reading, isBad: !mood.isBad }
  return mood.isBad
}

/** Another rule of the same rank on the same words: whichever comes first wins. */
const nameByChance: ExtractionRule = {
  ...name,
  id: 'en/nickname.is',
  draft: (match) => {
    const value = match.capture('value')
    return value ? { slot: 'nickname', value } : null
  },
  examples: [{ text: 'my name is Ottoline', cards: [{ slot: 'name', value: 'Ottoline' }] }],
}

/** Looks through the whole text sixty times; that it is found at once saves the test its time, not the steps. */
const lookedThrough = (text: string) =>
  Array.from({ length: 60 }, () => text.indexOf(text.slice(0, 9))).every((at) => at === 0)

/** One fault each, in how it goes about it. */
export const conductMutants: PackMutants = {
  'empty term': mutant('cuts texts into terms that are not empty and hold no space', {
    tokenizer: { ...toyDefinition.tokenizer, cut: (run) => run.split('e') },
  }),
  'chatty tokenizer': mutant('leaves stop words out of the terms, unless they are content words', {
    tokenizer: { ...toyDefinition.tokenizer, cut: (run) => [run] },
  }),
  'slow tokenizer': mutant('cuts a word without end in work that grows with it alone', {
    tokenizer: {
      ...toyDefinition.tokenizer,
      cut: (run) => [...run].filter((letter) => run.lastIndexOf(letter, 0) === 0 && run.startsWith('i')),
    },
  }),
  'mute answers': mutant('words every form of answer for every slot, without a gap', {
    answers: {
      ...toyDefinition.answers,
      render: (request) => (request.form === 'past' ? '' : toyDefinition.answers.render(request)),
    },
  }),
  'vague answers': mutant('names what it knows in its answers', {
    answers: { ...toyDefinition.answers, render: () => 'something' },
  }),
  thrower: mutant('never throws, whatever the text', {
    tokenizer: {
      ...toyDefinition.tokenizer,
      cut: (run) => {
        if (run.length > 7) throw new Error('too long')
        return toyDefinition.tokenizer.cut(run)
      },
    },
  }),
  'astray span': mutant(
    'points at words of the message with every card',
    withLive({ draft: () => ({ slot: 'location', value: { text: 'Ghent', span: { start: 0, end: 0 } } }) }),
  ),
  moody: mutant('reads a text the same the second time', {
    refiners: [
      dropQuestions,
      {
        id: 'en/moody',
        refine: (candidate, reading) => (isBadFor(reading) ? { drop: 'no mood' } : [candidate]),
      },
    ],
  }),
  'ruled by order': {
    breaks: 'finds the same facts in whatever order its rules are registered',
    pack: () => toyPack({ rules: [...rules, nameByChance] }),
    options: { withRules: (given) => toyPack({ rules: given }) },
  },
  backtracker: mutant(
    'has no pattern that backtracks more than in proportion to the text',
    withLive({ pattern: new RegExp(`^i live in (?<value>${repeated('\\p{L}+ ?')})$`, 'gu') }),
  ),
  'slow refiner': mutant('reads a flood of its own words in work that grows with the text alone', {
    refiners: [
      dropQuestions,
      {
        id: 'en/slow',
        refine: (candidate, { text }) => (lookedThrough(text) ? [candidate] : []),
      },
    ],
  }),
}
