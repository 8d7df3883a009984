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
  /** First token of the piece. */
  readonly from: number
  readonly to: number
  readonly front: Front
  readonly isEnded: boolean
}

/** Frames that are part of what is wished: "don't …", "you can …", "no need to …". */
const KEPT: ReadonlySet<Front['mode']> = new Set<Front['mode']>(['deny', 'allow', 'release'])

/** The words of a wish: from its scope, or from "always", or what is asked for. Pure. */
export function wordedAs(tokens: readonly Token[], { from, to, front, isEnded }: Place): Worded {
  const kept = !isEnded && KEPT.has(front.mode)
  const own = kept ? front.frame : (front.always ?? front.at)
  const negation = negationOf(tokens, front)
  const told = ['ask', 'wish', 'like', 'forbid'].includes(front.mode ?? '') ? asTold(tokens[front.at]?.key ?? '') : null
  const { scope } = front
  const isWhole = scope !== null && scope.from >= Math.min(from, own) - (scope.to - scope.from) - 2 && scope.from < own && from <= own
  const isPlain = negation === '' && told === null
  const first = scope !== null && isWhole && isPlain && isFirst(scope.to, own) ? scope.from : own
  const said = scope !== null && first === own && scope.to <= own ? `${scopeWords(tokens, scope)}, ` : ''
  const skip = negation.startsWith('no') && /^(?:an?|the|any)$/u.test(tokens[first]?.key ?? '') ? 1 : 0
  return {
    start: tokens[first + skip]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
    before: `${said}${negation}`,
    words: told,
  }
}

/** Whether nothing stands between a scope and what is wished but a comma and a few words. */
const isFirst = (end: number, own: number): boolean => own - end <= 3

function negationOf(tokens: readonly Token[], front: Front): string {
  if (front.mode === 'refuse') return 'no '
  if (front.mode !== 'forbid') return ''
  if (tokens[front.at - 1]?.key === 'never') return 'never '
  const key = tokens[front.at]?.key ?? ''
  return key.endsWith('ing') && verbOf(key) !== null ? 'no ' : "don't "
}

/** "You used metric units" as it is told: "use". Null where it is so already. */
function asTold(word: string): string | null {
  if (isVerb(word) || word.endsWith('ing')) return null
  return [...formsOf(word)].find(isVerb) ?? null
}
