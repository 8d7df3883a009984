import type { RelatedKnowledge, RelatedNode } from '../api.ts'
import type { Engine } from '../engine.ts'
import { InvalidInputError } from '@recollect/core'
import type { SemanticReader, SemanticRelationship } from '@recollect/core/store'
import type { SemanticNode } from '@recollect/core'
import { readSemantic } from '../access.ts'
import { assembleNodes } from './assemble-nodes.ts'
import { resolveNode } from './resolve-node.ts'
import { told } from '@recollect/core/plugin'

const [DEFAULT_DEPTH, MAX_DEPTH] = [2, 5]
/** Nodes gone to at most, the strongest first: everything may hang together. */
const MOST = 1000

/** A node that was reached, and by which edge. */
export interface Reached {
  readonly id: string
  readonly relationship: SemanticRelationship
  readonly depth: number
}

/** @throws InvalidInputError for a depth that is none; NotFoundError */
export function relatedKnowledge(
  engine: Engine,
  scope: string,
  idOrKey: string,
  depth?: number,
): Promise<RelatedKnowledge> {
  const deep = checkDepth(depth)
  return readSemantic(engine, scope, async ({ semantic }) => {
    const { id } = await resolveNode(engine, semantic, idOrKey)
    const reached = await walk(semantic, id, deep, MOST)
    const nodes = await nodesOf(semantic, reached)
    const related = reached.flatMap(({ id: to, relationship, depth: at }): RelatedNode[] => {
      const node = nodes.get(to)
      return node === undefined ? [] : [{ node, relationship, depth: at }]
    })
    return {
      direct: related.filter((one) => one.depth === 1),
      indirect: related.filter((one) => one.depth > 1),
    }
  })
}

/** @throws InvalidInputError */
function checkDepth(depth: number = DEFAULT_DEPTH): number {
  if (Number.isInteger(depth) && depth >= 1 && depth <= MAX_DEPTH) return depth
  throw new InvalidInputError(`depth must be a whole number from 1 to ${MAX_DEPTH}, not ${told(depth)}.`)
}

/**
 * Breadth first: every node at its least depth, once, by the strongest edge that leads there; at most `most`. One statement a step. Edges
 * are followed both ways.
 */
export async function walk(
  semantic: Pick<SemanticReader, 'relationships'>,
  from: string,
  depth: number,
  most: number,
): Promise<readonly Reached[]> {
  const seen = new Set([from])
  const reached: Reached[] = []
  let edge = [from]
  for (let at = 1; at <= depth && edge.length > 0 && reached.length < most; at += 1) {
    const step: Reached[] = []
    const relationships = [...(await semantic.relationships(edge))].sort(strongestFirst)
    const here = new Set(edge)
    for (const relationship of relationships) {
      const ends = [relationship.from, relationship.to]
      for (const [near = '', far = ''] of [ends, ends.toReversed()]) {
        if (!here.has(near) || seen.has(far) || reached.length + step.length >= most) continue
        seen.add(far)
        step.push({ id: far, relationship, depth: at })
      }
    }
    reached.push(...step)
    edge = step.map(({ id }) => id)
  }
  return reached
}

const strongestFirst = (a: SemanticRelationship, b: SemanticRelationship): number =>
  b.strength - a.strength || (a.id < b.id ? -1 : 1)

async function nodesOf(
  semantic: SemanticReader,
  reached: readonly Reached[],
): Promise<ReadonlyMap<string, SemanticNode>> {
  const rows = await semantic.nodesById(reached.map(({ id }) => id))
  return new Map((await assembleNodes(semantic, rows)).map((node) => [node.id, node]))
}
