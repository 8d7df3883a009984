import { isPlain, stringOf } from '../input/shape.ts'
import type { Message } from './shapes.ts'

/** Other kinds are reasoning, code for tools, what tools gave back, custom instructions. */
const SAID = new Set(['text', 'multimodal_text'])

export interface Said {
  readonly text: string
  /** Parts that are no text: pictures, sounds, files. */
  readonly others: number
}

/** What a message says; null for content that is not meant to be read as its author's words. */
export function saidIn({ contentType, parts }: Message): Said | null {
  if (!SAID.has(contentType)) return null
  const texts = parts.flatMap((part) => textOf(part) ?? [])
  return { text: texts.join('\n').trim(), others: parts.length - texts.length }
}

const SPOKEN_OR_WRITTEN: readonly unknown[] = ['audio_transcription', 'text']

/** A spoken message comes with its words. */
function textOf(part: unknown): string | null {
  if (typeof part === 'string') return part
  if (!isPlain(part) || !SPOKEN_OR_WRITTEN.includes(part['content_type'])) return null
  return stringOf(part, 'text') ?? null
}
