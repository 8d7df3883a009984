import type { MemoryRequest } from '@recollect/core'
import { describe, expect, it } from 'vitest'
import { requestLine } from './asked.ts'

const base: MemoryRequest = {
  kind: 'forget',
  of: 'words',
  about: { text: 'I live in\nRome', span: { start: 12, end: 26 } },
  span: { start: 0, end: 26 },
  concerns: { cards: [], items: [], turns: [] },
}

describe('the line for a model about a request', () => {
  it('says that nothing is known of what is to be forgotten', () => {
    expect(requestLine(base, false)).toBe(
      'Memory: the user asks to forget "I live in Rome", and nothing is known of it. Tell them so.',
    )
  })

  it('asks to confirm before everything goes, and names no tool for it', () => {
    const line = requestLine({ ...base, of: 'everything', about: null }, false)
    expect(line).toContain('asks to forget everything')
    expect(line).toContain('Nothing has been deleted')
    expect(line).not.toContain('tool')
  })

  it('says that it was done, once it was', () => {
    expect(requestLine(base, true)).toContain('has been deleted')
  })

  it('says that words were kept out', () => {
    expect(requestLine({ ...base, kind: 'withhold' }, false)).toContain('kept out of the memory')
  })

  it.each(['show', 'keep'] as const)('is empty for a request to %s: the context answers it', (kind) => {
    expect(requestLine({ ...base, kind }, false)).toBe('')
  })

  it('is one line', () => {
    expect(requestLine(base, false)).not.toContain('\n')
  })
})
