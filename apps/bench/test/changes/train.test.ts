import { changeReader, packed } from '@recollect/rules'
import { describe, expect, it } from 'vitest'
import type { Signed } from '../../src/changes/load.ts'
import { trainChanges } from '../../src/changes/train.ts'
import { tableOf } from '../../src/logistic/train.ts'

const none = { by: 'changes a', text: '', ofAnother: null, topics: null }
const MESSAGES: readonly Signed[] = Array.from({ length: 30 }, (_, at): readonly Signed[] => [
  {
    ...none,
    changes: true,
    ofAnother: at % 2 === 0,
    topics: new Set(['vehicle']),
    signs: new Set(['scrapped', at % 2 === 0 ? 'she' : 'i', `word${at % 7}`]),
  },
  { ...none, changes: false, signs: new Set(['drive', `word${at % 7}`]) },
]).flat()

const words = { joined: false, isSelf: () => false, mentions: () => [] }
const read = (text: string) => {
  const reader = changeReader(words, () => packed(tableOf(trainChanges(MESSAGES))))
  return reader.read({ text, source: text, toSource: (start, end) => ({ start, end }) }, text)
}

describe('learning what messages change', () => {
  it('tells apart what the signs tell apart', () => {
    expect(read('scrapped').changes).toBeGreaterThan(0.8)
    expect(read('drive').changes).toBeLessThan(0.2)
  })

  it('learns of what, and whose', () => {
    expect(read('she scrapped').ofAnother).toBeGreaterThan(read('i scrapped').ofAnother)
    expect(read('scrapped').topics.get('vehicle')).toBeGreaterThan(0.5)
    expect(read('scrapped').topics.get('pet')).toBeLessThan(0.5)
  })

  it('learns the same from the same', () => {
    expect(tableOf(trainChanges(MESSAGES))).toBe(tableOf(trainChanges(MESSAGES)))
  })
})
