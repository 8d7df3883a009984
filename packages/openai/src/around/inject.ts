import type { Asked, SentMessage } from './asked.ts'
import type { Settings } from './options.ts'

/** The messages with a context before what stands at `place`, a message of the user. Pure. */
export function injected(
  { api, messages }: Pick<Asked, 'api' | 'messages'>,
  place: number,
  context: string,
  placement: Settings['placement'],
): readonly SentMessage[] {
  const message = messages[place]
  if (context === '' || message === undefined) return messages
  if (placement === 'before') return messages.toSpliced(place, 1, { role: 'user', content: context }, message)
  const part = (text: string) => ({ type: api === 'chat' ? 'text' : 'input_text', text })
  const { content } = message
  const own = typeof content === 'string' ? [part(content)] : (content ?? [])
  return messages.toSpliced(place, 1, { ...message, content: [part(context), ...own] })
}
