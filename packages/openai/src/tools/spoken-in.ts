import type { OpenAI } from 'openai'
import type { Spoken } from '../conversation/transcript.ts'

type Given = string | readonly (OpenAI.ChatCompletionMessageParam | OpenAI.Responses.ResponseInputItem)[]

/** The messages of either API; other items say nothing. */
export const spokenIn = (given: Given): readonly Spoken[] =>
  typeof given === 'string'
    ? [{ role: 'user', content: given }]
    : given.flatMap((item) =>
        'role' in item && 'content' in item ? [{ role: item.role, content: contentOf(item.content) }] : [],
      )

const contentOf = (content: unknown): Spoken['content'] => {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return null
  return content.filter((part: unknown) => typeof part === 'object' && part !== null)
}
