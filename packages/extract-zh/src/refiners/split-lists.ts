import type { Candidate, Refiner } from '@recollect/core/extraction'
import { foldedValue, narrow } from './narrow.ts'

const LISTED =
  /^(?:likes|dislikes|hobby|skill|language|fear|allergy|personality|pet|favorite_\w+|user_type|health|diet|uses)$/u
/** 和 with 一起, or at the beginning, means "together with". */
const TOGETHER =
  /^(?:会|能|有|很|不|和|跟|与|同|陪|在|于|从|把|对|把|让|被|将|别人|人家|有人)|我|一起|面对面|之间|关于/u
/** 对我好、会关心我的哥哥: clauses that describe one thing. */
const DESCRIBED = /^[对会能有很不][^、]{0,24}、.{0,30}的/u
const LIST_IN_TITLE = /《[^》]{0,30}[和与及跟]/u
const ENUMERATION = /、|(?<=\p{Script=Han})\/(?=[\p{Script=Han}a-z])|以及|还有|及/gu
const CONJUNCTION = /(?:和|与|跟|或者|或)(?:一点儿?|一些)?/gu
const AND_SO_ON = /等(?:等|\p{Script=Han}{0,6})?$/u
const LONGEST_PART = 14
/** Set off by 、, a part may be a phrase. */
const LONGEST_ENUMERATED = 24

/** One card for each member of a list: 喜欢猫和狗. A title in 《》 is one member whatever it contains. */
export const splitLists: Refiner = {
  id: 'zh/split-lists',
  refine(candidate) {
    if (!LISTED.test(candidate.slot)) return [candidate]
    const value = foldedValue(candidate)
    const enumerated = value.search(ENUMERATION) > 0
    if ((enumerated ? DESCRIBED : TOGETHER).test(value) || LIST_IN_TITLE.test(value)) return [candidate]
    const parts = partsOf(value)
    const longest = enumerated ? LONGEST_ENUMERATED : LONGEST_PART
    if (parts.length < 2 || parts.some(([from, to]) => to - from > longest || to <= from)) return [candidate]
    return parts.map(([from, to]): Candidate => narrow(candidate, from, to))
  },
}

type Part = readonly [from: number, to: number]

function partsOf(value: string): readonly Part[] {
  const enumerated = cut(value, 0, value.length, ENUMERATION)
  if (enumerated.length === 1) return cut(value, 0, value.length, CONJUNCTION)
  const [from, to] = enumerated.at(-1) ?? [0, 0]
  const until = to - (AND_SO_ON.exec(value.slice(from, to))?.[0].length ?? 0)
  const last = TOGETHER.test(value.slice(from, to))
    ? [trimmed(value, [from, until])]
    : cut(value, from, until, /和/gu)
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
