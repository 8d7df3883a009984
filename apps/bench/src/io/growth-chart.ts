import { circle, document, line, path, text } from './svg.ts'

/** A measure at some sizes, smallest first. */
export interface Curve {
  readonly name: string
  /** Drawn full; the others are what it is compared with. */
  readonly main: boolean
  readonly points: readonly { readonly size: number; readonly value: number }[]
}

/** Curves over the same sizes. */
export interface Panel {
  readonly title: string
  /** What the sizes count. */
  readonly sizes: string
  readonly curves: readonly Curve[]
}

const WIDTH = 260
const HEIGHT = 180
const LEFT = 64
const GAP = 90
const TOP = 84
const BOTTOM = 52
const STEPS = 4

/** Panels side by side: sizes by their logarithm to the right, the measure upwards from nothing. */
export function growthChart(title: string, panels: readonly Panel[]): string {
  const width = LEFT + panels.length * (WIDTH + GAP)
  return document({ width, height: TOP + HEIGHT + BOTTOM, title }, [
    text({ x: LEFT, y: 24, size: 15, bold: true }, title),
    ...legend(panels[0]?.curves ?? []),
    ...panels.flatMap((panel, i) => shapesOf(panel, LEFT + i * (WIDTH + GAP))),
  ])
}

const legend = (curves: readonly Curve[]): string[] =>
  curves.flatMap(({ name, main }, i) => [
    circle({ x: LEFT + 6 + 170 * i, y: 42, r: 4.5, filled: main }),
    text({ x: LEFT + 18 + 170 * i, y: 46 }, name),
  ])

function shapesOf({ title, sizes, curves }: Panel, left: number): string[] {
  const all = curves.flatMap(({ points }) => points)
  const scale = scaleOf(
    all.map(({ size }) => size),
    all.map(({ value }) => value),
    left,
  )
  return [
    text({ x: left, y: TOP - 10, bold: true }, title),
    ...scale.values.flatMap((value) => [
      line({ x1: left, y1: scale.y(value), x2: left + WIDTH, y2: scale.y(value) }),
      text({ x: left - 8, y: scale.y(value) + 4, anchor: 'end' }, String(Number(value.toPrecision(3)))),
    ]),
    ...[...new Set(all.map(({ size }) => size))].map((size) =>
      text({ x: scale.x(size), y: TOP + HEIGHT + 18, anchor: 'middle' }, shortNumber(size)),
    ),
    text({ x: left + WIDTH / 2, y: TOP + HEIGHT + 38, anchor: 'middle' }, sizes),
    ...curves.flatMap(({ points, main }) => {
      const at = points.map(({ size, value }) => ({ x: scale.x(size), y: scale.y(value) }))
      return [
        path(at, { filled: main }),
        ...at.map(({ x, y }) => circle({ x, y, r: main ? 4.5 : 3.5, filled: main })),
      ]
    }),
  ]
}

function scaleOf(sizes: readonly number[], values: readonly number[], left: number) {
  const [from, to] = [Math.log10(Math.min(...sizes)), Math.log10(Math.max(...sizes))]
  const top = roundUp(Math.max(...values))
  return {
    x: (size: number): number =>
      left + (from === to ? WIDTH / 2 : ((Math.log10(size) - from) / (to - from)) * WIDTH),
    y: (value: number): number => TOP + HEIGHT * (1 - value / top),
    values: Array.from({ length: STEPS + 1 }, (_, i) => (top * i) / STEPS),
  }
}

/** The next of 1, 2, 4, 8 and their tenfold, so that four steps are plain numbers. */
export function roundUp(value: number): number {
  if (!(value > 0) || !Number.isFinite(value)) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 4, 8].find((step) => step * power >= value) ?? 10) * power
}

const UNITS = [
  [1_000_000, ' M'],
  [1000, ' k'],
] as const

/** 5 M, 100 k, 200. */
export function shortNumber(value: number): string {
  const [unit, sign] = UNITS.find(([least]) => value >= least) ?? [1, '']
  return `${Number((value / unit).toPrecision(3))}${sign}`
}
