import type { MessageInput, TextMessage } from '@recollect/core'
import type { TextSource } from '../argv/values.ts'
import type { Context } from '../context.ts'
import { usageError } from '../errors/cli-error.ts'
import type { Say } from '../errors/cli-error.ts'
import { checkText } from './check-text.ts'
import { openSource } from './decode.ts'
import { messageFromJson } from './jsonl.ts'
import { linesOf, wholeOf } from './lines.ts'
import type { Line } from './lines.ts'
import { inZone } from './times.ts'

export interface MessageSource {
  readonly text: TextSource
  readonly whole: boolean
  readonly format: 'text' | 'jsonl'
  /** What every message has that does not say otherwise. */
  readonly fields: Omit<TextMessage, 'text'>
}

/** Every message of the source, all of them checked: nothing is stored when one is bad. */
export async function readMessages(
  given: MessageSource,
  { io, loaded }: Context,
  zone = loaded.settings.timeZone,
): Promise<MessageInput[]> {
  const source = { ...given, fields: timed(given.fields, zone) }
  const { inline, file } = source.text
  if (inline !== null && source.format === 'text') {
    return [{ ...source.fields, text: checkText(inline, (t) => t.errors.where.text) }]
  }
  const { text, where } = inline === null ? openSource(file, io) : inlineSource(inline)
  if (source.whole) {
    return [{ ...source.fields, text: checkText((await wholeOf(text, where)).trim(), where) }]
  }
  const messages: MessageInput[] = []
  for await (const line of linesOf(text)) {
    if (line.text.trim() !== '') messages.push(readLine(line, source))
  }
  if (messages.length === 0) throw usageError((t) => t.errors.emptyText(where(t)))
  if (messages.length > 1 && source.fields.key !== undefined) throw usageError((t) => t.errors.keyForMany)
  return messages
}

/** `--at` means what the clocks of the zone show; the lines of a file say their zone, or mean UTC. */
const timed = ({ at, ...fields }: MessageSource['fields'], zone: string): MessageSource['fields'] =>
  at === undefined ? fields : { ...fields, at: typeof at === 'string' ? inZone(at, zone) : at }

function readLine({ text, number }: Line, { format, fields }: MessageSource): MessageInput {
  const where: Say = (t) => t.errors.where.line(number)
  const message = format === 'jsonl' ? messageFromJson(text, where) : { text }
  return { ...fields, ...message, text: checkText(message.text, where) }
}

async function* once(text: string): AsyncIterable<string> {
  yield await Promise.resolve(text)
}

const inlineSource = (text: string) => ({
  text: once(text),
  where: (t: Parameters<Say>[0]) => t.errors.where.text,
})
