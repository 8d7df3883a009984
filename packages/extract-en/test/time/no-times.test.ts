import { describe, expect, it } from 'vitest'
import { NO_TIMES } from '../corpus/no-times.ts'
import type { Lean } from './support.ts'
import { told } from './support.ts'

const LEANS: readonly Lean[] = [null, 'past', 'future']

describe('texts that tell no time', () => {
  it('are many', () => {
    expect(NO_TIMES.length).toBeGreaterThan(200)
  })

  it.each(NO_TIMES)('%s', (text) => {
    for (const lean of LEANS) expect(told(text, '2024-03-13T10:00:00Z', lean)).toEqual([])
  })
})
