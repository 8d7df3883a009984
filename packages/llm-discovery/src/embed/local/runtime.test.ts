import { expect, it } from 'vitest'
import { loadRuntime } from './runtime.ts'

it('says what to install when the runtime is not there', async () => {
  const missing = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ERR_MODULE_NOT_FOUND' }))
  await expect(loadRuntime(missing)).rejects.toMatchObject({
    code: 'INVALID_CONFIG',
    message: expect.stringContaining('npm install @huggingface/transformers@^4.3'),
    cause: { code: 'ERR_MODULE_NOT_FOUND' },
  })
})
