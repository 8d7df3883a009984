import { sectionLines } from '../io/sections.ts'
import { round } from '../stats/numbers.ts'
import { CHEAP, MOST_A_BYTE, MOST_A_TEXT } from './run.ts'
import type { HostileFigures } from './run.ts'

const SHOWN = 60
const shown = (text: string): string => JSON.stringify(text.slice(0, SHOWN))

/** For a terminal: the worst there is, then what is too dear. */
export function linesOf({ seed, patterns, worst, verbs, failures }: HostileFigures): string[] {
  return [
    ...sectionLines([
      {
        title: 'Patterns on the worst text that was found',
        head: ['pattern', 'µs a byte', 'bytes', 'text'],
        rows: worst.map((one) => [one.name, round(one.cost), Buffer.byteLength(one.text), shown(one.text)]),
        notes: [`${String(patterns)} patterns, seed ${String(seed)}; at most ${String(MOST_A_BYTE)} µs.`],
      },
      {
        title: 'Verbs on 100 kB',
        head: ['verb', 'ms at 10 kB', 'ms at 100 kB', 'longest stretch', 'repeated'],
        rows: verbs.map((one) => [
          one.verb,
          round(one.short, 0),
          round(one.long, 0),
          round(one.stretch, 0),
          shown(one.unit),
        ]),
        notes: [
          `Milliseconds of processor time; at most ${String(MOST_A_TEXT)}. Below ${String(CHEAP)} the short text is not looked at.`,
        ],
      },
    ]),
    ...failures,
  ]
}
