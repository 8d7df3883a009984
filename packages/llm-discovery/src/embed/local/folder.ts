import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { InvalidConfigError } from '@recollect/core'
import { z } from 'zod'
import { poolingSchema } from './pooling-config.ts'
import type { Pooling } from './pool.ts'

export interface ModelFolder {
  readonly name: string
  /** Path of the weights within the folder, with forward slashes. */
  readonly file: string
  /** The same without directory and ending: tells fp32 from quantised weights. */
  readonly weights: string
  readonly dimensions: number | undefined
  readonly maxTokens: number
  readonly pooling: Pooling | undefined
  readonly dense: boolean
}

const size = z.number().positive().optional().catch(undefined)
const configSchema = z.object({
  model_type: z.string().optional().catch(undefined),
  hidden_size: size,
  d_model: size,
  dim: size,
  n_embd: size,
  max_position_embeddings: size,
  pad_token_id: z.number().nonnegative().nullish().catch(undefined),
})
const tokenizerSchema = z.object({ model_max_length: size })
const sentenceSchema = z.object({ max_seq_length: size })

/** These count positions from behind the padding token's number. */
const SHIFTED_POSITIONS = new Set(['roberta', 'xlm-roberta', 'camembert', 'mpnet'])
const NEEDED = ['config.json', 'tokenizer.json', 'tokenizer_config.json']
/** What a model takes when none of its files says so, as those of BERT's kind do. */
const USUAL_TOKENS = 512

/** What the small files of a model's folder say. Throws `INVALID_CONFIG` naming what is missing. */
export function readFolder(folder: string, file: string | undefined): ModelFolder {
  const missing = NEEDED.filter((name) => !existsSync(join(folder, name)))
  if (missing.length > 0) {
    throw new InvalidConfigError(
      `${folder} has no ${missing.join(', ')}. Download the model's ONNX version with its JSON files into it; nothing is fetched by itself.`,
    )
  }
  const config = readJson(join(folder, 'config.json'), configSchema)
  const weights = findWeights(folder, file)
  return {
    name: basename(folder),
    file: weights,
    weights: basename(weights, '.onnx'),
    dimensions: config.hidden_size ?? config.d_model ?? config.dim ?? config.n_embd,
    maxTokens: maxTokensOf(folder, config),
    pooling: readOptional(join(folder, '1_Pooling', 'config.json'), poolingSchema),
    dense: existsSync(join(folder, '2_Dense')),
  }
}

function maxTokensOf(folder: string, config: z.infer<typeof configSchema>): number {
  const { model_max_length } = readJson(join(folder, 'tokenizer_config.json'), tokenizerSchema)
  const sentence = readOptional(join(folder, 'sentence_bert_config.json'), sentenceSchema)
  const shift = SHIFTED_POSITIONS.has(config.model_type ?? '') ? (config.pad_token_id ?? 1) + 1 : 0
  const positions = config.max_position_embeddings
  const limits = [sentence?.max_seq_length, model_max_length, positions && positions - shift]
  // Tokenizers without a limit write 10^30.
  const least = Math.min(...limits.map((limit) => limit ?? Infinity))
  return least <= 1_000_000 ? Math.max(1, Math.trunc(least)) : USUAL_TOKENS
}

function findWeights(folder: string, file: string | undefined): string {
  const candidates = file === undefined ? ['onnx/model.onnx', 'model.onnx'] : [file.replaceAll('\\', '/')]
  const found = candidates.find((name) => name.endsWith('.onnx') && existsSync(join(folder, name)))
  if (found !== undefined) return found
  const there = ['onnx', '.'].flatMap((dir) => onnxFiles(folder, dir))
  const [only] = there
  if (file === undefined && only !== undefined && there.length === 1) return only
  throw new InvalidConfigError(
    there.length === 0
      ? `${folder} has no ${candidates.join(' or ')}. Download the model's weights in ONNX form into it.`
      : `${folder} has no ${candidates.join(' or ')}. Pass file, one of: ${there.join(', ')}.`,
  )
}

function onnxFiles(folder: string, dir: string): readonly string[] {
  const at = join(folder, dir)
  if (!existsSync(at)) return []
  return readdirSync(at)
    .filter((name) => name.endsWith('.onnx'))
    .sort()
    .map((name) => (dir === '.' ? name : `${dir}/${name}`))
}

const readOptional = <T>(path: string, schema: z.ZodType<T>): T | undefined =>
  existsSync(path) ? readJson(path, schema) : undefined

function readJson<T>(path: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    throw new InvalidConfigError(`${path} cannot be read as a model's. Download it again.`, { cause })
  }
}
