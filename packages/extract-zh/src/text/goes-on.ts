import type { Known } from '@recollect/core/extraction'
import { CHANGES, LATELY, NODS, THEN } from '../lexicon/grammar/goes-on.ts'
import { BODY_PARTS } from '../lexicon/health/illnesses.ts'
import { fold } from '../reading/script.ts'
import { subjectOfClause } from './earlier.ts'
import { oneOf } from './patterns.ts'

const SELF = /[我俺咱]|本人/u
const OPENS = new RegExp(`^(?:${oneOf(THEN)}|(?:${oneOf(LATELY)}){0,3}(?:${oneOf(CHANGES)}))`, 'u')
const PRONOUN = /^[他她]/u
/** 去年腰坏了，不跑了: it names nobody either. */
const OF_BODY = new RegExp(`^[^我]{0,6}(?:${oneOf(BODY_PARTS)})[^我]{1,10}$`, 'u')
const NOD = new RegExp(`^(?:${oneOf(NODS)})(?: .{0,10})?$`, 'u')
const WORK_AND_HOME =
  /^(?:occupation|employer|location|school|education|major|living_situation|income|event_work|event_move|event_education)$/u
const OPENS_NOW = new RegExp(`^(?:${oneOf(THEN)})`, 'u')

/** 现在在物流园当保安: a message that names nobody may go on about whom the one before it is about. */
export const goesOn = (folded: string): boolean => OPENS.test(folded) && !SELF.test(folded)

/** What may be carried on: with 现在 all that a person is or does, else what changes in a life. */
export const isCarried = (folded: string, kind: string, slot: string): boolean =>
  WORK_AND_HOME.test(slot) ||
  (OPENS_NOW.test(folded) && (kind === 'profile' || /^(?:hobby|habit)$/u.test(slot)))

/** Whom the messages before are about: the last speaks of one person first, by a pronoun or a word for a relative. */
export function goneOnAbout(known: Known | undefined): string | undefined {
  for (const { text } of known?.before ?? []) {
    const said = fold(text)
    const [first = ''] = said.split(/[,。!?;\n]/u)
    if (PRONOUN.test(first) || NOD.test(said) || goesOn(said)) continue
    const subject = subjectOfClause(first)
    if (subject === undefined && OF_BODY.test(said)) continue
    return subject === null || subject === 'user' ? undefined : subject
  }
  return undefined
}
