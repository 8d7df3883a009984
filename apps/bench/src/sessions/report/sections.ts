import type { Section } from '../../quality/sections.ts'
import { growthRow } from '../../stats/growth.ts'
import { round } from '../../stats/numbers.ts'
import type { SessionsFigures } from '../run.ts'

export const sectionsOf = (figures: SessionsFigures): readonly Section[] => [
  growthSection(figures),
  appendSection(figures),
  weightSection(figures),
]

const pairsOf = ({ logs }: SessionsFigures): readonly string[] =>
  logs.map(({ stats }) => `${stats.pairs.toLocaleString('en-US')} pairs`)

function growthSection(figures: SessionsFigures): Section {
  const [few = '', many = ''] = pairsOf(figures)
  return {
    title: 'Look-ups in a Q-A log',
    head: ['ms', `p50, ${few}`, `p50, ${many}`, 'ratio', `p95, ${few}`, `p95, ${many}`, 'ratio p95', 'calls'],
    rows: figures.growth.map(growthRow),
    notes: [
      'To reach: recent, topic page and same question (by its hash) under 1 ms at p95 in both. One scope each, on SQLite; places spread over ' +
        'the whole log, the two take turns. A topic page has 20 pairs, recent 5; search reads at most 500 places of each word.',
    ],
  }
}

function appendSection({ append }: SessionsFigures): Section {
  return {
    title: 'Appending a pair',
    head: ['', 'p50 ms', 'p95 ms', 'bare p50', 'bare p95', 'ratio p50', 'CPU ratio', 'statements a call'],
    rows: (
      [
        ['topics given', append.given],
        ['topics found in the text', append.found],
      ] as const
    ).map(([name, f]) => [
      name,
      f.p50,
      f.p95,
      f.bareP50,
      f.bareP95,
      f.ratio,
      f.cpuRatio,
      f.statementsPerCall,
    ]),
    notes: [
      'To reach: at most 1.5 times the bare inserts. These are the statements of the very transaction, each prepared once, on a copy of the ' +
        'database; every transaction is on disk before it is acknowledged.',
    ],
  }
}

function weightSection(figures: SessionsFigures): Section {
  const { logs } = figures
  return {
    title: 'What a log weighs',
    head: ['', ...pairsOf(figures)],
    rows: [
      ['sessions', ...logs.map(({ stats }) => stats.sessions)],
      ['answers kept', ...logs.map(({ stats }) => stats.storedAnswers)],
      ['kB of text a hundred pairs', ...logs.map(({ stats }) => round(stats.bytesPerHundredPairs / 1000, 1))],
      ['kB of file a hundred pairs', ...logs.map(({ fileKbPerHundred }) => fileKbPerHundred)],
      ['pairs logged a second, in lists', ...logs.map(({ pairsPerSecond }) => pairsPerSecond)],
    ],
    notes: [],
  }
}
