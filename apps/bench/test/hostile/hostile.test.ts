import { describe, expect, it } from 'vitest'
import { chanceOf } from '../../src/fuzz/chance.ts'
import { PatternWriter } from '../../src/hostile/pattern-writer.ts'
import { patternsOf } from '../../src/hostile/patterns.ts'
import { repeated, unitsOf } from '../../src/hostile/texts.ts'
import { watchPatterns } from '../../src/hostile/watch.ts'
import { worstText } from '../../src/hostile/worst-text.ts'
import { tinyPack } from '../tiny-pack.ts'

describe('hostile texts', () => {
  it('are made of what a pattern looks for, the same for the same seed', () => {
    const pattern = /^(?:oh )?i like (?<what>[a-z]{2,9}(?: and [a-z]{2,9}){0,3})!?$/u
    const written = Array.from({ length: 20 }, (_, seed) =>
      new PatternWriter(pattern, chanceOf(seed)).whole(),
    )
    for (const text of written) expect(text).toMatch(pattern)
    expect(new PatternWriter(pattern, chanceOf(3)).whole()).toBe(written[3])
  })

  it('lead to a repetition', () => {
    const writer = new PatternWriter(/^say: (?:ab){1,9}!$/u, chanceOf(1))
    const [hot] = writer.repeated
    if (hot === undefined) throw new Error('There is a repetition.')
    expect([writer.lead(hot), writer.round(hot)]).toEqual(['say: ', 'ab'])
  })

  it('are found where a pattern tries one list in many ways', () => {
    const list = /^[^:\n]{1,40}(?: ?, ?[^,:\n]{1,30}){1,4}$/u
    const { text } = worstText(list, 400, chanceOf(1), 3)
    expect(list.test(text)).toBe(false)
    expect(text).toContain(',')
  })

  it('are as long as they are asked for, in whole characters', () => {
    expect(repeated('我a', 10)).toBe('我a我a')
    expect(Buffer.byteLength(repeated('ab', 99))).toBe(99)
  })

  it('mix the words of all rules', () => {
    const units = unitsOf([tinyPack()], ['worst'], chanceOf(1), 2)
    expect(units.some((unit) => unit.startsWith('worst '))).toBe(true)
  })
})

describe('the patterns that are tried', () => {
  it('are those that run, with the longest text they run on', async () => {
    const ran = await watchPatterns(() => Promise.resolve(void [/tea/u.test('a tea'), 'b'.replace(/b/u, '')]))
    expect(ran.map(({ pattern, longest }) => [pattern.source, longest])).toEqual([
      ['tea', 5],
      ['b', 1],
    ])
  })

  it('are those of the rules in any case, on a clause', async () => {
    const found = await patternsOf([tinyPack()], [])
    const ids = tinyPack().rules.map(({ id }) => id)
    expect(found.filter(({ name }) => ids.includes(name)).every(({ longest }) => longest === 400)).toBe(true)
    expect(found.length).toBeGreaterThanOrEqual(1)
  })
})
