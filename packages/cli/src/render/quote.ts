import type { Span } from '@recollect/core'
import { safe } from './safe.ts'
import type { View } from './view.ts'

const SENTENCE_END = /[。！？!?\n]|\.(?=\s)/gu
/** Characters shown on either side at most. */
const AROUND = 80

/** The words a card rests on, marked in their sentence: `Last year I moved to »Berlin«.` */
export function quote(text: string, { start, end }: Span, { colors }: Pick<View, 'colors'>): string {
  const ends = [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length)
  const sentence = {
    from: ends.findLast((at) => at <= start) ?? 0,
    to: ends.find((at) => at >= end) ?? text.length,
  }
  const from = Math.max(sentence.from, wholeCharacter(text, start - AROUND))
  const to = Math.min(sentence.to, wholeCharacter(text, end + AROUND))
  const before = `${from > sentence.from ? '…' : ''}${safe(text.slice(from, start)).trimStart()}`
  const after = `${safe(text.slice(end, to)).trimEnd()}${to < sentence.to ? '…' : ''}`
  return `${before}${colors.bold(`»${safe(text.slice(start, end))}«`)}${after}`
}

/** Not between the halves of a surrogate pair. */
const wholeCharacter = (text: string, at: number): number =>
  (text.codePointAt(at - 1) ?? 0) > 0xffff ? at - 1 : at
