import type { MessageInput, MessagePreview, TextRepair } from '../api/remember.ts'
import type { Engine } from '../engine.ts'
import { detectQuestion } from '../query/detect-question.ts'
import { toEnd, Turns } from '../extract/steps.ts'
import { ownWords } from '../text/own-words.ts'
import { hearMessage } from '../forget/hear.ts'
import { checkMessage } from '../input/message.ts'
import { knownFor } from '../known/known-reader.ts'
import type { Extraction } from '../plugin/extractor.ts'
import type { Known } from '../plugin/known.ts'
import type { RequestReading } from '../plugin/pack-words.ts'
import type { NormalizedText } from '../plugin/text.ts'
import { beginning } from '../util/strings.ts'
import type { EpochMs, Role } from '../types/item.ts'
import { normalizeText } from '../util/normalize.ts'
import { pause } from '../util/clock.ts'
import type { Reader } from '../extract/extract-facts.ts'
import { stepsToMessage } from './message-facts.ts'
import { toldRepairs } from './told-repairs.ts'

/** What `remember` would take from a message. */
export interface Preview extends Extraction {
  readonly role: Role
  /** The stored form, without a `User:` / `Assistant:` prefix; spans point into it. */
  readonly text: string
  readonly saidAt: EpochMs
  /** What rules match on: normalised, without the words of others; of a long message its first part. */
  readonly read: NormalizedText
  readonly repairs: readonly TextRepair[]
  readonly session: string | null
  /** What it asks of the memory. */
  readonly request: RequestReading | null
}

/** What `remember` would take from a message, without a store: same checks, role gate, packs and threshold. */
export const previewMessage = (input: string | MessageInput, memory: Reader): Preview =>
  toEnd(stepsToPreview(input, memory))

function* stepsToPreview(
  input: string | MessageInput,
  memory: Reader,
  known?: Known,
): Generator<number, Preview> {
  const given = checkMessage(input, memory.clock.now(), memory.config.limits.maxTextBytes)
  const { message, request } = yield* hearMessage(memory, given)
  const { role, text, saidAt, session } = message
  const read = ownWords(message.normalized)
  const facts = yield* stepsToMessage(memory, { ...message, normalized: read }, known)
  const { repairs = [] } = toldRepairs(message.repairs, facts)
  return { role, text, saidAt, session, read, request, repairs, ...facts }
}

/** The verb: without what only tools that look into the rules need. */
export async function preview(
  engine: Engine,
  scope: string,
  message: string | MessageInput,
): Promise<MessagePreview> {
  const { packs, clock, slots } = engine
  const given = checkMessage(message, clock.now(), engine.config.limits.maxTextBytes)
  const known = await knownFor(engine, given, (work) => engine.store.read(scope, work))
  const found = await new Turns(pause).toEnd(stepsToPreview(message, engine, known))
  const { role, text, saidAt, session, request, repairs, drafts, rejected, unread = [] } = found
  const context = { now: saidAt, zone: clock.zone, slots }
  const { isQuestion } = detectQuestion(packs, normalizeText(beginning(text)), context)
  const repaired = repairs.length === 0 ? {} : { repairs }
  // What happened is no fact: it may change some that are known when the message is remembered.
  const stated = drafts.filter(({ effect }) => effect === undefined)
  const shown = { role, text, saidAt, isQuestion, drafts: stated, rejected, unread, ...repaired }
  if (request === null) return shown
  const { requestOf } = await import('../forget/requests.ts')
  return { ...shown, request: await requestOf(engine, scope, request, session) }
}
