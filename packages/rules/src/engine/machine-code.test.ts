import { describe, expect, it } from 'vitest'
import { inMachineCode } from './machine-code.ts'

describe('inMachineCode', () => {
  it.each(['i like tea', '我喜欢茶', '', 'x'.repeat(2000)])('leaves a pattern as it was for %j', (text) => {
    const pattern = /(?<first>[a-z]|\n|$|喜)/gu
    const made = inMachineCode(pattern, text)
    expect(made).toBe(pattern)
    expect(made.lastIndex).toBe(0)
    expect([...text.matchAll(made)].map(({ index }) => index)).toEqual(
      [...text.matchAll(/(?<first>[a-z]|\n|$|喜)/gu)].map(({ index }) => index),
    )
  })

  it('runs it at the end of a long text only', () => {
    const seen: [number, number][] = []
    class Watched extends RegExp {
      override exec(text: string) {
        seen.push([this.lastIndex, text.length])
        return super.exec(text)
      }
    }
    inMachineCode(new Watched('a', 'gu'), 'a')
    expect(seen).toEqual([[1000, 1000]])
  })
})
