import { own } from '@recollect/core/plugin'
import { ModelError } from '../../model-error.ts'
import { restoreEnd } from './end-token.ts'
import type { LoadedModel } from './model.ts'
import type { LocalSettings } from './options.ts'
import { lastPlaces, pool } from './pool.ts'
import { quietly } from './quiet.ts'
import type { Tensor, Tensors } from './runtime.ts'

/** Outputs that hold a vector for each token, by the names exporters give them. */
const TOKEN_OUTPUTS = ['last_hidden_state', 'token_embeddings']
const TEXT_OUTPUT = 'sentence_embedding'

/** One vector for each text, pooled. */
export async function infer(
  texts: readonly string[],
  { tokenizer, model, env, end }: LoadedModel,
  settings: LocalSettings,
): Promise<readonly Float32Array[]> {
  const { pooling, maxTokens } = settings
  const inputs = await tokenizer([...texts], { padding: true, truncation: true, max_length: maxTokens })
  const mask = maskOf(inputs['attention_mask'])
  if (end !== undefined) restoreEnd(inputs, lastPlaces(mask, texts.length), end)
  const outputs = await quietly(env, () => model(inputs))
  const vectors =
    pooling === 'model'
      ? rowsOf(outputOf(outputs, [TEXT_OUTPUT], 2), texts.length)
      : pool(pooling, texts.length, {
          ...outputOf(outputs, TOKEN_OUTPUTS, 3),
          mask,
        })
  return settings.shorten ? vectors.map((vector) => vector.subarray(0, settings.dimensions)) : vectors
}

interface Output {
  readonly data: Float32Array
  readonly tokens: number
  readonly width: number
}

function outputOf(outputs: Tensors, names: readonly string[], rank: number): Output {
  const tensor = names.map((name) => own(outputs, name)).find((output) => output?.dims.length === rank)
  if (tensor === undefined) {
    const there = Object.keys(outputs).join(', ')
    throw unusable(
      `has no output ${names.join(' or ')} but ${there}`,
      `Pass pooling: 'model' for ${TEXT_OUTPUT}, or use weights exported for feature extraction`,
    )
  }
  if (!(tensor.data instanceof Float32Array)) {
    throw unusable('gives no 32-bit numbers', 'Use its fp32 or int8 weights')
  }
  return { data: tensor.data, tokens: tensor.dims.at(1) ?? 0, width: tensor.dims.at(-1) ?? 0 }
}

const rowsOf = ({ data, width }: Output, count: number): readonly Float32Array[] =>
  Array.from({ length: count }, (_, text) => data.subarray(text * width, (text + 1) * width))

/** Tokenizers give 64-bit numbers. */
function maskOf(mask: Tensor | undefined): readonly number[] {
  if (!(mask?.data instanceof BigInt64Array)) {
    throw unusable('has a tokenizer without an attention mask', 'Use another model')
  }
  return Array.from(mask.data, Number)
}

const unusable = (what: string, next: string) =>
  new ModelError('MODEL_INVALID_RESPONSE', `The local model ${what}. ${next}.`, { retryable: false })
