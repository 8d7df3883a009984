import type { RequestReading } from '@recollect/core/extraction'
import { ASKING_LEADS, LEADS, TAILS } from '../lexicon/requests/request-words.ts'
import { oneOf } from '../text/patterns.ts'
import type { Part, Range, Sentence } from './clauses.ts'

/** A request in a folded text, by positions in it. */
export interface Found {
  readonly kind: RequestReading['kind']
  readonly of: RequestReading['of']
  readonly about: Range | null
  readonly span: Range
}

/** A clause where a request may begin, and what stands around it. */
export interface Place {
  readonly text: string
  readonly sentences: readonly Sentence[]
  readonly sentence: Sentence
  readonly part: Part
}

/** Reads one kind of request at a clause. */
export type Reader = (place: Place) => Found | null

/** Opens a clause of a request. */
export const LEAD = `(?<lead>(?:(?:${oneOf([...LEADS, ...ASKING_LEADS])}) ?){0,6})`
/** Closes it. */
export const TAIL = `(?<tail>(?: ?${oneOf(TAILS)}){0,3})`

const ASKS = new RegExp(oneOf(ASKING_LEADS), 'u')
const ORDERS = /请|麻烦|拜托|劳驾|帮|给我|替我|要你|让你|希望|快|赶|立[刻即]|彻底|务必|千万|pls|please/u
const PLEADS = /吧|好[吗嘛不么]|[可行]|谢|拜托|麻烦|please/u
const DONE = /[了没]吗|了没|吗/u

/** Whether the words around say that somebody is asked to do it: 请…, …吧, 能不能…. */
export const isOrder = (lead: string, tail: string): boolean =>
  ORDERS.test(lead) || ASKS.test(lead) || PLEADS.test(tail)

/** Whether it is asked if something is so: 你…了吗, not 能不能…吗. */
export const asksWhether = (lead: string, tail: string, mark: string): boolean =>
  !ASKS.test(lead) && !/[好行可]|ok/u.test(tail) && (DONE.test(tail) || mark.startsWith('?'))

const QUESTION = /什么|啥|谁|哪|怎[么样]|多少|几[个点号岁时]|为何|如何|是不是|有没有|[吗呢么]$/u
/** Whether words ask. */
export const isAsked = (words: string): boolean => QUESTION.test(words)

/** What a sentence ends with. */
export const markOf = ({ text, sentence, part }: Place): string =>
  part.end === sentence.end ? text.slice(sentence.end, sentence.close) : ''

const AFTERTHOUGHT = new RegExp(`^(?:${oneOf(TAILS)} ?){1,3}$`, 'u')

/** From where it begins to the end of its clause, with the mark there and thanks that follow. */
export function wholeSpan({ sentence, part }: Place, from = part.start): Range {
  const after = sentence.parts.filter(({ start }) => start > part.end)
  const [next] = after
  if (next === undefined) return { start: from, end: sentence.close }
  if (after.length === 1 && AFTERTHOUGHT.test(next.text)) return { start: from, end: sentence.close }
  return { start: from, end: part.mark === '' ? part.end : part.end + 1 }
}
