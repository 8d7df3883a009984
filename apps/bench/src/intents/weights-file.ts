import { weightsText as textOf } from '../io/weights-file.ts'
import type { Weights } from './train.ts'

/** The source file that holds weights: a line for each sign, in order, in tenths. */
export function weightsText(weights: Weights): string {
  const lines = [...weights]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([sign, all]) => `${sign}\t${[...all].map((one) => String(Math.round(one * 10))).join(' ')}`)
  return textOf('pnpm bench intents --write', 'intentReader', lines.join('\n'))
}
