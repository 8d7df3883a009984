import { describe, expect, it } from 'vitest'
import { fixedClock } from '../../test/support/memory.ts'
import { toyPack } from '../../test/support/rules.ts'
import { detectQuestion } from '../query/detect-question.ts'
import { slotRegistry } from '../slots/registry.ts'
import { normalizeText } from '../util/normalize.ts'
import { extractFacts } from './extract-facts.ts'

const CONTEXT = { saidAt: fixedClock().now(), now: fixedClock().now(), zone: 'UTC', slots: slotRegistry() }
const extract = (text: string) => extractFacts([toyPack()], normalizeText(text), CONTEXT)
const letters = (i: number) => [...String(i)].map((digit) => 'abcdefghij'[Number(digit)] ?? '').join('')

describe('what keeps extraction linear', () => {
  it('leaves a clause alone that is longer than anybody speaks, and reads the one beside it', () => {
    const pasted = `${'word '.repeat(100)}I like tea ${'word '.repeat(100)}`
    expect(extract(pasted).drafts).toEqual([])
    expect(extract(`${pasted}. I like cake.`).drafts.map((draft) => draft.value)).toEqual(['cake'])
  })

  it('stores the first 500 facts of a flood and reports the rest', () => {
    const { drafts, rejected } = extract(
      Array.from({ length: 520 }, (_, i) => `I like x${letters(i)}.`).join(' '),
    )
    expect(drafts).toHaveLength(500)
    expect(rejected.map(({ by }) => by)).toEqual(Array.from({ length: 20 }, () => 'limit'))
  })

  it('reads the question at the end of a long query', () => {
    const ask = (text: string) => detectQuestion([toyPack()], normalizeText(text), CONTEXT).slots
    expect(ask(`${'context '.repeat(200)} what is my name?`)).toEqual(['name'])
    expect(ask(`what is my name? ${'context '.repeat(200)}`)).toEqual([])
  })
})
