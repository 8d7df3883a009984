import { describe, expect, it } from 'vitest'
import { tinyModel } from '../../../test/support/tiny-model.ts'
import { loadModel } from './model.ts'
import { localSettings } from './options.ts'
import type { Runtime } from './runtime.ts'

/** A runtime that only notes what it is asked for. */
function noting() {
  const asked: (readonly [string, object])[] = []
  const runtime: Runtime = {
    env: { logLevel: 30 },
    AutoTokenizer: {
      from_pretrained: (folder, options) => {
        asked.push([folder, options])
        return Promise.resolve(() => ({}))
      },
    },
    AutoModel: {
      from_pretrained: (folder, options) => {
        asked.push([folder, options])
        const model = () => Promise.resolve({})
        return Promise.resolve(Object.assign(model, { dispose: () => Promise.resolve() }))
      },
    },
  }
  return { asked, load: () => Promise.resolve(runtime) }
}

describe('loadModel', () => {
  it('asks for local files alone, by an absolute path, and for the weights by their name', async () => {
    const folder = tinyModel()
    const { asked, load } = noting()
    await loadModel(localSettings({ folder, threads: 2 }), load)
    expect(asked).toEqual([
      [folder, { local_files_only: true }],
      [
        folder,
        {
          local_files_only: true,
          dtype: 'fp32',
          subfolder: 'onnx',
          model_file_name: 'model',
          session_options: { logSeverityLevel: 4, intraOpNumThreads: 2 },
        },
      ],
    ])
  })
})
