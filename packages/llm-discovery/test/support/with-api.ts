import { onTestFinished } from 'vitest'
import { openAiEmbedder } from '../../src/index.ts'
import type { OpenAiEmbedderOptions } from '../../src/index.ts'
import { DIMENSIONS, startApi } from './api-server.ts'
import type { Behaviour } from './api-server.ts'

export const KEY = 'sk-test-0123456789abcdef'

/** An embedder on a server of its own, which ends with the test. */
export async function withApi(
  script: readonly Behaviour[] = [],
  options: Partial<OpenAiEmbedderOptions> = {},
) {
  const api = await startApi(script)
  onTestFinished(api.close)
  const embedder = openAiEmbedder({
    baseURL: api.baseURL,
    apiKey: KEY,
    model: 'toy',
    dimensions: DIMENSIONS,
    ...options,
  })
  return { ...api, embedder }
}

/** What `work` rejects with. */
export const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => {
      throw new Error('It was expected to fail.')
    },
    (error: unknown) => error,
  )
