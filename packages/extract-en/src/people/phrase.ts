import { KIN } from '../lexicon/people/kinship.ts'

/** The commonest word for each relation. */
const WORD = new Map([...KIN].reverse().map(([word, relation]) => [relation, word]))
WORD.set('grandchildren', 'grandchild')

/** "My sister", "my dog": what rules read for a known name or a pronoun. */
export function phraseOf(entity: string, kind: string | null): string | null {
  const relation = /^user\.(?<relation>[a-z_]+)$/u.exec(entity)?.groups?.['relation'] ?? ''
  if (relation === 'pet' && kind !== null && KIN.get(kind) === 'pet') return `my ${kind}`
  const word = WORD.get(relation)
  return word === undefined ? null : `my ${word}`
}
