import type { QuestionEntity } from '@recollect/core/extraction'
import type { Catalogue } from '../../text/catalogue.ts'

/** The entity of facts about whom a question asks for. */
export const entityOf = (asked: QuestionEntity): string => (asked.startsWith('user.') ? asked : 'user')

/** Whom a question is about, in words. */
export function whomText(asked: QuestionEntity, { why, slots }: Pick<Catalogue, 'why' | 'slots'>): string {
  if (asked === 'user' || asked === 'addressee' || asked === 'other') return why.whom[asked]
  const who = asked.slice('user.'.length)
  return why.whomOf(slots.people[who] ?? who)
}
