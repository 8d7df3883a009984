import { describe, expect, it } from 'vitest'
import { countSteps } from '../src/language-pack/patterns/count-steps.ts'
import { findStalls } from '../src/language-pack/patterns/find-stalls.ts'
import { hostileTexts } from '../src/language-pack/patterns/hostile-texts.ts'
import { superLinear } from '../src/language-pack/patterns/super-linear.ts'
import { watchRegexes } from '../src/language-pack/patterns/watch-regexes.ts'

const LENGTH = 2000
const WORDS = '[a-z ]{1,30}'
const trial = (pattern: RegExp) => ({ pattern, texts: hostileTexts(pattern, LENGTH) })

describe('watching patterns', () => {
  it('sees those built from strings and those inside functions, by every way of matching', () => {
    const word = ['a', 'b'].join('|')
    const seen = watchRegexes(() => {
      'abc'.replaceAll(new RegExp(word, 'gu'), '')
      void [...'abc'.matchAll(/c/gu)]
      'abc'.split(/d/u)
      void /e/u.test('abc')
    })
    expect(seen.map(({ source }) => source)).toEqual(['a|b', 'c', 'd', 'e'])
  })

  it('leaves everything as it was, even when the work throws', () => {
    const { exec } = RegExp.prototype
    expect(() =>
      watchRegexes(() => {
        throw new Error('on purpose')
      }),
    ).toThrow('on purpose')
    expect(RegExp.prototype.exec).toBe(exec)
  })
})

describe('the analysis of patterns', () => {
  // Built from strings: the linter refuses them as literals, which is the point.
  it.each(['^(?:a+)+$', 'a+b', '\\s+$', '(?:x|xx)+y', 'a*[ab]*c'])('finds fault with %s', (source) => {
    expect(superLinear(new RegExp(source, 'u'))).not.toBe(null)
  })

  it.each(['^a+b', '\\bi live in (?<place>\\p{L}{1,40})$', '(?:a|b){1,9}c'])('accepts %s', (source) => {
    expect(superLinear(new RegExp(source, 'u'))).toBe(null)
  })
})

describe('hostile texts', () => {
  it('lead to a repetition with the words of the pattern, and break off', () => {
    expect(hostileTexts(/^i live in (?<place>[a-z]{2,30})$/u, 5)).toEqual(['i live in aaaaa\u0001'])
    expect(hostileTexts(/(?:ab|cd){1,9}x/u, 8)).toEqual(['abcdabcd\u0001'])
    expect(hostileTexts(/plain/u, 8)).toEqual([])
  })

  it('repeat what may be left out too', () => {
    expect(hostileTexts(/(?:a ?, ?){1,8}$/u, 8)).toEqual(['a,a,a,a,\u0001', 'a , a , \u0001'])
  })
})

describe('stalls', () => {
  it('are found in bounded patterns too, and in spite of them the others are tried', async () => {
    const stalling = new RegExp(`^(?:${WORDS}){1,30}!$`, 'u')
    const others = [/^[a-z ]{1,30}!$/u, /b{1,9}c/u]
    const found = await findStalls([stalling, ...others].map(trial), 1500)
    expect(found.map(({ source }) => source)).toEqual([stalling.source])
  })
})

describe('steps', () => {
  it('count the characters looked at, the same every time', () => {
    const look = (text: string) => countSteps(() => void [text.includes('z'), /z/u.test(text)]).steps
    expect(look('a'.repeat(100))).toBe(201)
    expect(look('a'.repeat(200))).toBe(401)
  })

  it('show what is quadratic', () => {
    const scan = (text: string) =>
      countSteps(() => {
        for (const letter of text) text.indexOf(letter.toUpperCase())
      }).steps
    expect(scan('a'.repeat(200)) / scan('a'.repeat(100))).toBeGreaterThan(3)
  })

  it('break off when the budget is spent, and name what took most', () => {
    const found = countSteps(() => {
      for (;;) 'abc'.includes('d')
    }, 1000)
    expect(found).toMatchObject({ over: true, costliest: 'String.includes' })
  })
})
