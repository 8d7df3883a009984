import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gateMaker } from './pattern-gate.ts'

const lets = (pattern: RegExp, text: string) => gateMaker()(pattern)(text)

describe('gateMaker', () => {
  it.each<[string, RegExp, readonly string[]]>([
    ['no word that it needs', /i (?:like|love) (?<what>[a-z]+)/u, ['i hate tea', 'he likes', 'love i']],
    ['one word of two', /(?:like|love)s? .{0,20} (?:tea|coffee)/u, ['i like milk', 'tea']],
    ['a word inside another', /\bcat\b/u, ['my catalogue', 'a bobcat']],
    ['a word elsewhere than at the beginning', /^sorry/u, ['so sorry']],
    ['a word elsewhere than at the end', /了$/u, ['了吗']],
    ['the wrong digits', /[5-7] cats/u, ['4 cats']],
    ['nothing of what stands behind', /(?<=我的?)猫/u, ['猫']],
    ['nothing of what stands ahead', /我(?=喜欢|爱)/u, ['我看']],
  ])('says no to a text with %s', (_, pattern, texts) => {
    for (const text of texts) expect(lets(pattern, text), text).toBe(false)
  })

  it.each<[string, RegExp, string]>([
    ['what need not be there', /(?:very )?old(?: man)*/u, 'old'],
    ['what must not be there', /home(?! town)(?<!a home)/u, 'home'],
    ['any character', /[^a].\p{L}\w/u, 'bcde'],
    ['a reference to a group that is empty', /(?<x>a?)b\k<x>c/u, 'bc'],
    ['a repeat that ends at an edge', /(?:ab|a){2}\b/u, 'aba'],
    ['a branch that needs nothing', /(?:a|x?)b/u, 'b'],
    ['an escaped mark', /\(a\)\.\[b\]\{/u, '(a).[b]{'],
    ['a bracket in a class', /[(\]]a[)[]/u, ']a)'],
    ['a pair of code units, twice', /🙂{2}x🙂+/u, '🙂🙂x🙂'],
    ['letters of either case, with that flag', /TEA/iu, 'tea'],
    ['an edge before a mark', /\b,a/u, 'b,a'],
    ['Chinese beside a word', /\btea\b/u, '喝tea了'],
  ])('says yes where the pattern matches: %s', (_, pattern, text) => {
    expect(pattern.test(text)).toBe(true)
    expect(lets(pattern, text)).toBe(true)
  })

  it('asks each text anew, and knows patterns made in between', () => {
    const gateFor = gateMaker()
    const tea = gateFor(/tea/u)
    expect(tea('tea and milk')).toBe(true)
    const milk = gateFor(/milk/u)
    expect([milk('tea and milk'), tea('tea and milk'), tea('milk'), milk('tea')]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  const word = fc.constantFrom('a', 'b', 'ab', 'ba', '我', '我a', ' ', ',')
  const leaf = fc.oneof(
    word,
    fc.constantFrom(
      '[ab]',
      '[^a]',
      '.',
      String.raw`\d`,
      String.raw`\b`,
      '^',
      '$',
      String.raw`\p{L}`,
      '[ -,]',
    ),
  )
  const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
    pattern: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.tuple(tie('pattern'), tie('pattern')).map((both) => both.join('')),
      fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `(?:${one}|${other})`),
      fc
        .tuple(tie('pattern'), fc.constantFrom('?', '{0,2}', '{1,2}', '{2}?', '+', '*?'))
        .map(([body, times]) => `(?:${body})${times}`),
      fc
        .tuple(fc.constantFrom('(?=', '(?!', '(?<=', '(?<!'), tie('pattern'))
        .map(([open, body]) => `${open}${body})`),
    ),
  }))

  it('never says no to a text that the pattern matches', () => {
    const texts = fc.array(
      fc.array(word, { maxLength: 6 }).map((words) => words.join('')),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(fc.array(pattern, { minLength: 1, maxLength: 4 }), texts, (sources, all) => {
        const gateFor = gateMaker()
        const made = sources.map((source) => new RegExp(source, 'u'))
        const gates = made.map((one) => gateFor(one))
        for (const text of all)
          made.forEach((one, index) => {
            if (one.test(text)) expect(gates[index]?.(text), `${one.source} on ${text}`).toBe(true)
          })
      }),
      { numRuns: 2000 },
    )
  })
})
