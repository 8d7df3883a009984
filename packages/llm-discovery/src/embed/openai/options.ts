import type { OptionNames } from '@recollect/core/plugin'
import { InvalidConfigError } from '@recollect/core'
import { knownOptions } from '@recollect/core/plugin'
import { checkWhole } from '../../check.ts'
import { serverSettings } from '../../openai/server.ts'
import type { ServerOptions, ServerSettings } from '../../openai/server.ts'
import { spaceName, textSettings } from '../settings.ts'
import type { TextOptions, TextSettings } from '../settings.ts'

/** Options of `openAiEmbedder`. */
export interface OpenAiEmbedderOptions extends TextOptions, ServerOptions {
  /** Numbers in a vector. Needed unless the model is one of OpenAI's. */
  readonly dimensions?: number
  /**
   * Whether the server is asked for vectors of `dimensions`, for models that can shorten theirs. Default: only where
   * `dimensions` differs from what one of OpenAI's models gives by itself.
   */
  readonly shorten?: boolean
  /** How vectors travel: `float` (default) is understood everywhere, `base64` takes a third of the bytes. Either is read. */
  readonly encoding?: 'float' | 'base64'
}

export interface OpenAiSettings extends ServerSettings {
  /** `model`, and what else makes the vectors what they are. */
  readonly space: string
  readonly dimensions: number
  readonly shorten: boolean
  readonly encoding: 'float' | 'base64'
  readonly text: TextSettings
}

/** https://platform.openai.com/docs/guides/embeddings */
const KNOWN_DIMENSIONS: ReadonlyMap<string, number> = new Map([
  ['text-embedding-3-small', 1536],
  ['text-embedding-3-large', 3072],
  ['text-embedding-ada-002', 1536],
])

/** 2,048 texts and 300,000 tokens are what OpenAI takes; smaller batches lose less when one fails. */
const BATCH = { count: 128, characters: 100_000 }

const OPTIONS: OptionNames<OpenAiEmbedderOptions> = {
  prefix: true,
  maxCharacters: true,
  normalize: true,
  batch: true,
  baseURL: true,
  apiKey: true,
  model: true,
  maxRetries: true,
  timeout: true,
  headers: true,
  fetch: true,
  dimensions: true,
  shorten: true,
  encoding: true,
}

/** Fills in the defaults and refuses what cannot work. */
export function openAiSettings(options: OpenAiEmbedderOptions): OpenAiSettings {
  knownOptions('openAiEmbedder', options, OPTIONS)
  const server = serverSettings(options, 'an embedding model')
  const own = KNOWN_DIMENSIONS.get(options.model)
  const dimensions = dimensionsOf(options, own)
  const text = textSettings(options, BATCH)
  return Object.freeze({
    ...server,
    space: spaceName(options.model, text),
    dimensions,
    shorten: options.shorten ?? (own !== undefined && own !== dimensions),
    encoding: options.encoding ?? 'float',
    text,
  })
}

function dimensionsOf({ model, dimensions }: OpenAiEmbedderOptions, own: number | undefined): number {
  const value = dimensions ?? own
  if (value === undefined) {
    throw new InvalidConfigError(
      `How many dimensions "${model}" has is not known. Pass dimensions; the model's page says them.`,
    )
  }
  checkWhole('dimensions', value, 1, 65_536)
  return value
}
