import { InvalidInputError } from '@recollect/core'
import type { SemanticKind, VectorSpace } from '@recollect/core'
import { checkCount } from '../checks.ts'
import { byCodePoint } from '../code-points.ts'
import type { Journal } from '../journal.ts'
import type { SemanticState } from './state.ts'

const keyOf = (kind: SemanticKind, { model, dimensions }: VectorSpace): string =>
  `${kind} ${String(dimensions)} ${model}`

export async function vectorsAfter(
  { vectors }: SemanticState,
  kind: SemanticKind,
  space: VectorSpace,
  after: string,
  limit: number,
): Promise<ReadonlyMap<string, Float32Array>> {
  checkCount(limit)
  const found = [...(vectors.get(keyOf(kind, space))?.rows ?? [])]
    .filter(([id]) => byCodePoint(id, after) > 0)
    .sort(([a], [b]) => byCodePoint(a, b))
    .slice(0, limit)
  const { fromBytes } = await import('@recollect/core/vectors')
  return new Map(found.map(([id, bytes]) => [id, fromBytes(bytes)]))
}

export function idsWithoutVector(
  state: SemanticState,
  kind: SemanticKind,
  space: VectorSpace,
  limit: number,
): readonly string[] {
  checkCount(limit)
  const rows = state.vectors.get(keyOf(kind, space))?.rows
  return [...rowsOf(state, kind).keys()]
    .filter((id) => rows?.has(id) !== true)
    .sort(byCodePoint)
    .slice(0, limit)
}

export async function keepVectors(
  state: SemanticState,
  journal: Journal,
  kind: SemanticKind,
  space: VectorSpace,
  vectors: ReadonlyMap<string, Float32Array>,
): Promise<void> {
  const { toBytes } = await import('@recollect/core/vectors')
  for (const vector of vectors.values()) checkLength(space, vector)
  const owners = rowsOf(state, kind)
  const here = [...vectors].filter(([id]) => owners.has(id))
  if (here.length === 0) return
  const key = keyOf(kind, space)
  const { model, dimensions } = space
  const kept = state.vectors.get(key) ?? { kind, space: { model, dimensions }, rows: new Map() }
  for (const [id, vector] of here) journal.set(kept.rows, id, toBytes(vector))
  journal.set(state.vectors, key, kept)
}

/** Takes what a node or an episode has out of every space. */
export function removeVectorsOf(
  state: SemanticState,
  journal: Journal,
  kind: SemanticKind,
  id: string,
): void {
  for (const [key, { kind: of, rows }] of state.vectors) {
    if (of !== kind) continue
    journal.delete(rows, id)
    if (rows.size === 0) journal.delete(state.vectors, key)
  }
}

/** Removes all but those of the space, and says how many. */
export function removeOtherSpaces({ vectors }: SemanticState, journal: Journal, space: VectorSpace): number {
  const others = [...vectors].filter(([key, { kind }]) => key !== keyOf(kind, space))
  for (const [key] of others) journal.delete(vectors, key)
  return others.reduce((sum, [, { rows }]) => sum + rows.size, 0)
}

const rowsOf = ({ episodes, nodes }: SemanticState, kind: SemanticKind): ReadonlyMap<string, unknown> =>
  kind === 'node' ? nodes : episodes

function checkLength({ model, dimensions }: VectorSpace, vector: Float32Array): void {
  if (vector.length === dimensions) return
  throw new InvalidInputError(
    `A vector has ${String(vector.length)} numbers, not the ${String(dimensions)} of "${model}". Pass what this model made.`,
  )
}
