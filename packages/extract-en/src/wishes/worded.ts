import { formsOf } from '../text/tokens.ts'
import type { Token } from '../text/tokens.ts'
import type { Front } from './front.ts'
import { scopeWords } from './scope.ts'
import { isVerb, verbOf } from './verbs.ts'

/** How a wish is told, from the words it stands in. */
export interface Worded {
  /** Where its words stand in the text. */
  readonly start: number
  readonly end: number
  /** Said before them to make a wish of them: "don't" of "I hate it when you use emojis". Empty: the words are the wish. */
  readonly before: string
  /** Its first word, where it is not as written ("use" for "used"). */
  readonly words: string | null
}

interface Place {
  readonly to: number
  readonly front: Front
  readonly isEnded: boolean
}

/** Frames that are part of what is wished: "don't …", "you can …", "no need to …". */
const KEPT: ReadonlySet<Front['mode']> = new Set<Front['mode']>(['deny', 'allow', 'release'])

const TOLD: ReadonlySet<Front['mode']> = new Set<Front['mode']>(['ask', 'wish', 'like', 'forbid'])

/** The words of a wish: from its scope, or from "always", or what is asked for. Pure. */
export function wordedAs(tokens: readonly Token[], { to, front, isEnded }: Place): Worded {
  const kept = !isEnded && KEPT.has(front.mode)
  const own = kept ? front.frame : (front.always ?? front.at)
  const negation = negationOf(tokens, front)
  const told = TOLD.has(front.mode) ? asTold(tokens[front.at]?.key ?? '') : null
  const { scope } = front
  // As it is written from its scope on, where nothing but a comma and a few words stand between.
  const isWhole = scope !== null && negation === '' && told === null && own >= scope.to && own - scope.to <= 3
  const said = scope !== null && !isWhole && scope.to <= own ? `${scopeWords(tokens, scope)}, ` : ''
  const always = told !== null && front.always !== null ? 'always ' : ''
  const skip = negation === 'no ' && /^(?:an?|the|any)$/u.test(tokens[own]?.key ?? '') ? 1 : 0
  const first = isWhole ? scope.from : always === '' ? own + skip : front.at
  const last = isEnded ? beforeEnded(tokens, to) : to
  return {
    start: tokens[first]?.start ?? 0,
    end: tokens[last - 1]?.end ?? 0,
    before: `${said}${negation}${always}`,
    words: told,
  }
}

/** "Answer in French any more": what is over is told without it. */
const beforeEnded = (tokens: readonly Token[], to: number): number =>
  tokens.findLastIndex(({ key }, at) => at < to && !/^(?:any|more|anymore|again|longer|now)$/u.test(key)) + 1

function negationOf(tokens: readonly Token[], front: Front): string {
  if (front.mode === 'refuse') return 'no '
  if (front.mode !== 'forbid') return ''
  if (tokens[front.at - 1]?.key === 'never') return 'never '
  const key = tokens[front.at]?.key ?? ''
  return key.endsWith('ing') && verbOf(key) !== null ? 'avoid ' : "don't "
}

/** "You used metric units" as it is told: "use". Null where it is so already. */
function asTold(word: string): string | null {
  if (isVerb(word) || word.endsWith('ing')) return null
  return [...formsOf(word)].find(isVerb) ?? null
}
