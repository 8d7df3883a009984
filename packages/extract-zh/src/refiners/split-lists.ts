import type { Candidate, Refiner } from '@recollect/core'
import { foldedValue, narrow } from './narrow.ts'

const LISTED =
  /^(?:likes|dislikes|hobby|skill|language|fear|allergy|personality|pet|favorite_\w+|user_type|health|diet)$/u
/** 和 with 一起, or at the beginning, means "together with". */
const TOGETHER = /^(?:和|跟|与|同|陪|在|于|从|把|对|把|让|被|将)|我|一起|面对面|之间|关于/u
const LIST_IN_TITLE = /《[^》]{0,30}[和与及跟]/u
const ENUMERATION = /、|以及|还有|及/gu
const CONJUNCTION = /(?:和|与|跟|或者|或)(?:一点儿?|一些)?/gu
const AND_SO_ON = /等(?:等|\p{Script=Han}{0,6})?$/u
const LONGEST_PART = 14

/** One card for each member of a list: 喜欢猫和狗. A title in 《》 is one member whatever it contains. */
export const splitLists: Refiner = {
  id: 'zh/split-lists',
  refine(candidate) {
    if (!LISTED.test(candidate.slot)) return [candidate]
    const value = foldedValue(candidate)
    if (TOGETHER.test(value) || LIST_IN_TITLE.test(value)) return [candidate]
    const parts = partsOf(value)
    if (parts.length < 2 || parts.some(([from, to]) => to - from > LONGEST_PART || to <= from))
      return [candidate]
    return parts.map(([from, to]): Candidate => narrow(candidate, from, to, 'split-lists'))
  },
}

type Part = readonly [from: number, to: number]

function partsOf(value: string): readonly Part[] {
  const enumerated = cut(value, 0, value.length, ENUMERATION)
  if (enumerated.length === 1) return cut(value, 0, value.length, CONJUNCTION)
  const [from, to] = enumerated.at(-1) ?? [0, 0]
  const last = cut(value, from, to - (AND_SO_ON.exec(value.slice(from, to))?.[0].length ?? 0), /和/gu)
  return [...enumerated.slice(0, -1), ...last]
}

function cut(value: string, from: number, to: number, at: RegExp): readonly Part[] {
  const parts: Part[] = []
  let start = from
  for (const match of value.slice(from, to).matchAll(at)) {
    parts.push([start, from + match.index])
    start = from + match.index + match[0].length
  }
  const last: Part = [start, to]
  return [...parts, last].map((part) => trimmed(value, part))
}

function trimmed(value: string, [from, to]: Part): Part {
  const words = value.slice(from, to)
  return [to - words.trimStart().length, from + words.trimEnd().length]
}
