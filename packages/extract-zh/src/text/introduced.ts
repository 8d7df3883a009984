import type { Clause } from '@recollect/core/extraction'
import { oneOf } from './patterns.ts'
import { STRANGERS } from '../lexicon/people/kinship.ts'
import { clausesBefore, sentencesBefore, subjectOfClause } from './earlier.ts'
import { KIN_WORDS, relationOf } from './kin.ts'

/** 谈了个对象, 新来个伙计叫小栾: whoever is brought in by it is its last word, or has a name after it. */
const BROUGHT_IN = new RegExp(
  `(?:(?<![是当做成这那哪])有?一?[个位名只条]|[交找谈处雇招请娶认]了?新?的?)[^,我你您他她它]{0,4}?(?<who>${KIN_WORDS}|${oneOf(STRANGERS)})(?:[叫姓](?<name>[^,我你您他她它]{1,5}))?(?:了|啦)?$`,
  'u',
)
/** 叫丽萍: on the one just brought in. */
const CALLED = /^(?:名字|小名|大名)?(?:就)?[叫姓][^,我你您他她它什么]{1,5}$/u

/** Whom a clause brings in: an entity; null for one who is nobody of the speaker's; undefined when it brings in nobody. */
export function broughtIn(clause: string): string | null | undefined {
  const found = BROUGHT_IN.exec(clause)
  if (found === null) return undefined
  const owner = subjectOfClause(clause.slice(0, found.index))
  const who = found.groups?.['who'] ?? ''
  // 有个姑娘 is a daughter, 来了个姑娘 none.
  const relation = STRANGERS.includes(who) && !/有一?个/u.test(found[0]) ? undefined : relationOf(who)
  return relation === undefined || (owner !== undefined && owner !== 'user') ? null : `user.${relation}`
}

/** Whom the clause right before one in which somebody's name stands has brought in; undefined where no name is given. */
export function introduced(clause: Clause): string | null | undefined {
  const said = [...clausesBefore(clause), ...(sentencesBefore(clause)[0] ?? [])]
  if (CALLED.test(clause.text.trim())) return broughtIn(said[0] ?? '')
  for (const [at, part] of said.entries()) {
    const found = BROUGHT_IN.exec(part)?.groups?.['name'] === undefined ? undefined : broughtIn(part)
    if (found !== undefined) return found
    if (CALLED.test(part)) return broughtIn(said[at + 1] ?? '')
    if (subjectOfClause(part) !== undefined) return undefined
  }
  return undefined
}

/** Whose the clauses of its sentence before a clause are; null for somebody else's, undefined when they name nobody. */
export function namedBefore(clause: Clause): string | null | undefined {
  const found = introduced(clause)
  if (found !== undefined) return found
  return clausesBefore(clause)
    .map(subjectOfClause)
    .find((subject) => subject !== undefined)
}
