import { expect, it } from 'vitest'
import { quietly } from './quiet.ts'

it('prints nothing while any call runs, and puts the setting back after the last', async () => {
  const env = { logLevel: 30 }
  let endFirst = () => {}
  const first = quietly(env, () => new Promise<void>((resolve) => (endFirst = resolve)))
  expect(env.logLevel).toBe(50)
  await expect(quietly(env, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(env.logLevel).toBe(50)
  endFirst()
  await first
  expect(env.logLevel).toBe(30)
})
