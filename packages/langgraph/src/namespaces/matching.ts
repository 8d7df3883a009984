import { InvalidInputError } from '@recollect/core'
import type { ListNamespacesOperation, MatchCondition } from '@langchain/langgraph-checkpoint'

/** Namespaces that match, cut to a depth, each once, in order of their labels. Pure. */
export function matching(
  namespaces: readonly (readonly string[])[],
  { matchConditions = [], maxDepth, limit, offset }: ListNamespacesOperation,
): string[][] {
  const found = namespaces
    .filter((namespace) => matchConditions.every((condition) => matches(namespace, condition)))
    .map((namespace) => namespace.slice(0, maxDepth))
  const each = new Map(found.map((namespace) => [JSON.stringify(namespace), [...namespace]]))
  return [...each.values()].sort(compare).slice(offset, offset + limit)
}

function matches(namespace: readonly string[], { matchType, path }: MatchCondition): boolean {
  if (path.length > namespace.length) return false
  const from = matchType === 'prefix' ? 0 : namespace.length - path.length
  return path.every((label, place) => label === '*' || label === namespace[from + place])
}

/** @throws InvalidInputError */
export function checkConditions({ matchConditions = [] }: ListNamespacesOperation): void {
  if (!Array.isArray(matchConditions) || !matchConditions.every(({ path }) => Array.isArray(path)))
    throw new InvalidInputError(
      'matchConditions is a list of { matchType, path }, each path a list of labels.',
    )
  const types: readonly string[] = matchConditions.map(({ matchType }) => matchType)
  if (types.some((type) => type !== 'prefix' && type !== 'suffix'))
    throw new InvalidInputError('A match condition is of type "prefix" or "suffix".')
}

function compare(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((label, place) => label !== other[place])
  const [left, right] = [one[at], other[at]]
  if (left === undefined || right === undefined) return one.length - other.length
  return left < right ? -1 : 1
}
