import type { MemoryMiddlewareOptions } from './options.ts'
import type { Prompt, UserMessage } from './sdk-types.ts'

/** The prompt with a context before what stands at `place`, a message of the user. Pure. */
export function injected(
  prompt: Prompt,
  place: number,
  context: string,
  placement: MemoryMiddlewareOptions['placement'] = 'before',
): Prompt {
  const message = prompt[place]
  if (context === '' || message?.role !== 'user') return prompt
  const part: UserMessage['content'][number] = { type: 'text', text: context }
  const put: Prompt =
    placement === 'before'
      ? [{ role: 'user', content: [part] }, message]
      : [{ ...message, content: [part, ...message.content] }]
  return prompt.toSpliced(place, 1, ...put)
}
