/** Which part of a longer time. */
export type Slice = 'early' | 'mid' | 'late' | 'beginning' | 'end'

export const SLICES: ReadonlyMap<string, Slice> = new Map<string, Slice>([
  ['early', 'early'],
  ['mid', 'mid'],
  ['middle', 'mid'],
  ['late', 'late'],
  ['beginning', 'beginning'],
  ['start', 'beginning'],
  ['begining', 'beginning'],
  ['end', 'end'],
])

type Part = readonly [from: number, to: number]

/**
 * First and last part (left out) of each, in the unit named: "early 2019" is January to April, "the end of 2019" November and December,
 * "mid-90s" 1993 to 1996.
 */
export const SLICED = {
  decade: { unit: 'year', early: [0, 4], mid: [3, 7], late: [6, 10], beginning: [0, 3], end: [7, 10] },
  year: { unit: 'month', early: [0, 4], mid: [4, 8], late: [8, 12], beginning: [0, 3], end: [10, 12] },
  season: { unit: 'month', early: [0, 1], mid: [1, 2], late: [2, 3], beginning: [0, 1], end: [2, 3] },
  quarter: { unit: 'month', early: [0, 1], mid: [1, 2], late: [2, 3], beginning: [0, 1], end: [2, 3] },
  month: { unit: 'day', early: [0, 10], mid: [10, 20], late: [20, 31], beginning: [0, 10], end: [20, 31] },
  week: { unit: 'day', early: [0, 2], mid: [1, 4], late: [4, 7], beginning: [0, 2], end: [4, 7] },
} as const satisfies Record<string, { readonly unit: 'year' | 'month' | 'day' } & Record<Slice, Part>>
