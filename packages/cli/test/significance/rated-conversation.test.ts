import { significanceOf } from '@recollect/sessions'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { describe, expect, it } from 'vitest'
import { CHINESE, ENGLISH } from './first-conversation.ts'

const packs = [chinese(), english()]
const WITHIN = 0.1 + 1e-9

describe('six pairs of one conversation score as people rated them', () => {
  it.each([...CHINESE, ...ENGLISH])('$rated: $q', ({ q, a, rated }) => {
    const { total, ...parts } = significanceOf(packs, q, a)
    expect(Math.abs(total - rated), JSON.stringify({ total, ...parts })).toBeLessThanOrEqual(WITHIN)
  })
})
