import type { ModelPrompt, ReplySchema } from '@recollect/core/plugin'
import type OpenAI from 'openai'
import { wellFormed } from '../text.ts'
import type { Dialect } from './dialect.ts'
import type { ModelSettings } from './options.ts'

export type Body = OpenAI.Chat.ChatCompletionCreateParams
type Format = NonNullable<Body['response_format']>

type Asked = Pick<ReplySchema<unknown>, 'name' | 'json'>

/** The request for a prompt, as this server takes it. */
export function bodyOf(
  { system, user }: ModelPrompt,
  schema: Asked,
  maxTokens: number,
  dialect: Dialect,
  { model, stream, temperature }: Pick<ModelSettings, 'model' | 'stream' | 'temperature'>,
): Body {
  const said = dialect.structure === 'json_schema' ? system : `${system}\n\n${inWords(schema)}`
  return {
    model,
    messages: [
      { role: 'system', content: wellFormed(said) },
      { role: 'user', content: wellFormed(user) },
    ],
    [dialect.tokens]: maxTokens,
    ...(dialect.temperature && temperature !== null ? { temperature } : {}),
    ...(dialect.structure === 'text' ? {} : { response_format: formatOf(dialect.structure, schema) }),
    ...(stream
      ? { stream, ...(dialect.streamUsage ? { stream_options: { include_usage: true } } : {}) }
      : {}),
  }
}

const formatOf = (structure: 'json_schema' | 'json_object', { name, json }: Asked): Format =>
  structure === 'json_object'
    ? { type: structure }
    : { type: structure, json_schema: { name, schema: { ...json }, strict: true } }

/** Servers that take no schema are told it; some take JSON only where the word stands in the prompt. */
const inWords = ({ json }: Asked): string =>
  `Reply with one JSON object and nothing else. Its JSON Schema:\n${JSON.stringify(json)}`
