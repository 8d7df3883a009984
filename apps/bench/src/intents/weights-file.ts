import type { Weights } from './train.ts'

const HEAD = '/** Learned by `pnpm bench intents --write`; `intentReader` says how a line reads. */'

/** The source file that holds weights: a line for each sign, in order, in tenths. */
export function weightsText(weights: Weights): string {
  const lines = [...weights]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([sign, all]) => `${escaped(sign)}\t${[...all].map((one) => String(Math.round(one * 10))).join(' ')}`,
    )
  return [HEAD, 'export const WEIGHTS = `', ...lines, '`', ''].join('\n')
}

const escaped = (sign: string): string => sign.replaceAll(/[\\`]|\$(?=\{)/gu, String.raw`\$&`)
