import type { Known } from '@recollect/core/extraction'
import { fold } from '../reading/script.ts'
import { subjectOfClause } from './earlier.ts'

const SELF = /[我俺咱]|本人/u
const THEN = /^(?:现在|如今|后来|结果|这下|目前)/u
const PRONOUN = /^[他她]/u

/** 现在在物流园当保安: a message that names nobody may go on about whom the one before it is about. */
export const goesOn = (folded: string): boolean => THEN.test(folded) && !SELF.test(folded)

/** Whom the messages before are about: the last speaks of one person first, by a pronoun or a word for a relative. */
export function goneOnAbout(known: Known | undefined): string | undefined {
  for (const { text } of known?.before ?? []) {
    const [first = ''] = fold(text).split(/[,。!?;\n]/u)
    if (PRONOUN.test(first)) continue
    const subject = subjectOfClause(first)
    return subject === null || subject === 'user' ? undefined : subject
  }
  return undefined
}
