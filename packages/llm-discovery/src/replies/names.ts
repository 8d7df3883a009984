import { GAP_TYPES, RELATIONSHIP_TYPES } from '@recollect/core/store'
import type { GapType, RelationshipType } from '@recollect/core/store'

/** Without case, width and what stands between words. */
const formOf = (name: string): string =>
  name
    .slice(0, 100)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Finds a name by its form, by another name for it, or by a spelling that is near to one name alone. */
function finder<T extends string>(
  names: readonly T[],
  others: Readonly<Record<string, T>>,
): (name: string) => T | null {
  const forms = new Map<string, T>([
    ...names.map((name) => [formOf(name), name] as const),
    ...Object.entries(others).map(([other, name]) => [formOf(other), name] as const),
  ])
  return (name) => {
    const form = formOf(name)
    const near = () => new Set([...forms].filter(([known]) => isNear(form, known)).map(([, name]) => name))
    return forms.get(form) ?? only(near())
  }
}

const only = <T>(found: ReadonlySet<T>): T | null => (found.size === 1 ? ([...found][0] ?? null) : null)

/** At most two letters apart, in words long enough for that to mean little. */
const isNear = (a: string, b: string): boolean =>
  a.length >= 6 && b.length >= 6 && Math.abs(a.length - b.length) <= 2 && distance(a, b) <= 2

/** Levenshtein's, row by row. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++) {
      const change = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1)
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

export const gapTypeOf = finder<GapType>(GAP_TYPES, {
  专有名词: 'proper_noun',
  专名: 'proper_noun',
  名称: 'proper_noun',
  'proper name': 'proper_noun',
  terminology: 'proper_noun',
  个人事实: 'personal_fact',
  个人信息: 'personal_fact',
  个人偏好: 'personal_fact',
  'personal information': 'personal_fact',
  'personal preference': 'personal_fact',
  preference: 'personal_fact',
  具体细节: 'specific_detail',
  具体事实: 'specific_detail',
  细节: 'specific_detail',
  'specific fact': 'specific_detail',
  detail: 'specific_detail',
  语境含义: 'contextual_meaning',
  上下文含义: 'contextual_meaning',
  情境含义: 'contextual_meaning',
  'context specific meaning': 'contextual_meaning',
  'context meaning': 'contextual_meaning',
})

export const relationshipTypeOf = finder<RelationshipType>(RELATIONSHIP_TYPES, {
  相关: 'related',
  有关: 'related',
  'related to': 'related',
  演变自: 'evolved_from',
  演变而来: 'evolved_from',
  'evolves from': 'evolved_from',
  属于: 'part_of',
  部分: 'part_of',
  组成部分: 'part_of',
  'is part of': 'part_of',
  相似: 'similar_to',
  类似: 'similar_to',
  similar: 'similar_to',
  相反: 'opposite_to',
  对立: 'opposite_to',
  opposite: 'opposite_to',
  'opposite of': 'opposite_to',
  时间: 'temporal',
  时间关系: 'temporal',
  先后: 'temporal',
})
