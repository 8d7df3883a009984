import { isBlank, isList, isPlain } from '../input/shape.ts'
import type { Skipped } from '../record.ts'

/** What is said; or why there is nothing to be read. */
export type Words = { readonly text: string } | Pick<Skipped, 'reason' | 'detail'>

/** A text, or a list of parts: of those only texts are their author's words, not pictures, thoughts or what tools gave back. */
export function wordsOf(content: unknown): Words {
  if (content === undefined) return EMPTY
  if (isList(content)) return wordsOfParts(content)
  if (typeof content !== 'string') return { reason: 'malformed', detail: 'its text is not a string' }
  return isBlank(content) ? EMPTY : { text: content }
}

const EMPTY: Words = { reason: 'empty', detail: 'it has no text' }

function wordsOfParts(parts: readonly unknown[]): Words {
  const texts = parts.flatMap((part) => textOf(part) ?? [])
  const text = texts.join('\n').trim()
  if (!isBlank(text)) return { text }
  return texts.length < parts.length ? { reason: 'not-text', detail: 'it has no words in its parts' } : EMPTY
}

const TEXTS: readonly unknown[] = [undefined, 'text', 'input_text', 'output_text']

function textOf(part: unknown): string | null {
  if (typeof part === 'string') return part
  if (!isPlain(part) || !TEXTS.includes(part['type'])) return null
  const text = part['text']
  const held = isPlain(text) ? text['value'] : text
  return typeof held === 'string' ? held : null
}
