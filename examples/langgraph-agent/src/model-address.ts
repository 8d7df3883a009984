import { scriptedModel } from './scripted-model.ts'
import type { Settings } from './settings.ts'

/** Does the work with the address of a model: the one that is set, or that of a scripted one, which is started for it. */
export async function withModelAddress<T>(
  { baseURL }: Pick<Settings, 'baseURL'>,
  work: (address: string) => Promise<T>,
): Promise<T> {
  if (baseURL !== null) return work(baseURL)
  const { startModelServer } = await import('@recollect/testkit/model-server')
  const server = await startModelServer({ reply: scriptedModel })
  try {
    return await work(server.url)
  } finally {
    await server.close()
  }
}
