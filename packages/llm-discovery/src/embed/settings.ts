import { InvalidConfigError } from '@recollect/core'
import { checkWhole } from '../check.ts'
import type { BatchLimits } from './batches.ts'

/** What both embedders take. */
export interface TextOptions {
  /**
   * What is put before each text, for models trained with it, such as `query: ` and `passage: ` of E5. A changed `passage`
   * makes other vectors, so it is part of the embedder's `model`.
   */
  readonly prefix?: { readonly query?: string; readonly passage?: string }
  /** Characters (UTF-16 units) of a text that are read; the rest is left out. Default 6,000. */
  readonly maxCharacters?: number
  /** Vectors of length 1, so that their product is their cosine. Default true. */
  readonly normalize?: boolean
  /** What goes to the model at once: `count` texts of together `characters`. */
  readonly batch?: Partial<BatchLimits>
}

export interface TextSettings {
  readonly prefix: { readonly query: string; readonly passage: string }
  readonly maxCharacters: number
  readonly normalize: boolean
  readonly batch: BatchLimits
}

const MAX_PREFIX = 1000

export function textSettings(options: TextOptions, batch: BatchLimits): TextSettings {
  const settings = {
    prefix: { query: options.prefix?.query ?? '', passage: options.prefix?.passage ?? '' },
    maxCharacters: options.maxCharacters ?? 6000,
    normalize: options.normalize ?? true,
    batch: { ...batch, ...options.batch },
  }
  checkWhole('maxCharacters', settings.maxCharacters, 1, 1_000_000)
  checkWhole('batch.count', settings.batch.count, 1, 10_000)
  checkWhole('batch.characters', settings.batch.characters, 1, 100_000_000)
  for (const prefix of Object.values(settings.prefix)) {
    if (prefix.length > MAX_PREFIX) {
      throw new InvalidConfigError(`A prefix has ${prefix.length} characters. Use at most ${MAX_PREFIX}.`)
    }
  }
  return settings
}

/**
 * The name vectors are kept under: the model, and every setting that makes other vectors of what is stored. The prefix of
 * queries is not among them: it may be changed at any time.
 */
export function spaceName(model: string, settings: TextSettings, parts: readonly string[] = []): string {
  const { prefix, normalize } = settings
  return [
    model,
    ...parts,
    ...(prefix.passage === '' ? [] : [`passage=${JSON.stringify(prefix.passage)}`]),
    ...(normalize ? [] : ['normalize=false']),
  ].join(';')
}
