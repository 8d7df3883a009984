import { InvalidInputError } from '@recollect/core'
import { bytesOfAll, bytesOfVariable } from './variable.ts'
import type { Variable } from './variable.ts'

/**
 * The oldest variables, by last update, then by name, that have to go for the rest to fit; those just written stay. Pure.
 * @throws InvalidInputError when what was written is above the cap by itself.
 */
export function variablesToEvict(
  all: readonly Variable[],
  written: readonly Variable[],
  maxBytes: number,
): readonly Variable[] {
  let bytes = bytesOfAll(all)
  if (bytes <= maxBytes) return []
  const own = bytesOfAll(written)
  refuseAbove(own, maxBytes)
  const names = new Set(written.map(({ name }) => name))
  const evicted: Variable[] = []
  for (const one of all.filter(({ name }) => !names.has(name)).sort(oldestFirst)) {
    if (bytes <= maxBytes) break
    bytes -= bytesOfVariable(one)
    evicted.push(one)
  }
  return evicted
}

/** @throws InvalidInputError when what is written is above the cap by itself. */
export function refuseAbove(bytes: number, maxBytes: number): void {
  if (bytes <= maxBytes) return
  throw new InvalidInputError(
    `What was to be written has ${bytes} bytes, and working memory holds ${maxBytes}. Store less, or raise sessions.workingMaxBytes. Nothing was stored.`,
  )
}

const oldestFirst = (a: Variable, b: Variable): number =>
  a.updatedAt - b.updatedAt || (a.name < b.name ? -1 : 1)
