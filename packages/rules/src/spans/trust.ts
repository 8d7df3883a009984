import type { ReadSpan, Token, TokenMention } from '@recollect/core/extraction'
import type { Place } from './owner.ts'
import { asks, isBreak } from './tokens.ts'

/** What a value was read as. */
export interface ReadPlace extends Place, Pick<ReadSpan, 'likely' | 'relation' | 'state'> {}

/** What stands around a value. */
export interface Surroundings {
  readonly tokens: readonly Token[]
  /** Kinds of each token. */
  readonly kinds: readonly (readonly string[])[]
  readonly mentions: readonly TokenMention[]
  isSelf(key: string): boolean
  /** Whether the word stands in the messages that were learned from: names mostly do not. */
  isCommon(key: string): boolean
}

const SIDE = { back: 5, on: 4 }
const STEPS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.97]
const levelOf = (likely: number): number => STEPS.filter((step) => likely >= step).length

/**
 * Signs by which a value that was read is right or wrong, slot, owner, and state together: how likely its words were, who is spoken of
 * before it, how its stretch and its message begin, and the words beside it. Linear in the text.
 */
export function trustSigns(read: ReadPlace, around: Surroundings): readonly string[] {
  const { slot, from, to, relation, state } = read
  const level = levelOf(read.likely)
  const owner = relation === null ? 'self' : relation === 'pet' ? 'pet' : 'kin'
  return [
    ...[
      slot,
      `${level}`,
      `${slot} ${level}`,
      owner,
      `${slot} ${owner}`,
      `${owner} ${level}`,
      `${slot} ${state}`,
      `of ${relation}`,
    ],
    ...sizeSigns(slot, to - from + 1),
    ...kindSigns(read, around),
    ...subjectSigns(read, around),
    ...besideSigns(read, around.tokens),
    ...messageSigns(read, around.tokens),
  ]
}

const sizeSigns = (slot: string, size: number): readonly string[] => {
  const bucket = size < 4 ? size : size < 7 ? '4' : '7'
  return [`size ${bucket}`, `size ${slot} ${bucket}`]
}

function kindSigns({ slot, from, to }: Place, { tokens, kinds }: Surroundings): readonly string[] {
  const found = new Set(kinds.slice(from, to + 1).flat())
  return [
    ...[...found].map((kind) => `kind ${slot} ${kind}`),
    ...(found.size === 0 ? [`kind ${slot}`] : []),
    `head ${slot} ${keyAt(tokens, from)}`,
    `tail ${slot} ${keyAt(tokens, to)}`,
  ]
}

const keyAt = (tokens: readonly Token[], at: number): string => tokens[at]?.key ?? (at < 0 ? '^' : '$')

/** Who the stretch of a value is about, as far as words tell. */
function subjectSigns({ slot, from, relation }: ReadPlace, around: Surroundings): readonly string[] {
  const { tokens, mentions, isSelf, isCommon } = around
  let start = from
  while (start > 0 && !isBreak(tokens[start - 1])) start -= 1
  const first = tokens[start]
  const before = tokens.slice(start, from).some(({ key }) => isSelf(key))
  const anywhere = before || tokens.some(({ key }) => isSelf(key))
  const last = mentions.findLast((mention) => mention.from < from)
  const nearest = last === undefined ? 'nobody' : last.relation === null ? 'stranger' : 'known'
  const named =
    start < from && first !== undefined && !isCommon(first.key) ? `unknown ${first.shape}` : 'common'
  const self = before ? 'before' : anywhere ? 'elsewhere' : 'nowhere'
  const whose = relation === null ? 'own' : 'kin'
  return [
    `first ${keyAt(tokens, start)}`,
    `first ${keyAt(tokens, start)} ${keyAt(tokens, start + 1)}`,
    `first ${slot} ${start === from ? 'value' : keyAt(tokens, start)}`,
    `subject ${named} ${whose}`,
    `subject ${named} ${whose} ${self}`,
    `self ${self} ${whose}`,
    `self ${self} ${slot} ${whose}`,
    `near ${nearest} ${whose} ${self}`,
    `near ${nearest} ${slot}`,
  ]
}

function besideSigns({ slot, from, to }: Place, tokens: readonly Token[]): readonly string[] {
  const before = keyAt(tokens, from - 1)
  const after = keyAt(tokens, to + 1)
  const found = [
    `before ${before}`,
    `before ${slot} ${before}`,
    `before ${keyAt(tokens, from - 2)} ${before}`,
    `after ${after}`,
    `after ${slot} ${after}`,
    `after ${after} ${keyAt(tokens, to + 2)}`,
  ]
  for (let step = 1; step <= SIDE.back && from - step >= 0 && !isBreak(tokens[from - step]); step++)
    found.push(`< ${keyAt(tokens, from - step)}`)
  for (let step = 1; step <= SIDE.on && to + step < tokens.length && !isBreak(tokens[to + step]); step++)
    found.push(`> ${keyAt(tokens, to + step)}`)
  return found
}

const QUOTE = /^["“”「」『』《》:：]$/u

function messageSigns({ slot, from }: Place, tokens: readonly Token[]): readonly string[] {
  const size = tokens.length < 8 ? 'short' : tokens.length < 25 ? 'middle' : 'long'
  const opens = tokens.slice(0, from).filter(({ key }) => QUOTE.test(key)).length
  return [
    `message ${keyAt(tokens, 0)}`,
    `message ${keyAt(tokens, 0)} ${keyAt(tokens, 1)}`,
    `message ${size}`,
    `message ${slot} ${size}`,
    `quoted ${Math.min(2, opens)}`,
    `asks ${asks(tokens)}`,
    `asks ${asks(tokens)} ${slot}`,
  ]
}
