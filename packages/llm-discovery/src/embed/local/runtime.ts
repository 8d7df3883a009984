import { InvalidConfigError } from '@recollect/core'
import type { LogSettings } from './quiet.ts'

/** The slice of a transformers.js tensor that is used. */
export interface Tensor {
  readonly dims: readonly number[]
  readonly data: unknown
}

export type Tensors = Readonly<Record<string, Tensor | undefined>>

export type Tokenizer = (
  texts: string[],
  options: { padding: boolean; truncation: boolean; max_length: number },
) => Tensors | Promise<Tensors>

export interface Model {
  (inputs: Tensors): Promise<Tensors>
  dispose(): Promise<unknown>
}

interface ModelOptions {
  local_files_only: true
  dtype: 'fp32'
  subfolder: string
  model_file_name: string
  session_options: Readonly<Record<string, unknown>>
}

/** The slice of `@huggingface/transformers` that is used. */
export interface Runtime {
  readonly env: LogSettings
  readonly AutoTokenizer: {
    from_pretrained(folder: string, options: { local_files_only: true }): Promise<Tokenizer>
  }
  readonly AutoModel: { from_pretrained(folder: string, options: ModelOptions): Promise<Model> }
}

export type ImportRuntime = () => Promise<Runtime>

const importTransformers: ImportRuntime = async () => await import('@huggingface/transformers')

/** Loads transformers.js, an optional peer. Throws `INVALID_CONFIG` saying what to install. */
export async function loadRuntime(importIt: ImportRuntime = importTransformers): Promise<Runtime> {
  try {
    return await importIt()
  } catch (cause) {
    throw new InvalidConfigError(
      'localEmbedder() needs @huggingface/transformers, which is not there or does not start. Install it: npm install @huggingface/transformers@^4.3 (with ONNXRUNTIME_NODE_INSTALL=skip it fetches nothing for GPUs)',
      { cause },
    )
  }
}
