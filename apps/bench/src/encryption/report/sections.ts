import type { Section } from '../../quality/sections.ts'
import type { EncryptionFigures } from '../run.ts'

export const sectionsOf = ({ plan, costs }: EncryptionFigures): readonly Section[] => [
  {
    title: 'What encryption costs',
    head: ['', 'encrypted', 'p50 ms', 'p95 ms', 'ratio p50', 'ratio p95', 'CPU ratio', 'calls'],
    rows: costs.map((f) => [f.what, f.mode, f.p50, f.p95, f.ratio, f.ratioP95, f.cpuRatio, f.calls]),
    notes: [
      `To reach: at most 1.25 times the same call without a cipher. SQLite, every transaction on disk; three databases of the same ${plan.filled.toLocaleString('en-US')} ` +
        'messages, Chinese and English, take turns call by call.',
    ],
  },
]
