import type { Generated, StreamPart } from './sdk-types.ts'

/** What the model said, once it ended; null while it goes on with tools, or when it failed. */
export type Ended = string | null

type Finish = Generated['finishReason']['unified']

const ends = (finish: Finish): boolean => finish !== 'tool-calls' && finish !== 'error'

export const answerOf = ({ content, finishReason }: Pick<Generated, 'content' | 'finishReason'>): Ended =>
  ends(finishReason.unified)
    ? content.flatMap((part) => (part.type === 'text' ? part.text : [])).join('')
    : null

/** Hears a stream. */
export function listener() {
  let text = ''
  let finish: Finish = 'error'
  return {
    hear: (part: StreamPart) => {
      if (part.type === 'text-delta') text += part.delta
      if (part.type === 'finish') finish = part.finishReason.unified
    },
    ended: (): Ended => (ends(finish) ? text : null),
  }
}
