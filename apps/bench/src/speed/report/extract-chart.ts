import { growthChart } from '../../io/growth-chart.ts'
import type { LengthFigures, LoopFigures } from '../extract/lengths.ts'

/** Microseconds by the length of a message, a panel for each language. */
export const extractChart = ({ lengths }: LoopFigures): string =>
  growthChart(
    'extract: microseconds of processor time a message',
    [...new Set(lengths.map(({ language }) => language))].map((language) => {
      const these = lengths.filter((one) => one.language === language)
      const points = (of: (figures: LengthFigures) => number) =>
        these.map((one) => ({ size: one.characters, value: of(one) }))
      return {
        title: language,
        sizes: 'characters',
        curves: [
          { name: 'Recollect', main: true, points: points(({ micros }) => micros) },
          { name: 'every pattern in a loop', main: false, points: points(({ loop }) => loop) },
        ],
      }
    }),
  )
