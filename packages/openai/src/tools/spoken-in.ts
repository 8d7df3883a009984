import type { Spoken } from '@recollect/sdk-tools'
import type { OpenAI } from 'openai'

type Given = string | readonly (OpenAI.ChatCompletionMessageParam | OpenAI.Responses.ResponseInputItem)[]

/** The messages of either API, as the objects they are: a message is known by its own. Other items say nothing. */
export const spokenIn = (given: Given): readonly Spoken[] =>
  typeof given === 'string'
    ? [{ role: 'user', content: given }]
    : given.flatMap((item) => ('role' in item && 'content' in item ? [item] : []))
