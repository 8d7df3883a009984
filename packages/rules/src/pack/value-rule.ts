import { ANYONE } from '@recollect/core/extraction'
import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import type { FoundValue, NewValue, ValueType } from './values.ts'
import { defineRule } from './define-language-pack.ts'

/** A pronoun means somebody, and not the speaker. */
export const OTHER = '?'

type Stated = Pick<ExtractionRule, 'id' | 'examples' | 'counterExamples'>

/** A rule that binds a value of a type to the one fact of its slot that it can become. */
export const valueRule = (type: ValueType, stated: Stated): ExtractionRule =>
  defineRule({
    ...stated,
    priority: 51,
    confidence: 0.92,
    anchors: type.anchors,
    pattern: type.pattern,
    draft(match) {
      const said = type.read(foundIn(match))
      return said && proposalOf(type.slot, match, said)
    },
  })

function foundIn(match: RuleMatch): FoundValue {
  const { clause, text } = match
  const { message } = clause.sentence
  const value = match.raw('value') ?? ''
  const at = Math.max(0, text.indexOf(value))
  return {
    value,
    written: match.capture('value')?.text ?? value,
    before: match.before + text.slice(0, at),
    after: text.slice(at + value.length) + match.after,
    earlier: message.slice(0, clause.start),
    message,
  }
}

function proposalOf(slot: string, match: RuleMatch, said: NewValue): Proposal | null {
  const at = match.capture('value')
  if (!at) return null
  const { whose, facet, value = at, told = false } = said
  const anyone = whose === OTHER ? ('other' as const) : whose === ANYONE || undefined
  const entity = anyone === undefined ? whose : 'user'
  const effect = { event: 'become', ...(anyone !== undefined && { anyone }) } as const
  return { slot, value, at, facet, entity, relation: 'updates', ...(!told && { effect }) }
}
