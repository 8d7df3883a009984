import { literalFinder } from './literal-finder.ts'
import { LiteralReader, patternReader } from '@recollect/core/extraction'
import type { LiteralCost, PatternNode } from '@recollect/core/extraction'
import { inMachineCode } from '../engine/machine-code.ts'
import { notUnrolled } from '../engine/unroll.ts'

/** Says of each pattern whether it matches a text. */
export type PatternSet = (text: string) => readonly boolean[]

/**
 * Tries only those of many patterns whose literals stand in the text, found in one pass: a question of ten words holds those of a
 * few patterns in a hundred.
 */
export function patternSet(patterns: readonly RegExp[]): PatternSet {
  const read = patternReader()
  const trees = patterns.map((pattern) => read(pattern.source))
  const literalsOf = new LiteralReader()
  const neededIn = literalsOf.needed(costIn(trees, literalsOf))
  // Case-blind patterns match what their literals do not spell.
  const needs = trees.map((tree, index) => (patterns[index]?.ignoreCase ? null : neededIn(tree)))
  const literals = [...new Set(needs.flatMap((need) => need ?? []))]
  const users = usersOf(literals, needs)
  const always = Uint8Array.from(needs, (need) => (need === null ? 1 : 0))
  const find = literalFinder(literals)
  const made: RegExp[] = []
  const matches = (pattern: RegExp, index: number, text: string): boolean => {
    const own = (made[index] ??= inMachineCode(
      new RegExp(notUnrolled(pattern.source), `${pattern.flags}g`),
      text,
    ))
    own.lastIndex = 0
    return own.test(text)
  }
  return (text) => {
    const tried = always.slice()
    find(text, (literal) => {
      for (const pattern of users[literal] ?? []) tried[pattern] = 1
    })
    return patterns.map((pattern, index) => tried[index] === 1 && matches(pattern, index, text))
  }
}

function usersOf(
  literals: readonly string[],
  needs: readonly (readonly string[] | null)[],
): readonly (readonly number[])[] {
  const place = new Map(literals.map((literal, index) => [literal, index] as const))
  const users: number[][] = literals.map(() => [])
  needs.forEach((need, pattern) => {
    for (const literal of need ?? []) users[place.get(literal) ?? 0]?.push(pattern)
  })
  return users
}

/** What stands in many patterns stands in many questions (what, do, my); what is short stands in many words. */
function costIn(trees: readonly PatternNode[], literalsOf: LiteralReader): LiteralCost {
  const uses = new Map<string, number>()
  for (const tree of trees) {
    const literals = new Set<string>()
    literalsOf.addTo(literals, tree)
    for (const literal of literals) uses.set(literal, (uses.get(literal) ?? 0) + 1)
  }
  return (literal) =>
    1 + (uses.get(literal) ?? 0) / 4 + (/^\p{ASCII}{1,2}$/u.test(literal) ? trees.length : 0)
}
