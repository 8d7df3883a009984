import { defineRule } from '@recollect/rules'
import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { companionIn } from './companion.ts'
import type { Elided, Subject } from './subject.ts'
import { subjectOf } from './subject.ts'

/** What a predicate rule sees beside its match. */
export interface Frame extends Subject {
  readonly negative: boolean
  /** The state is said to be over: 不再, 已经不, 不…了. */
  readonly over: boolean
}

export interface FactRule extends Omit<ExtractionRule, 'draft'> {
  /** Default `inherit`. */
  readonly elided?: Elided
  /** True when only the speaker's own facts are meant. */
  readonly ownOnly?: boolean
  /** True for happenings: a time before now does not make them a state that is over. */
  readonly event?: boolean
  /** True when the rule is about what is to come: a plan, a goal. */
  readonly ahead?: boolean
  /** True when the rule reads negation itself (`likes` becomes `dislikes`). */
  readonly readsNegation?: boolean
  /** The pattern begins at the predicate; what comes before it is read as subject and modifiers. */
  read(match: RuleMatch, frame: Frame): Proposal | readonly Proposal[] | null
}

/** A state with a time to come is no state yet. */
const TO_COME =
  /明[天年日早晚]|后[天年]|下(?:个|周|月|星期|学期|半年|礼拜|次)|将来|未来|(?<!\p{Script=Han}{2})以后|今后|即将|马上|(?<![去前]年)年底/u
/** 以后 after another word tells when something happened: 毕业以后. */
const YET_TO_HAPPEN =
  /明[天年日早晚]|(?<!以)后[天年]|下(?:个|周|月|星期|学期|半年|礼拜|次)|将来|未来|今后|即将|马上|(?<![去前]年)年底/u
const CHANGED = /了[啊呀吧哈呢]?$/u

/** A rule for a predicate: subject, negation, time and ended states are read from the words before it. */
export function factRule(rule: FactRule): ExtractionRule {
  const {
    elided = 'inherit',
    ownOnly = false,
    event = false,
    ahead = false,
    readsNegation = false,
    read,
    ...rest
  } = rule
  return defineRule({
    ...rest,
    draft(match) {
      const subject = subjectOf(match, match.before, elided)
      if (subject === null || (ownOnly && subject.entity !== 'user')) return null
      const { negative, twiceDenied, over, past, ago, when } = subject.modifiers
      if (!ahead && when !== null && (event ? YET_TO_HAPPEN : TO_COME).test(when)) return null
      if (twiceDenied || (ahead && past)) return null
      const ended = over || (negative && CHANGED.test(match.text))
      const made = read(match, { ...subject, negative: negative || over, over: ended })
      if (made === null) return null
      const list: readonly Proposal[] = 'slot' in made ? [made] : made
      const companion = event || ownOnly || subject.entity !== 'user' ? null : companionIn(match.before)
      const entities = companion === null ? [subject.entity] : [subject.entity, companion]
      return entities.flatMap((entity) =>
        list.map((proposal) => ({
          ...(readsNegation ? {} : polarityOf(negative && !ended, ended)),
          ...(!event && (past || ago) ? { tense: 'past' as const } : {}),
          entity,
          when: when ?? undefined,
          ...proposal,
        })),
      )
    },
  })
}

function polarityOf(negative: boolean, ended: boolean): Partial<Proposal> {
  if (ended) return { relation: 'retracts' }
  return negative ? { polarity: 'negative' } : {}
}
