import { expect, it } from 'vitest'
import { readKey } from './read-key.ts'

it.each(['constructor', 'toString', '__proto__'])('a variable %s that is not set has no key', (env) => {
  expect(() => readKey({ env }, { env: {} })).toThrowError(
    expect.objectContaining({ code: 'INVALID_CONFIG' }),
  )
})
