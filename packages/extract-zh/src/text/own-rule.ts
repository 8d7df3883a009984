import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { clausesBefore, subjectOfClause } from './earlier.ts'
import type { FactRule, Frame } from './fact-rule.ts'
import { factRule } from './fact-rule.ts'

/** Beyond this, a message that never says 我 is an account of something else. */
const SHORT = 100
/** A clause without a subject this far in needs a 我 before it. */
const OPENING = 1
const SELF = /我|本人|俺|\b(?:i|im|my)\b/u
/** Patients, infants and pets are spoken of without being named again. */
const SOMEBODY =
  /宝宝|宝贝|孩子|小孩|小朋友|娃|婴儿|患者|病人|个月大|新生儿|幼儿|学生|老人|顾客|客户|主角|主人公|猫|狗|男方|女方/u
/** What one means to do, or ought to, is not what one does. */
const INTENDS = /想(?!起|到|念)|打算|希望|应该|计划|决定|准备|建议|需要|必须|最好|争取|尽量|努力|试着|目标/u

/** Whether a clause that names nobody is the speaker's own: it opens the message, or 我 stands before it. */
export function mayBeOwn({ clause }: RuleMatch, frame: Frame, opening = OPENING): boolean {
  if (frame.explicit) return true
  const said = clause.sentence.message.slice(0, clause.end)
  if (SELF.test(said)) return true
  if (clause.sentence.message.length > SHORT || clause.index > opening) return false
  return frame.entity !== 'user' || !SOMEBODY.test(said.slice(0, clause.start))
}

/** Whether the clauses before it in its sentence are on the speaker: 我不爱运动,喜欢宅着. */
export const goesOnAboutSelf = ({ clause }: RuleMatch): boolean =>
  clausesBefore(clause)
    .map(subjectOfClause)
    .find((entity) => entity !== undefined) === 'user'

/** Whether it belongs to what the clause before it only intends: 我想改变，不再熬夜. */
export const isIntended = ({ clause }: RuleMatch, frame: Frame): boolean =>
  !frame.explicit && INTENDS.test(clausesBefore(clause)[0] ?? '')

/** A rule for what people say of themselves without 我: a fact rule that leaves alone what may be anybody's. */
export const ownRule = (rule: FactRule): ExtractionRule =>
  factRule({
    ...rule,
    read: (match, frame) => (mayBeOwn(match, frame) ? rule.read(match, frame) : null),
  })
