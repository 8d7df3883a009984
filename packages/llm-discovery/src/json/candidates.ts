import { isFields } from '../replies/entries.ts'
import { readLenient } from './lenient.ts'
import type { Lenient } from './lenient.ts'

/** How often each character of a reply may be read, looking for JSON: with it the work grows with the length alone. */
const MOST_READINGS = 8
/** How many of each kind are offered. */
const MOST_OFFERED = 64
/** More objects than a reply may have lines. */
const MOST_IN_RUN = 1000

interface Found extends Lenient {
  readonly at: number
  /** What it was found in, where that breaks off. */
  readonly inside: Lenient | null
}

/**
 * Every object and list in a text, whatever stands around them, likely ones first: what is whole before what breaks off, what has objects
 * before what has none (`[1]` stands in prose too), and the last before those it may be a correction of.
 */
export function candidatesIn(text: string): readonly Lenient[] {
  const found = foundIn(text)
  const whole = found.filter((one) => one.stopped === null)
  const broken = found.filter((one) => one.stopped !== null)
  const own = whole.filter(isOwn)
  return [
    ...lastFirst([...own, ...runsOf(text, own)].sort((a, b) => a.end - b.end)),
    ...lastFirst(broken.filter(isOwn)),
    ...lastFirst(found.filter((one) => !isOwn(one))),
  ]
}

function foundIn(text: string): readonly Found[] {
  const found: Found[] = []
  let work = MOST_READINGS * (text.length + 1)
  let inside: Lenient | null = null
  for (let at = nextStart(text, 0); at >= 0 && work > 0;) {
    const read = readLenient(text, at)
    work -= read.end - at + 1
    const holds = !isEmpty(read.value)
    // Of many that are empty the last is enough.
    if (!holds && read.stopped === null && isEmpty(found.at(-1)?.value)) found.pop()
    if (read.stopped === null || holds) found.push({ ...read, at, inside })
    if (read.stopped === null) at = nextStart(text, read.end)
    else {
      if (holds) inside = read
      // What was left out may begin anew in it.
      at = nextStart(text, holds ? Math.max(read.leftFrom ?? read.end, at) + 1 : at + 1)
    }
  }
  return found
}

/** What only opens brackets is no reply. */
const START = /\{(?!\{)|\[(?!\[{16})/gu

function nextStart(text: string, from: number): number {
  START.lastIndex = from
  return START.exec(text)?.index ?? -1
}

/** What stands in the rest of something broken is a part of it, unless it says the same anew. */
const isOwn = ({ inside, value }: Found): boolean =>
  inside === null || !isFields(inside.value) || hasNameOf(value, inside.value)

const hasNameOf = (value: unknown, other: object): boolean =>
  isFields(value) && Object.keys(value).some((name) => Object.hasOwn(other, name))

/** Objects that follow each other with nothing between, as one list: a model wrote JSON lines. */
function runsOf(text: string, whole: readonly Found[]): readonly Found[] {
  const runs: Found[][] = []
  for (const one of whole) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (!isFields(one.value) || isEmpty(one.value)) runs.push([])
    else if (run && before && run.length < MOST_IN_RUN && isBetween(text, before.end, one.at)) run.push(one)
    else runs.push([one])
  }
  return runs.flatMap((run) => {
    const last = run.at(-1)
    return last === undefined || run.length < 2 ? [] : [{ ...last, value: run.map(({ value }) => value) }]
  })
}

const isBetween = (text: string, from: number, to: number): boolean => /^[\s,;]*$/u.test(text.slice(from, to))

const lastFirst = (found: readonly Lenient[]): readonly Lenient[] => {
  const last = found.slice(-MOST_OFFERED).reverse()
  return [...last.filter(({ value }) => hasObject(value)), ...last.filter(({ value }) => !hasObject(value))]
}

const isEmpty = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || Object.keys(value).length === 0

const hasObject = (value: unknown): boolean => (Array.isArray(value) ? value.some(isFields) : isFields(value))
