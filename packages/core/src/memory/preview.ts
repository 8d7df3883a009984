import type { MessageInput, MessagePreview } from '../api/remember.ts'
import type { Engine } from '../engine.ts'
import { detectQuestion } from '../query/detect-question.ts'
import { ownWords } from '../text/own-words.ts'
import { hearMessage } from '../forget/hear.ts'
import { checkMessage } from '../input/message.ts'
import type { Extraction } from '../plugin/extractor.ts'
import type { RequestReading } from '../plugin/requests.ts'
import type { NormalizedText } from '../plugin/text.ts'
import type { EpochMs, Role } from '../types/item.ts'
import { normalizeText } from '../util/normalize.ts'
import { factsOf } from './extraction.ts'

/** What `remember` would take from a message. */
export interface Preview extends Extraction {
  readonly role: Role
  /** The stored form, without a `User:` / `Assistant:` prefix; spans point into it. */
  readonly text: string
  readonly saidAt: EpochMs
  /** What rules match on: normalised, without the words of others. */
  readonly read: NormalizedText
  readonly session: string | null
  /** What it asks of the memory. */
  readonly request: RequestReading | null
}

/** What `remember` would take from a message, without a store: same checks, role gate, packs and threshold. */
export function previewMessage(
  input: string | MessageInput,
  memory: Pick<Engine, 'packs' | 'config' | 'clock' | 'slots'>,
): Preview {
  const given = checkMessage(input, memory.clock.now(), memory.config.limits.maxTextBytes)
  const { message, request } = hearMessage(memory, given)
  const { role, text, saidAt, session, normalized } = message
  const read = ownWords(normalized)
  return { role, text, saidAt, session, read, request, ...factsOf(memory, role, read, saidAt) }
}

/** The verb: without what only tools that look into the rules need. */
export async function preview(
  engine: Engine,
  scope: string,
  message: string | MessageInput,
): Promise<MessagePreview> {
  const { packs, clock, slots } = engine
  const { role, text, saidAt, session, request, drafts, rejected } = previewMessage(message, engine)
  const context = { now: saidAt, zone: clock.zone, slots }
  const { isQuestion } = detectQuestion(packs, normalizeText(text), context)
  const found = { role, text, saidAt, isQuestion, drafts, rejected }
  if (request === null) return found
  const { requestOf } = await import('../forget/requests.ts')
  return { ...found, request: await requestOf(engine, scope, request, session) }
}
