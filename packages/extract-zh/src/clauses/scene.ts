import type { RuleMatch } from '@recollect/core/extraction'
import { kinAfterSelf } from '../text/kin.ts'
import { takeModifiers } from '../text/modifiers.ts'
import type { Subject } from '../text/subject.ts'
import { subjectOf } from '../text/subject.ts'

/** Words that may hold a predicate, and how its subject is read from what stands before it. */
export interface Scene {
  readonly match: RuleMatch
  readonly text: string
  subjectOf(before: string): Subject | null
}

/** 老大上二年级: one of one's children. */
const BY_BIRTH = /^(?:我?家)?(?:老[大二三四幺]|[大小]的)(?:现在|今年|都|已经|才|刚|也)?$/u

/** A clause: its subject stands in it, or in those before it. */
export const sceneOf = (match: RuleMatch): Scene => ({
  match,
  text: match.text,
  subjectOf: (before) =>
    unlessOfNext(match, subjectOf(match, BY_BIRTH.test(before) ? '孩子' : before, 'chat')),
})

/** 改做律师了，我表弟: whose it is comes last. */
function unlessOfNext({ clause }: RuleMatch, subject: Subject | null): Subject | null {
  if (subject === null || subject.explicit || subject.entity !== 'user') return subject
  const next = /^, ?(?:我|俺)(?<tail>[^,。!?]{1,6})$/u.exec(
    clause.sentence.text.slice(clause.end - clause.sentence.start),
  )
  const tail = next?.groups?.['tail']
  return tail === undefined || kinAfterSelf(tail) === null ? subject : null
}

/** What describes somebody, before 的: it is said of that one. */
export const sceneOfOne = (match: RuleMatch, text: string, entity: string): Scene => ({
  match,
  text,
  subjectOf(before) {
    const modifiers = takeModifiers(before)
    return modifiers.rest === '' ? { entity, explicit: true, lead: '', modifiers } : null
  },
})
