import { KIN } from '../lexicon/people/kinship.ts'

/** 我姐姐, 我家狗: what rules read for a known name or a pronoun. */
export function phraseOf(entity: string, kind: string | null): string | null {
  const relation = /^user\.(?<relation>[a-z_]+)$/u.exec(entity)?.groups?.['relation'] ?? ''
  const list = KIN[relation]
  const [word] = list ?? []
  if (word === undefined) return null
  if (relation !== 'pet') return `我${word}`
  return `我家${kind !== null && list?.includes(kind) ? kind : word}`
}
