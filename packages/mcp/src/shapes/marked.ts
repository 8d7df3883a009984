import type { Context } from '@recollect/core'
import type { Words } from '../text/words.ts'

/** A context, and which of its lines read like instructions, by number from 1: after the fence, as nothing of ours may stand in it. */
export function marked({ text, entries }: Pick<Context, 'text' | 'entries'>, words: Words): string {
  const suspects = new Set(entries.flatMap(({ line, instruction }) => (instruction === true ? [line] : [])))
  const places = text.split('\n').flatMap((line, at) => (suspects.has(line) ? [String(at + 1)] : []))
  return places.length === 0 ? text : `${text}\n(! ${words.line} ${places.join(', ')}: ${words.instruction})`
}
