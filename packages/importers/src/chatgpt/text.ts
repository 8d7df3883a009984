import { isPlain, stringOf } from '../input/shape.ts'
import type { Message } from './schema.ts'

/** Other kinds are reasoning, code for tools, what tools gave back, custom instructions. */
const SAID = new Set(['text', 'multimodal_text'])

export interface Said {
  readonly text: string
  /** Parts that are no text: pictures, sounds, files. */
  readonly others: number
}

/** What a message says; null for content that is not meant to be read as its author's words. */
export function saidIn({ content }: Message): Said | null {
  if (!SAID.has(content.content_type)) return null
  const parts = content.parts ?? []
  const texts = parts.flatMap((part) => textOf(part) ?? [])
  return { text: texts.join('\n').trim(), others: parts.length - texts.length }
}

/** A spoken message comes with its words. */
function textOf(part: unknown): string | null {
  if (typeof part === 'string') return part
  if (!isPlain(part) || part['content_type'] !== 'audio_transcription') return null
  return stringOf(part, 'text') ?? null
}
