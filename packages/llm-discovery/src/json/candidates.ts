import { readLenient } from './lenient.ts'
import type { Lenient } from './lenient.ts'

/** In how many places of a reply JSON is looked for. */
const MAX_STARTS = 64

/** Every object and list in a text, whatever stands around them, likely ones first: lists without objects stand in prose too (`[1]`). */
export function candidatesIn(text: string): readonly Lenient[] {
  const found: Lenient[] = []
  let at = nextStart(text, 0)
  for (let i = 0; i < MAX_STARTS && at >= 0; i++) {
    const read = readLenient(text, at)
    const holds = !isEmpty(read.value)
    if (read.stopped === null || holds) found.push(read)
    if (read.stopped === 'end') break
    at = nextStart(text, holds || read.stopped === null ? Math.max(read.end, at + 1) : at + 1)
  }
  return [...found.filter(({ value }) => hasObject(value)), ...found.filter(({ value }) => !hasObject(value))]
}

function nextStart(text: string, from: number): number {
  const next = /[[{]/u.exec(text.slice(from))
  return next === null ? -1 : from + next.index
}

const isEmpty = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || Object.keys(value).length === 0

const hasObject = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some((entry) => typeof entry === 'object' && entry !== null && !Array.isArray(entry))
    : typeof value === 'object' && value !== null
