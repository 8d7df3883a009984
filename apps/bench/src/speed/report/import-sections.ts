import type { Section } from '../../quality/sections.ts'
import type { ImportRun } from '../import/run.ts'

export const importSections = ({ plan, ways }: ImportRun): Section[] => [
  {
    title: 'Many messages at once',
    head: [
      '',
      'messages',
      'messages a second',
      'bare statements a second',
      'ratio',
      'CPU ratio',
      'statements a message',
    ],
    rows: ways.map((f) => [
      f.way,
      f.messages,
      f.perSecond,
      f.barePerSecond,
      f.ratio,
      f.cpuRatio,
      f.statementsPerMessage,
    ]),
    notes: [
      `To reach: 10,000 messages a second by import. ${plan.scopes} scopes of ${plan.messages} messages, Chinese and English, on SQLite, on ` +
        'disk before they are acknowledged. An import is one transaction a scope, and indexes anew; remembering reads every message by the ' +
        'rules. Three databases grow side by side: in the first the statements are written down, in the second the library is timed, in the ' +
        'third the statements alone; given are the messages these bring in.',
    ],
  },
]
