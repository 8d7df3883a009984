import { normalizeText } from '@recollect/core/text'
import { describe, expect, it } from 'vitest'
import { STATEMENTS } from '../src/speed/corpus/statements.ts'
import { messages } from '../src/speed/prepare-scope.ts'
import { syntheticPack } from '../src/speed/synthetic-pack.ts'
import { seededRandom } from '../src/synthetic/random.ts'
import { syntheticStatement } from '../src/synthetic/statements.ts'

describe('made-up data', () => {
  it('is the same for the same seed', () => {
    const some = (seed: number) => {
      const random = seededRandom(seed)
      return Array.from({ length: 20 }, (_, n) => syntheticStatement(random, n))
    }
    expect(some(1)).toEqual(some(1))
    expect(some(1)).not.toEqual(some(2))
    expect(messages(3, 5)).toEqual(messages(3, 5))
  })

  it('fills every place in its frames', () => {
    const random = seededRandom(3)
    const all = Array.from({ length: 500 }, (_, n) => syntheticStatement(random, n))
    expect(all.filter((text) => /[{}]/u.test(text))).toEqual([])
  })

  it('times statements of about forty characters', () => {
    const off = STATEMENTS.filter((text) => Math.abs(text.length - 40) > 4)
    expect(off).toEqual([])
  })

  it('has rules that apply to no statement', () => {
    const pack = syntheticPack(200)
    expect(pack.rules).toHaveLength(200)
    const texts = STATEMENTS.map((text) => normalizeText(text).text)
    const anchors = pack.rules.flatMap((rule) => rule.anchors)
    expect(texts.filter((text) => anchors.some((anchor) => text.includes(anchor)))).toEqual([])
  })
})
