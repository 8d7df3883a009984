import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { utf8Bytes } from '../util/strings.ts'
import { estimateTokens } from './estimate-tokens.ts'

describe('the estimate of tokens', () => {
  // Counts of cl100k_base where its vocabulary is known to give them; of the others, that of each character alone.
  it.each([
    ['', 0],
    ['Hello, world!', 4],
    ['The quick brown fox', 4],
    ['tokenization', 2],
    ['supercalifragilisticexpialidocious', 7],
    ['1234567890', 4],
    ['This tokenizer is great!', 6],
  ])('is at least what tokenizers give: %j', (text, tokens) => {
    expect(estimateTokens(text)).toBeGreaterThanOrEqual(tokens)
  })

  it('takes a Chinese character for a little more than a token, so that no budget is blown by Chinese', () => {
    expect(estimateTokens('我住在长沙')).toBe(6)
    expect(estimateTokens('你好，世界。')).toBe(7)
    const chinese = '我住在长沙，喜欢喝茶。'.repeat(50)
    expect(estimateTokens(chinese)).toBeGreaterThanOrEqual([...chinese].length)
  })

  it('stays near four characters a token for English prose', () => {
    const prose = 'Long term memory keeps what people said and finds it again when it is asked for. '.repeat(
      20,
    )
    const perToken = prose.length / estimateTokens(prose)
    expect(perToken).toBeGreaterThan(2.5)
    expect(perToken).toBeLessThanOrEqual(4.6)
  })

  it('of any text is a whole number, no more than its bytes, and more for more text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (one, other) => {
        const tokens = estimateTokens(one)
        expect(Number.isSafeInteger(tokens)).toBe(true)
        expect(tokens).toBeLessThanOrEqual(utf8Bytes(one))
        expect(estimateTokens(`${one}\n${other}`)).toBeGreaterThanOrEqual(tokens)
      }),
    )
  })
})
