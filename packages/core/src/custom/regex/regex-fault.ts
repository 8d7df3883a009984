import { readRegex } from './read-regex.ts'
import type { RegexNode } from './read-regex.ts'

/**
 * Most ways in which a pattern may match the same words. A backtracking matcher tries no more than these from one place, and a clause is
 * read up to a fixed length: what passes is linear in the length of a message.
 */
const MOST_WAYS = 1000

const BOUND = 'Say how often at most, for example {1,50}'

/**
 * Why a pattern may take long to match, or null. Sound, not complete: each repeat is counted as if it met what follows it, so a pattern
 * that passes is safe, and one that is refused may be.
 */
export function regexFault(source: string): string | null {
  const tree = readRegex(source)
  const named = faultIn(tree)
  if (named !== null) return named
  return waysOf(tree) > MOST_WAYS
    ? `can match the same words in more than ${MOST_WAYS} ways. Use fewer repeats with smaller bounds, and none inside another`
    : null
}

function faultIn(node: RegexNode): string | null {
  if (node.kind === 'atom') return atomFault(node.text)
  if (node.kind === 'repeat') {
    return node.max === Infinity ? `repeats without a bound ("${node.text}"). ${BOUND}` : faultIn(node.body)
  }
  if (/^\(\?<[=!]/u.test(node.open)) return 'looks behind. Leave that out'
  for (const inner of node.choices.flat()) {
    const fault = faultIn(inner)
    if (fault !== null) return fault
  }
  return null
}

function atomFault(text: string): string | null {
  if (/^\\(?:k<|[1-9])/u.test(text)) return `refers back ("${text}"). Write the words out`
  return text === '(?' ? 'has a group of an unknown kind. Use (?:…) or (?<value>…)' : null
}

/** In how many ways a node can match, at most; Infinity stands for too many. */
function waysOf(node: RegexNode): number {
  if (node.kind === 'atom') return 1
  if (node.kind === 'repeat') return repeatedWays(waysOf(node.body), node.min, node.max)
  return node.choices.reduce((sum, choice) => sum + choice.reduce((ways, part) => ways * waysOf(part), 1), 0)
}

function repeatedWays(ways: number, min: number, max: number): number {
  if (ways === 1) return max - min + 1
  let sum = 0
  for (let times = min; times <= max && sum <= MOST_WAYS; times++) sum += ways ** times
  return sum
}
