import { BenchError } from '../io/bench-error.ts'

/** What can be measured by itself, in this order. */
export const PARTS = ['floor', 'import', 'writers', 'scale'] as const
export type Part = (typeof PARTS)[number]

/** The parts named in a list with commas; all of them for none. @throws BenchError for a name there is none of. */
export function selectParts(names: string | undefined): readonly Part[] {
  if (names === undefined) return PARTS
  const wanted = names.split(',').map((name) => name.trim())
  const stray = wanted.find((name) => !PARTS.some((part) => part === name))
  if (stray === undefined) return PARTS.filter((part) => wanted.includes(part))
  throw new BenchError(`There is no part "${stray}". There are: ${PARTS.join(', ')}.`)
}
