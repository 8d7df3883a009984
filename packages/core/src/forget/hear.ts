import { toEnd } from '../extract/steps.ts'
import { MAX_PARTS } from '../input/message.ts'
import type { CheckedMessage } from '../input/message.ts'
import { partsOf } from '../text/parts.ts'
import type { RequestReading } from '../plugin/pack-words.ts'
import type { NormalizedText } from '../plugin/text.ts'
import { ownWords } from '../text/own-words.ts'
import { requestIn } from '../text/request.ts'
import { WITHHELD } from '../text/withheld.ts'
import type { Span } from '../types/item.ts'
import { normalizeText } from '../util/normalize.ts'
import { withheldSpans } from './withheld-spans.ts'
import type { HearingEngine } from './withheld-spans.ts'

/** A user's text as it may be kept, and what it asks of the memory. */
export interface Heard {
  readonly text: NormalizedText
  /** The first request, as it was read in the text that came; null: there is none. */
  readonly request: RequestReading | null
  /** Words that are not kept, as they were written. */
  readonly withheld: readonly string[]
}

/** So many requests are read in one text. */
const MOST = 8

/** Reads what a user's text asks of the memory and takes out what is not to be kept. Pure; costs one reading where it asks nothing. */
export const hear = (engine: HearingEngine, text: NormalizedText): Heard => toEnd(hearing(engine, text))

function* hearing(engine: HearingEngine, text: NormalizedText): Generator<number, Heard> {
  const none: Heard = { text, request: null, withheld: [] }
  if (engine.packs.every(({ requests }) => requests === undefined)) return none
  const own = ownWords(text)
  yield own.text.length
  const requests = requestsIn(engine, own)
  yield own.text.length
  const [request] = requests
  if (request === undefined) return none
  const spans = merged(
    requests
      .filter(({ kind, of }) => kind === 'withhold' && of !== 'last')
      .flatMap((one) => withheldSpans(engine, own, one)),
  )
  if (spans.length === 0) return { ...none, request }
  const withheld = spans.map(({ start, end }) => text.source.slice(start, end))
  return { text: normalizeText(replaced(text.source, spans)), request, withheld }
}

function requestsIn({ packs }: HearingEngine, own: NormalizedText): readonly RequestReading[] {
  const found: RequestReading[] = []
  let rest = own
  while (found.length < MOST) {
    const request = requestIn(packs, rest)
    if (request === null || request.span.end <= request.span.start) break
    found.push(request)
    const { end } = request.span
    // Line breaks in its place: positions stay.
    rest = normalizeText('\n'.repeat(end) + own.source.slice(end))
  }
  return found
}

/** In order, none touching another. Pure. */
function merged(spans: readonly Span[]): readonly Span[] {
  const out: Span[] = []
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = out.at(-1)
    if (last === undefined || span.start > last.end) out.push(span)
    else out[out.length - 1] = { start: last.start, end: Math.max(last.end, span.end) }
  }
  return out
}

function replaced(source: string, spans: readonly Span[]): string {
  let out = ''
  let at = 0
  for (const { start, end } of spans) {
    out += source.slice(at, start) + WITHHELD
    at = end
  }
  return out + source.slice(at)
}

/** A message as it may be kept, and what it asks; only a user asks. Step by step. */
export function* hearMessage(
  engine: HearingEngine,
  message: CheckedMessage,
): Generator<number, { readonly message: CheckedMessage; readonly request: RequestReading | null }> {
  if (message.role !== 'user') return { message, request: null }
  const { text, request, withheld } = yield* hearing(engine, message.normalized)
  if (withheld.length === 0) return { message, request }
  if (message.more.length === 0)
    return { message: { ...message, text: text.source, normalized: text }, request }
  // Of a long message the first part was read: the others follow it.
  const whole = text.source + message.text.slice(message.normalized.source.length)
  const [first, ...more] = partsOf(whole, engine.config.limits.maxTextBytes, MAX_PARTS)
  return { message: { ...message, text: whole, normalized: first?.normalized ?? text, more }, request }
}
