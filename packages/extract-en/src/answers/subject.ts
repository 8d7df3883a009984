import type { Names } from '@recollect/core/plugin'
import { byName } from '@recollect/core/plugin'
export interface Subject {
  /** "You", "Your sister". */
  readonly name: string
  /** "Your", "Your sister's". */
  readonly possessive: string
  /** Verbs agree with "you" or with a third person. */
  readonly you: boolean
}

const RELATION_WORDS: Names<string> = byName({
  ex_wife: 'ex-wife',
  ex_husband: 'ex-husband',
  ex_boyfriend: 'ex-boyfriend',
  ex_girlfriend: 'ex-girlfriend',
  mother_in_law: 'mother-in-law',
  father_in_law: 'father-in-law',
  sister_in_law: 'sister-in-law',
  brother_in_law: 'brother-in-law',
  coworker: 'coworker',
})

/** `user.mother_in_law` → "mother-in-law". */
export const relationWord = (relation: string): string =>
  RELATION_WORDS[relation] ?? relation.replaceAll('_', ' ')

/** With the kind of a pet, it is spoken of by that: "Your dog's name". */
export function subjectOf(entity: string, kind: string | null = null): Subject {
  const relation = entity.startsWith('user.') ? entity.slice('user.'.length) : null
  if (relation === null) return { name: 'You', possessive: 'Your', you: true }
  const word = relation === 'pet' && kind !== null ? kind : relationWord(relation)
  const plural = relation === 'parents' || relation === 'grandparents' || relation === 'grandchildren'
  return { name: `Your ${word}`, possessive: `Your ${word}${plural ? "'" : "'s"}`, you: plural }
}
