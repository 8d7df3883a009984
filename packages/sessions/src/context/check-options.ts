import { CONTEXT_SECTIONS } from '../api/context.ts'
import type { ContextOptions, ContextSection, TokenCounter } from '../api/context.ts'
import { InvalidInputError } from '@recollect/core'
import { checkOptions, told } from '@recollect/core/plugin'
import { estimateTokens } from '@recollect/core/text'
import { counted } from './counted.ts'

const DEFAULT_BUDGET = 1200

export interface CheckedContextOptions {
  readonly budget: number
  readonly count: TokenCounter
  readonly include: ReadonlySet<ContextSection>
  readonly conversation: readonly string[]
  /** Tokens of no text at all. */
  readonly nothing: number
}

/** @throws InvalidInputError naming the option and what it must be. */
export function checkContextOptions(given: ContextOptions): CheckedContextOptions {
  const {
    budget = DEFAULT_BUDGET,
    counter = estimateTokens,
    include = CONTEXT_SECTIONS,
    conversation = [],
  } = checkOptions('context', given, { budget: true, counter: true, include: true, conversation: true })
  if (!Number.isSafeInteger(budget) || budget < 0)
    throw new InvalidInputError(`budget must be a whole number of tokens from 0, not ${told(budget)}.`)
  if (typeof counter !== 'function')
    throw new InvalidInputError(
      'counter must be a function from a text to its tokens. Leave it out for an estimate.',
    )
  const count = counted(counter)
  const nothing = count('')
  if (nothing > budget)
    throw new InvalidInputError(
      `By the counter no text at all has ${nothing} tokens, more than the budget of ${budget}. Raise the budget, or correct the counter.`,
    )
  if (!Array.isArray(conversation) || conversation.some((text: unknown) => typeof text !== 'string'))
    throw new InvalidInputError(
      'conversation must be a list of texts. Pass what was said, without its roles.',
    )
  return { budget, count, include: checkInclude(include), conversation, nothing }
}

function checkInclude(include: unknown): ReadonlySet<ContextSection> {
  const known: readonly unknown[] = CONTEXT_SECTIONS
  if (Array.isArray(include) && include.every((section) => known.includes(section)))
    return new Set(CONTEXT_SECTIONS.filter((section) => include.includes(section)))
  throw new InvalidInputError(`include must be a list of kinds: ${CONTEXT_SECTIONS.join(', ')}.`)
}
