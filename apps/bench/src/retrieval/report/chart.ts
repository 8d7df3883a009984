import type { SetFigures } from '../figures.ts'
import type { SystemFigures } from '../system-figures.ts'
import { circle, document, line, text } from '../../io/svg.ts'
import { systemsOf } from './comparison.ts'

const LEFT = 180
const WIDTH = 620
const ROW = 44
const TOP = 64
const RIGHT = 280

const recallOf = ({ groups }: SystemFigures): number => groups[0]?.recall['@5'] ?? 0
const x = (share: number): number => LEFT + share * WIDTH

/** Recall@5 of every system, one row a set: the memory filled, the others hollow, the best of them by name. */
export function chart(all: readonly SetFigures[]): string {
  const height = TOP + ROW * all.length + 36
  const bottom = TOP + ROW * all.length
  return document({ width: LEFT + WIDTH + RIGHT, height, title: 'recall@5 by set and system' }, [
    text({ x: LEFT, y: 24, size: 15, bold: true }, 'recall@5'),
    circle({ x: LEFT + 6, y: 42, r: 6, filled: true }),
    text({ x: LEFT + 18, y: 46 }, 'Recollect, no model'),
    circle({ x: LEFT + 166, y: 42, r: 4.5, filled: false }),
    text({ x: LEFT + 178, y: 46 }, 'the others; the best of them by name'),
    ...[0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((share) => [
      line({ x1: x(share), y1: TOP, x2: x(share), y2: bottom }),
      text({ x: x(share), y: bottom + 18, anchor: 'middle' }, share.toFixed(1)),
    ]),
    ...all.flatMap((figures, i) => rowOf(figures, TOP + ROW * (i + 0.5))),
  ])
}

function rowOf(figures: SetFigures, y: number): string[] {
  const best = figures.baselines.toSorted((a, b) => recallOf(b) - recallOf(a))[0]
  return [
    text({ x: LEFT - 12, y: y + 4, anchor: 'end' }, figures.set),
    line({ x1: LEFT, y1: y, x2: LEFT + WIDTH, y2: y }),
    ...systemsOf(figures)
      .slice(1)
      .map((system) => circle({ x: x(recallOf(system)), y, r: 4.5, filled: false })),
    circle({ x: x(recallOf(figures)), y, r: 6, filled: true }),
    text({ x: LEFT + WIDTH + 14, y: y - 3, bold: true }, `Recollect ${recallOf(figures).toFixed(3)}`),
    ...(best ? [text({ x: LEFT + WIDTH + 14, y: y + 12 }, `${best.name} ${recallOf(best).toFixed(3)}`)] : []),
  ]
}
