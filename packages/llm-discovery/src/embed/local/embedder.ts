import type { Embedder } from '@recollect/core'
import { RecollectError } from '@recollect/core'
import { ModelError } from '../../model-error.ts'
import { embedAll } from '../embed-all.ts'
import { infer } from './infer.ts'
import { loadModel } from './model.ts'
import type { LoadedModel } from './model.ts'
import { localSettings } from './options.ts'
import type { LocalEmbedderOptions, LocalSettings } from './options.ts'

/** An embedder whose model is held in this process. */
export interface LocalEmbedder extends Embedder {
  /** Frees the model's memory. A later `embed` loads it again. */
  close(): Promise<void>
}

/**
 * An embedder that runs a model of the folder in this process, through `@huggingface/transformers`. Nothing goes over the
 * network. The weights are loaded with the first text; they and each batch occupy the event loop while they last. `embed`
 * rejects with a `ModelError`, with `INVALID_CONFIG` when the runtime or the model cannot be loaded, or with the signal's
 * reason once it is aborted.
 * @throws InvalidConfigError options that cannot work, or a folder without what is needed
 */
export function localEmbedder(options: LocalEmbedderOptions): LocalEmbedder {
  const settings = localSettings(options)
  const { space, dimensions, text } = settings
  const holder = modelHolder(settings)
  return Object.freeze<LocalEmbedder>({
    model: space,
    dimensions,
    embed: (texts, options = {}) =>
      embedAll(texts, options, {
        who: `The model in ${settings.folder}`,
        dimensions,
        settings: text,
        byLength: true,
        run: async (batch) => run(batch, await holder.get(), settings),
      }),
    close: holder.close,
  })
}

/** Keeps one loaded model; a failed attempt is not kept, so that what was missing can be put there. */
function modelHolder(settings: LocalSettings) {
  let loading: Promise<LoadedModel> | undefined
  return {
    get(): Promise<LoadedModel> {
      loading ??= loadModel(settings).catch((error: unknown) => {
        loading = undefined
        throw error
      })
      return loading
    },
    async close(): Promise<void> {
      const open = loading
      loading = undefined
      // What failed to load holds nothing.
      const loaded = await open?.catch(() => undefined)
      await loaded?.model.dispose()
    },
  }
}

async function run(
  batch: readonly string[],
  loaded: LoadedModel,
  settings: LocalSettings,
): Promise<readonly Float32Array[]> {
  try {
    return await infer(batch, loaded, settings)
  } catch (cause) {
    if (RecollectError.isInstance(cause)) throw cause
    throw new ModelError(
      'MODEL_UNAVAILABLE',
      `The model in ${settings.folder} failed on a batch of ${batch.length}. Make batch or maxTokens smaller; the cause says more.`,
      { cause },
    )
  }
}
