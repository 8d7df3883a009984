import type { ForgetTarget } from '../api/memory.ts'
import type { Concerned, MemoryRequest } from '../api/remember.ts'
import type { ForgetOptions } from '../api/writes.ts'
import { InvalidInputError } from '../errors/errors.ts'
import { LATEST } from '../input/message.ts'
import { checkOptions } from '../input/page.ts'
import type { EpochMs } from '../types/item.ts'
import { told } from '../util/strings.ts'

const KINDS = ['item', 'card', 'slot', 'node', 'about', 'request'] as const

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** @throws InvalidInputError unless exactly one thing is named. */
export function checkTarget(target: ForgetTarget): void {
  if (KINDS.filter((kind) => isObject(target) && kind in target).length !== 1)
    throw new InvalidInputError(
      'Say what to forget with exactly one of { item }, { card }, { slot }, { node }, { about }, { request }.',
    )
  if ('request' in target) checkRequest(target.request)
}

/** Options that were checked. */
export interface CheckedOptions {
  readonly grace: number
  readonly dryRun: boolean
  readonly messages: 'forget' | 'keep'
}

/** @throws InvalidInputError */
export function checkForgetOptions(given: ForgetOptions, target: ForgetTarget, now: EpochMs): CheckedOptions {
  const {
    grace = 0,
    dryRun = false,
    messages = 'forget',
  } = checkOptions('forget', given, { grace: true, dryRun: true, messages: true })
  if (typeof dryRun !== 'boolean') throw refusal(`dryRun is true or false, not ${told(dryRun)}`)
  if (messages !== 'forget' && messages !== 'keep')
    throw refusal(`messages is "forget" or "keep", not ${told(messages)}`)
  if (messages === 'keep' && !('card' in target || 'slot' in target || 'about' in target))
    throw refusal('messages: "keep" is for { card }, { slot } and { about }')
  checkGrace(grace, now)
  if (grace > 0 && 'node' in target)
    throw refusal('a node is forgotten for good: it has no grace. Leave grace out')
  if (grace > 0 && 'request' in target && target.request.of === 'everything')
    throw refusal('everything is forgotten for good: it has no grace. Leave grace out')
  return { grace, dryRun, messages }
}

const refusal = (rule: string): InvalidInputError =>
  new InvalidInputError(`It was not understood what to forget: ${rule}. Nothing was forgotten.`)

function checkGrace(grace: unknown, now: EpochMs): void {
  if (typeof grace === 'number' && grace >= 0 && Number.isInteger(grace) && now + grace <= LATEST) return
  throw new InvalidInputError(
    `grace is a whole number of milliseconds from 0, not ${told(grace)}. Nothing was forgotten.`,
  )
}

/** @throws InvalidInputError for what asks for nothing to be forgotten. */
function checkRequest(request: MemoryRequest): void {
  if (isObject(request) && asksToForget(request) && isObject(request.concerns) && isListed(request.concerns))
    return
  throw refusal('a request is what remember or preview gave for a message that asks to forget something')
}

/** Also what asks not to keep what was said before. Pure. */
export const asksToForget = ({ kind, of }: Pick<MemoryRequest, 'kind' | 'of'>): boolean =>
  kind === 'forget' || (kind === 'withhold' && of === 'last')

const isListed = ({ cards, items, turns }: Concerned): boolean =>
  [cards, items, turns].every((list: unknown) => Array.isArray(list) && list.every(isObject))
