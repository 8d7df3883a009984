import { InvalidInputError } from '@recollect/core'
import { expect, it } from 'vitest'
import { attempt, toldOf } from './attempt.ts'

it('an attempt gives what it made, or nothing and says why', async () => {
  const told: unknown[] = []
  const tell = (error: unknown, step: string) => told.push([error, step])
  expect(await attempt('log', tell, async () => 7)).toBe(7)
  const error = new Error('no')
  expect(await attempt('context', tell, () => Promise.reject(error))).toBeNull()
  expect(told).toEqual([[error, 'context']])
})

it('an attempt fails where the caller wants it to', async () => {
  const rethrow = (error: unknown) => {
    throw error
  }
  await expect(attempt('log', rethrow, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
})

it.each([
  [new InvalidInputError('Too long.'), 'INVALID_INPUT. Too long.'],
  [new TypeError('Alice said: I live in Berlin'), 'TypeError'],
  ['Alice said: I live in Berlin', 'unknown'],
])('a failure is told without words of the user: %s', (error, words) => {
  expect(toldOf(error, 'remember')).toBe(`Recollect could not remember the user's message: ${words}`)
})
