import type { Context } from '@recollect/sessions'
import type { Words } from '../text/words.ts'

/** A context, and which of its lines read like instructions, by number from 1: after the fence, as nothing of ours may stand in it. */
export function marked({ text, entries }: Pick<Context, 'text' | 'entries'>, words: Words): string {
  const suspects = entries.flatMap(({ line, instruction }) => (instruction === true ? [line] : []))
  const isSuspect = (line: string) => suspects.some((one) => line === one || isPartOf(one, line))
  const places = text.split('\n').flatMap((line, at) => (isSuspect(line) ? [String(at + 1)] : []))
  return places.length === 0 ? text : `${text}\n(! ${words.line} ${places.join(', ')}: ${words.instruction})`
}

/** Facts of one slot share a line: each is what follows the name of the slot. */
function isPartOf(entry: string, line: string): boolean {
  const head = entry.indexOf(': ') + 2
  return head > 1 && line.startsWith(entry.slice(0, head)) && line.includes(entry.slice(head))
}
