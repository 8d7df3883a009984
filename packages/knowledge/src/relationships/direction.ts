import type { RelationshipType } from '@recollect/core/store'

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
