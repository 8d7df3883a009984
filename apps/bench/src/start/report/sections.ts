import type { Section } from '../../quality/sections.ts'
import type { StartFigures } from '../run.ts'

export const sectionsOf = ({ plan, kinds, steps }: StartFigures): readonly Section[] => [
  {
    title: 'Fresh processes',
    head: ['ms', 'wall', 'CPU', 'over node', 'CPU over node'],
    rows: kinds.map((f) => [f.name, f.wall, f.cpu, f.ratio, f.cpuRatio]),
    notes: [
      `To reach: all four imported and a first recall within 250 ms, Node's own start included. Medians of ${plan.runs} processes of each kind, which ` +
        `take turns, of the built packages; wall from before a process is there until it has ended. The database that is opened holds ${plan.messages} messages.`,
    ],
  },
  {
    title: 'What each step adds',
    head: ['ms', 'wall', 'CPU'],
    rows: steps.map((f) => [f.step, f.wall, f.cpu]),
    notes: ['The last kind of process above, step by step, from its own birth.'],
  },
]
