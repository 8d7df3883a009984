import { fold } from '../reading/script.ts'
import { intents } from '../intents/index.ts'
import { REQUEST_FRAME } from '../lexicon/requests/requests.ts'
import type { Token } from '../text/tokens.ts'
import type { Found } from './found.ts'
import { clauseEnd, stretch } from './found.ts'
import { sentencesOf } from './sentences.ts'
import type { Said } from './sentences.ts'

const LIKELY = 0.5
const KINDS = ['forget', 'show', 'keep'] as const
type Kind = (typeof KINDS)[number]

/** A request in words no reader knows, by what its sentence is likely there for. */
export function likelyIn(text: string): Found | null {
  for (const { start, intents: likely } of intents.read(fold(text))) {
    const kind = KINDS.find((one) => likely[one] > LIKELY)
    const said = kind && sentencesOf(text).find((one) => one.start === start)
    if (said) return asRequest(kind, said)
  }
  return null
}

function asRequest(kind: Kind, { start, end, markEnd, tokens }: Said): Found {
  const span = [start, markEnd] as const
  if (kind === 'keep') return keptFrom(tokens, end, span)
  const about = longest(clausesOf(tokens).map(([from, to]) => withoutFrame(tokens, from, to)))
  const words = stretch(tokens, ...about)
  if (words) return { kind, of: 'words', about: words, span }
  return { kind, of: kind === 'show' ? 'everything' : 'last', about: null, span }
}

const KEEPS = /^(?:forget|remember|note|save|store|keep|log|record|memory|know|mind|jot|write|remind)$/u
const BETWEEN = /^(?:that|this|it|down|for|later|of|to|in|on|somewhere|me|please|[,:—–-])$/u
/** Within how many words the request is put. */
const PUT_WITHIN = 8

/** "Keep a note that …": what comes after the words of the request. */
function keptFrom(tokens: readonly Token[], end: number, span: readonly [number, number]): Found {
  let from = tokens.findLastIndex(({ key }, at) => at < PUT_WITHIN && KEEPS.test(key)) + 1
  while (from > 0 && BETWEEN.test(tokens[from]?.key ?? '')) from += 1
  const first = tokens[from]
  return first
    ? { kind: 'keep', of: 'words', about: [first.start, end], span }
    : { kind: 'keep', of: 'last', about: null, span }
}

type Stretch = readonly [from: number, to: number]

function clausesOf(tokens: readonly Token[]): readonly Stretch[] {
  const clauses: Stretch[] = []
  for (let from = 0; from < tokens.length;) {
    const to = clauseEnd(tokens, from)
    if (to > from) clauses.push([from, to])
    from = Math.max(to, from) + 1
  }
  return clauses
}

/** "That bit about my bad back": without the words of the request on either side. */
function withoutFrame(tokens: readonly Token[], from: number, to: number): Stretch {
  const isFrame = (at: number) =>
    REQUEST_FRAME.has(tokens[at]?.key ?? '') || !/[\p{L}\p{N}]/u.test(tokens[at]?.key ?? '')
  let [first, last] = [from, to]
  while (first < last && isFrame(first)) first += 1
  while (last > first && isFrame(last - 1)) last -= 1
  return [first, last]
}

const longest = (stretches: readonly Stretch[]): Stretch =>
  stretches.reduce((best, one) => (one[1] - one[0] > best[1] - best[0] ? one : best), [0, 0])
