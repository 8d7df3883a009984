import { STRUCTURES } from './options.ts'
import type { ModelSettings, Structure } from './options.ts'

/** Which of the request's fields a server takes. */
export interface Dialect {
  readonly structure: Structure
  readonly tokens: 'max_tokens' | 'max_completion_tokens'
  /** The other name was refused before: it is not tried again. */
  readonly tokensTurned: boolean
  readonly temperature: boolean
  readonly streamUsage: boolean
}

export const firstDialect = ({ structured, isOpenAi, temperature }: ModelSettings): Dialect => ({
  structure: structured === 'auto' ? 'json_schema' : structured,
  tokens: isOpenAi ? 'max_completion_tokens' : 'max_tokens',
  tokensTurned: false,
  temperature: temperature !== null,
  streamUsage: true,
})

/** How servers speak of what they were asked for: OpenAI, Azure, vLLM, llama.cpp, Groq, LM Studio, DeepSeek, OpenRouter. */
const ABOUT_STRUCTURE =
  /response[ _]?format|json[ _]?(?:schema|object|mode)|structured[ _]?output|guided|grammar|requested parameters/iu
const ABOUT_TOKENS = /max_(?:completion_)?tokens/iu
const TOO_LONG = /context|too long|too large|at most|maximum/iu

/**
 * What to ask otherwise, after a refusal with 400, 404 or 422; null when it was of something else. Each change is made once, so that a
 * request is changed five times at most.
 */
export function adapted(
  dialect: Dialect,
  { status, words }: { readonly status: number; readonly words: string },
  { structured }: Pick<ModelSettings, 'structured'>,
): Dialect | null {
  if (![400, 404, 422].includes(status)) return null
  if (dialect.streamUsage && /stream_options|include_usage/iu.test(words))
    return { ...dialect, streamUsage: false }
  const turns = !dialect.tokensTurned && ABOUT_TOKENS.test(words) && !TOO_LONG.test(words)
  if (turns) return { ...dialect, tokens: otherTokens(dialect), tokensTurned: true }
  if (dialect.temperature && /temperature/iu.test(words)) return { ...dialect, temperature: false }
  const next = STRUCTURES[STRUCTURES.indexOf(dialect.structure) + 1]
  const refused = ABOUT_STRUCTURE.test(words) || (words === '' && status !== 404)
  return structured === 'auto' && next !== undefined && refused ? { ...dialect, structure: next } : null
}

const otherTokens = ({ tokens }: Dialect): Dialect['tokens'] =>
  tokens === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens'
