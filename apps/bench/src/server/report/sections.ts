import type { Section } from '../../quality/sections.ts'
import type { CallFigures } from '../figures.ts'
import type { ServerFigures } from '../run.ts'

const HEAD = ['', 'calls', 'a second', 'p50 ms', 'p95 ms', 'p99 ms', 'errors']

const rowOf = (what: string, { calls, perSecond, p50, p95, p99, failed }: CallFigures) => [
  what,
  ...[calls, perSecond, p50, p95, p99, failed],
]

export const sectionsOf = ({
  plan,
  inProcess,
  overHttp,
  ratio,
  crowd,
}: ServerFigures): readonly Section[] => [
  {
    title: 'recall in process and over HTTP',
    head: HEAD,
    rows: [
      rowOf(`in process, ${String(plan.callers)} callers`, inProcess),
      rowOf(`over HTTP, ${String(plan.callers)} clients`, overHttp),
    ],
    notes: [
      `Over HTTP: ${String(ratio)} of the throughput in process; to reach: 0.6. Both ways take turns on one SQLite database of ` +
        `${plan.filled.toLocaleString('en-US')} messages, Chinese and English; clients have a process of their own.`,
    ],
  },
  {
    title: `${String(plan.crowd.clients)} clients at once, for ${String(plan.crowd.seconds)} s`,
    head: HEAD,
    rows: [rowOf(`every ${String(plan.crowd.remembersEvery)}th call remembers`, crowd)],
    notes: ['To reach: no error.', ...crowd.errors],
  },
]
