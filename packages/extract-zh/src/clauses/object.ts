import { DURATION } from '../text/patterns.ts'
import type { Frame } from './frame.ts'
import type { Scene } from './scene.ts'
import type { Tail } from './tail.ts'

/** A verb where it stands in a clause. */
export interface Place {
  readonly scene: Scene
  readonly text: string
  readonly at: number
  readonly verb: string
  readonly tail: Tail
}

/** Between a verb and what it takes: 学的会计, 做着微商, 选的是物理类. */
const ASPECT = new RegExp(
  `^(?:了${DURATION}的?(?=.)|着|的就?是|的(?=.)|上(?=.)|(?:出来)?(?:了|是|为)(?=.))`,
  'u',
)
/** What follows a verb, the class it is of, and the value, where it is not those words. */
export interface Object {
  readonly of: string
  readonly start: number
  readonly end: number
  readonly value?: string
}

/** One character names no level of study by itself: 读研. */
const needsVerb = ({ options }: Frame, of: string, words: number) =>
  options.has('whole') && (of !== 'stage' || words === 1)

/** What follows a verb where it is of a class the frame takes; null where it is not. */
export function objectOf(place: Place, frame: Frame): Object | null {
  const { text, at, verb, tail } = place
  const end = at + verb.length
  if (frame.takes.length === 0) return end === tail.rest.length ? { of: 'none', start: at, end } : null
  const aspect = ASPECT.exec(text.slice(end, tail.rest.length))?.[0].length ?? 0
  const from = end + aspect
  if (from >= tail.rest.length) return null
  for (const [of, read] of frame.takes) {
    const value = read(text.slice(from, tail.rest.length), verb)
    if (value === null) continue
    const words = { of, start: from + value[0], end: from + value[1] }
    if (!needsVerb(frame, of, value[1] - value[0])) return words
    return words.start === end
      ? { of, start: at, end: words.end }
      : { ...words, value: `${verb}${text.slice(words.start, words.end)}` }
  }
  return null
}
