import { InvalidConfigError } from '@recollect/core'
import { withCustomFacts } from '@recollect/core/extraction'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findStalls } from '../src/language-pack/patterns/find-stalls.ts'
import { hostileTexts } from '../src/language-pack/patterns/hostile-texts.ts'
import { superLinear } from '../src/language-pack/patterns/super-linear.ts'

/** Whether core takes a regular expression from a configuration: it reads patterns on its own, without a library. */
async function isTaken(regex: string): Promise<boolean> {
  try {
    await withCustomFacts([], { slots: [], factTypes: [{ type: 'made', pattern: { regex } }] })
    return true
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidConfigError)
    return false
  }
}

/** The longest clause that rules are tried on. */
const CLAUSE = 400

const atom = fc.constantFrom('a', 'b', 'ab', '.', '\\w', '\\d', '[ab]', '[^b]', ' ', '住', '\\b', '(?!b)')
const few = fc.constantFrom('', '', '', '', '?', '{2}', '{1,3}')
const many = fc.constantFrom('*', '+', '+?', '{2,}', '{1,40}', '{1,200}')
const times = fc.oneof({ arbitrary: few, weight: 7 }, { arbitrary: many, weight: 1 })

const { pattern } = fc.letrec<{ pattern: string; sequence: string; part: string }>((tie) => ({
  part: fc
    .tuple(
      fc.oneof(
        { depthSize: 'small' },
        atom,
        tie('sequence').map((inner) => `(?:${inner})`),
      ),
      times,
    )
    .map(([body, quantifier]) => (/^\\b$|^\(\?!/u.test(body) ? body : `${body}${quantifier}`)),
  sequence: fc
    .array(
      fc.array(tie('part'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
      {
        minLength: 1,
        maxLength: 2,
      },
    )
    .map((choices) => choices.join('|')),
  pattern: fc
    .tuple(tie('sequence'), tie('sequence'))
    .map(([before, after]) => `(?:${before})工牌(?<value>.)(?:${after})`),
}))

describe('a regular expression that core takes from a configuration', () => {
  it('never takes more than linear time, by an analysis that knows nothing of how core decides', async () => {
    let taken = 0
    await fc.assert(
      fc.asyncProperty(pattern, async (source) => {
        if (!(await isTaken(source))) return
        taken += 1
        expect(superLinear(new RegExp(source, 'giu'))).toBeNull()
      }),
      { numRuns: 3000, seed: 5 },
    )
    expect(taken).toBeGreaterThan(200)
  })

  it('comes to an end on repetitions of its own words', async () => {
    const sources = fc.sample(pattern, { numRuns: 1500, seed: 7 })
    const taken: string[] = []
    for (const source of sources) if (await isTaken(source)) taken.push(source)
    expect(taken.length).toBeGreaterThan(80)
    const trials = taken.map((source) => {
      const regex = new RegExp(source, 'giu')
      return { pattern: regex, texts: hostileTexts(regex, CLAUSE) }
    })
    expect(await findStalls(trials)).toEqual([])
  })

  it.each([
    '(a+)+工牌(?<value>.)',
    '(?:a|aa)+工牌(?<value>.)',
    'a*a*b工牌(?<value>.)',
    '\\s+工牌(?<value>.)',
    '工牌(?<value>(?:\\w+ ?)+)!',
  ])('is none that the analysis finds fault with: %s', async (source) => {
    expect(superLinear(new RegExp(source, 'giu'))).not.toBeNull()
    expect(await isTaken(source)).toBe(false)
  })
})
