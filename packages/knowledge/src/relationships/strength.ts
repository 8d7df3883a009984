import type { Engine } from '../engine.ts'
import type { StoredNode, RelationshipType } from '@recollect/core/store'
import { contentTerms } from '@recollect/core/plugin'

/** What the strength of an edge rests on. */
export type Related = Pick<StoredNode, 'createdAt' | 'discoveryEpisodeId' | 'context'>

const WEIGHTS = { time: 0.3, context: 0.4, text: 0.3 } as const
const APART_IN_TIME = 0.7
const APART_IN_CONTEXT = 0.5

/**
 * How strong an edge is: .3 time + .4 context + .3 text. Time is 1 for nodes made at the same moment, else .7;
 * context 1 for those one episode discovered, else .5; text how much the contexts have in common: the share of their content terms that
 * both have (Jaccard). Three decimals, 0–1. Pure.
 */
export function strengthOf(engine: Pick<Engine, 'termsOf'>, a: Related, b: Related): number {
  const time = a.createdAt === b.createdAt ? 1 : APART_IN_TIME
  const together = a.discoveryEpisodeId !== null && a.discoveryEpisodeId === b.discoveryEpisodeId
  const context = together ? 1 : APART_IN_CONTEXT
  const text = jaccard(contentTerms(engine, a.context), contentTerms(engine, b.context))
  return rounded(WEIGHTS.time * time + WEIGHTS.context * context + WEIGHTS.text * text)
}

function jaccard(a: readonly string[], b: readonly string[]): number {
  const other = new Set(b)
  const both = a.filter((term) => other.has(term)).length
  const all = a.length + other.size - both
  return all === 0 ? 0 : both / all
}

const STEP = 0.1

/** An edge that another episode shows again goes a tenth of the way to 1: `s + (1 − s) × .1`. Pure. */
export const strengthened = (strength: number): number => rounded(strength + (1 - strength) * STEP)

const rounded = (share: number): number => Math.round(share * 1000) / 1000

const DIRECTED: ReadonlySet<RelationshipType> = new Set(['evolved_from', 'part_of', 'temporal'])

/** The ends of an edge as they are kept: of a type without direction the lower id is `from`. Pure. */
export const endsOf = (
  type: RelationshipType,
  a: string,
  b: string,
): { readonly from: string; readonly to: string } =>
  DIRECTED.has(type) || a < b ? { from: a, to: b } : { from: b, to: a }

/** Names a pair whatever its order. Pure. */
export const pairKey = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`)
