import type { OptionNames } from '@recollect/core/plugin'
import { resolve } from 'node:path'
import { InvalidConfigError } from '@recollect/core'
import { knownOptions } from '@recollect/core/plugin'
import { checkText, checkWhole } from '../../check.ts'
import { spaceName, textSettings } from '../settings.ts'
import type { TextOptions, TextSettings } from '../settings.ts'
import { readFolder } from './folder.ts'
import { POOLINGS } from './pool.ts'
import type { Pooling } from './pool.ts'

/** Options of `localEmbedder`; `folder` is required. */
export interface LocalEmbedderOptions extends TextOptions {
  /** Where the model is: `config.json`, `tokenizer.json`, `tokenizer_config.json` and the weights as ONNX. */
  readonly folder: string
  /** The weights within the folder. Default `onnx/model.onnx`, else `model.onnx`, else the only ONNX file there is. */
  readonly file?: string
  /** The name vectors are kept under. Default the folder's own name. */
  readonly model?: string
  /**
   * How the vectors of a text's tokens become one: their mean, that of the first token (`cls`) or of the last, or as the model
   * gives it in its output `sentence_embedding` (`model`). Default what the folder's `1_Pooling/config.json` says, else `mean`.
   */
  readonly pooling?: Pooling
  /**
   * Numbers in a vector. Default as many as the model has; fewer cut its vectors off, which only models trained for it
   * (Matryoshka) bear.
   */
  readonly dimensions?: number
  /** Tokens of a text that are read. Default as many as the model takes. */
  readonly maxTokens?: number
  /** Threads one batch is computed on. Default as many as the machine has cores. */
  readonly threads?: number
}

export interface LocalSettings {
  readonly folder: string
  readonly file: string
  readonly space: string
  readonly pooling: Pooling
  readonly dimensions: number
  /** Whether longer vectors are cut off, because the caller asked for it. */
  readonly shorten: boolean
  readonly maxTokens: number
  readonly threads: number | undefined
  readonly text: TextSettings
}

/** The runtime computes a batch on the event loop, and a processor gains little from larger ones. */
const BATCH = { count: 8, characters: 4000 }

const OPTIONS: OptionNames<LocalEmbedderOptions> = {
  prefix: true,
  maxCharacters: true,
  normalize: true,
  batch: true,
  folder: true,
  file: true,
  model: true,
  pooling: true,
  dimensions: true,
  maxTokens: true,
  threads: true,
}

/** Reads the small files of the folder; the weights are left for later. */
export function localSettings(options: LocalEmbedderOptions): LocalSettings {
  knownOptions('localEmbedder', options, OPTIONS)
  checkText('folder', options.folder, 'Pass the directory the model was downloaded to.')
  const folder = resolve(options.folder)
  const found = readFolder(folder, options.file)
  const pooling = options.pooling ?? found.pooling ?? 'mean'
  if (!POOLINGS.includes(pooling)) {
    throw new InvalidConfigError(`pooling is "${pooling}". Choose ${POOLINGS.join(', ')}.`)
  }
  if (found.dense && pooling !== 'model') {
    throw new InvalidConfigError(
      `The model in ${folder} has a dense layer after pooling, which is not applied. Use weights with an output sentence_embedding and pooling: 'model'.`,
    )
  }
  const text = textSettings(options, BATCH)
  const name = `${options.model ?? found.name}/${found.weights}`
  const settings: LocalSettings = {
    folder,
    file: found.file,
    space: spaceName(name, text, [`pooling=${pooling}`]),
    pooling,
    dimensions: dimensionsOf(folder, options.dimensions ?? found.dimensions),
    shorten: options.dimensions !== undefined,
    maxTokens: options.maxTokens ?? found.maxTokens,
    threads: options.threads,
    text,
  }
  checkWhole('maxTokens', settings.maxTokens, 1, 1_000_000)
  if (settings.threads !== undefined) checkWhole('threads', settings.threads, 1, 1024)
  return Object.freeze(settings)
}

function dimensionsOf(folder: string, value: number | undefined): number {
  if (value === undefined) {
    throw new InvalidConfigError(
      `${folder}/config.json does not say how many dimensions it has. Pass dimensions.`,
    )
  }
  checkWhole('dimensions', value, 1, 65_536)
  return value
}
