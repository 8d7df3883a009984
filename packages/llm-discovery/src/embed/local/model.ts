import { InvalidConfigError } from '@recollect/core'
import { basename, dirname } from 'node:path/posix'
import { endTokenOf } from './end-token.ts'
import type { LogSettings } from './quiet.ts'
import { loadRuntime } from './runtime.ts'
import type { ImportRuntime, Model, Tokenizer } from './runtime.ts'
import type { LocalSettings } from './options.ts'

/** What fails is thrown; nothing is printed besides. */
const FATAL = 4

export interface LoadedModel {
  readonly tokenizer: Tokenizer
  readonly model: Model
  readonly env: LogSettings
  /** See `endTokenOf`. */
  readonly end: bigint | undefined
}

/**
 * Loads tokenizer and weights from the folder. An absolute path is never taken for a name on the hub, and `local_files_only`
 * keeps the runtime from asking for what the folder has not got; its global settings are the application's and stay as they are.
 */
export async function loadModel(settings: LocalSettings, importIt?: ImportRuntime): Promise<LoadedModel> {
  const { AutoTokenizer, AutoModel, env } = await loadRuntime(importIt)
  const { folder, file, threads } = settings
  try {
    const tokenizer = await AutoTokenizer.from_pretrained(folder, { local_files_only: true })
    const model = await AutoModel.from_pretrained(folder, {
      local_files_only: true,
      // The file is named, so nothing is to be put behind its name.
      dtype: 'fp32',
      subfolder: dirname(file),
      model_file_name: basename(file, '.onnx'),
      session_options: {
        logSeverityLevel: FATAL,
        ...(threads === undefined ? {} : { intraOpNumThreads: threads }),
      },
    })
    return { tokenizer, model, env, end: await endTokenOf(tokenizer) }
  } catch (cause) {
    throw new InvalidConfigError(
      `The model in ${folder} (${file}) cannot be loaded. Download it again, or try another one; the cause says more.`,
      { cause },
    )
  }
}
