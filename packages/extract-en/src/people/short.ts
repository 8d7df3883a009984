import { DIMINUTIVES } from '../lexicon/people/diminutives.ts'

const SHORTEST = 3

/** "Thomas Reed" is said by the first word alone, and is called Tom. */
export function shortForms(name: string): readonly string[] {
  const [first = ''] = name.split(' ')
  const called = DIMINUTIVES.get(first) ?? []
  return first.length >= SHORTEST && first !== name ? [first, ...called] : called
}
