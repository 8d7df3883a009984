import type { Token, TokenMention } from '@recollect/core/extraction'
import { isBreak } from './tokens.ts'

/** One tied to the speaker. */
export interface TiedMention extends TokenMention {
  readonly relation: string
}

/** A value among tokens. */
export interface Place {
  readonly slot: string
  readonly from: number
  readonly to: number
}

const bucket = (distance: number): string =>
  distance < 0 ? 'after' : distance < 3 ? String(distance) : distance < 6 ? '3' : distance < 12 ? '6' : '12'

const key = (tokens: readonly Token[], at: number): string => tokens[at]?.key ?? '^'

/** Signs that a value is the speaker's own. */
export function ownSigns(
  tokens: readonly Token[],
  { slot, from }: Place,
  mentions: readonly TokenMention[],
  isSelf: (key: string) => boolean,
): readonly string[] {
  const before = mentions.filter(({ to }) => to < from)
  const self = lastOf(tokens, from, isSelf)
  const last = before.at(-1)?.to ?? -1
  return [
    'own',
    `own ${slot}`,
    `own self ${self < 0 ? 'none' : bucket(from - self - 1)}`,
    self > last ? 'own nearer' : 'own further',
    `own ${slot} ${self > last ? 'nearer' : 'further'}`,
    `own mentions ${before.length > 1 ? '2' : String(before.length)}`,
    `own before ${key(tokens, from - 1)}`,
    `own breaks ${Math.min(2, breaksIn(tokens, Math.max(self, 0), from))}`,
  ]
}

/** Signs that a value is of somebody mentioned. */
export function othersSigns(
  tokens: readonly Token[],
  { slot, from, to }: Place,
  mention: TokenMention,
  {
    mentions,
    isSelf,
  }: { readonly mentions: readonly TokenMention[]; readonly isSelf: (key: string) => boolean },
): readonly string[] {
  const isAfter = mention.from > to
  const distance = isAfter ? -1 : from - mention.to - 1
  const between = mentions.some((other) => other.from > mention.to && other.to < from)
  const self = lastOf(tokens, from, isSelf)
  const hasSelf = self > mention.to && !isAfter
  const inside = mention.from >= from && mention.to <= to
  const breaks = Math.min(2, breaksIn(tokens, mention.to + 1, from))
  return [
    'of',
    `of ${slot}`,
    `of ${inside ? 'inside' : bucket(distance)}`,
    `of ${slot} ${inside ? 'inside' : bucket(distance)}`,
    between ? 'of between' : 'of nearest',
    hasSelf ? 'of self' : 'of noself',
    `of ${slot} ${hasSelf ? 'self' : 'noself'}`,
    `of breaks ${breaks}`,
    `of breaks ${breaks} ${hasSelf ? 'self' : 'noself'}`,
    `of lead ${key(tokens, mention.from - 1)}`,
    `of lead ${key(tokens, mention.from - 2)} ${key(tokens, mention.from - 1)}`,
    `of next ${key(tokens, mention.to + 1)}`,
    `of before ${key(tokens, from - 1)}`,
    `of ${mention.relation === 'pet' ? 'pet' : 'person'} ${slot}`,
  ]
}

/** Whether what was spoken of last before a value is a stranger: then it is nobody's that is known. */
export function isStrangers(
  tokens: readonly Token[],
  { from }: Place,
  mentions: readonly TokenMention[],
  isSelf: (key: string) => boolean,
): boolean {
  const last = mentions.findLast((mention) => mention.from < from)
  return last?.relation === null && last.to > lastOf(tokens, from, isSelf)
}

function lastOf(tokens: readonly Token[], from: number, isSelf: (key: string) => boolean): number {
  for (let at = from - 1; at >= 0; at--) if (isSelf(tokens[at]?.key ?? '')) return at
  return -1
}

function breaksIn(tokens: readonly Token[], from: number, to: number): number {
  let found = 0
  for (let at = from; at < to; at++) if (isBreak(tokens[at])) found += 1
  return found
}

/** Words on either side that tell whether a value holds. */
const SIDE = { back: 6, on: 5 }

/** Signs of how a value is said: of now, denied, or of what is over. */
export function stateSigns(tokens: readonly Token[], { slot, from, to }: Place): readonly string[] {
  const found = ['', slot]
  for (let step = 1; step <= SIDE.back && from - step >= 0; step++) {
    const word = key(tokens, from - step)
    found.push(`<${word}`, `<${key(tokens, from - step - 1)} ${word}`)
    if (step === 1) found.push(`-${word}`, `-${slot} ${word}`)
    if (isBreak(tokens[from - step])) break
  }
  for (let step = 1; step <= SIDE.on && to + step < tokens.length; step++) {
    const word = key(tokens, to + step)
    found.push(`>${word}`)
    if (step === 1) found.push(`+${word} ${key(tokens, to + 2)}`)
    if (isBreak(tokens[to + step])) break
  }
  return found
}
