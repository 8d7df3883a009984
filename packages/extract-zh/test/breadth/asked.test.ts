import { describe, expect, it } from 'vitest'
import { ASKED, ASKED_OF_NOBODY } from '../corpus/asked.ts'
import { detect } from '../support.ts'

const parted = (text: string): readonly string[] => text.split('|').map((one) => one.trim())

describe('questions as people type them', () => {
  it.each(Object.entries(ASKED))('ask for %s, best of all', (slot, questions) => {
    const missed = parted(questions).filter((text) => detect(text).slots[0] !== slot)
    expect(missed).toEqual([])
  })

  it('ask for no slot when they are asked of nobody here', () => {
    const taken = parted(ASKED_OF_NOBODY).filter((text) => detect(text).slots.length > 0)
    expect(taken).toEqual([])
  })
})
