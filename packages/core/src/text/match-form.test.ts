import { describe, expect, it } from 'vitest'
import { toyPack } from '../../test/support/rules.ts'
import { normalizeText } from '../util/normalize.ts'
import { matcher } from './match-form.ts'

const withPronouns = matcher([toyPack()], true)

describe('matcher', () => {
  it('makes pronouns one word on both sides, so that yours and mine are the same question', () => {
    expect(withPronouns.message('你喜欢的颜色')).toBe(withPronouns.message('我喜欢的颜色！'))
    expect(withPronouns.message('your name')).toBe(withPronouns.message('My name?'))
    expect(withPronouns.hash('your name')).toBe(withPronouns.hash('my name'))
  })

  it('replaces Latin pronouns as whole words only', () => {
    expect(withPronouns.message('I visit myanmar')).toBe('user visit myanmar')
  })

  it('finds a pronoun by the whole word when another begins as it does', () => {
    const packs = [toyPack()]
    const [pack] = packs.map((one) => ({
      ...one,
      lexicon: {
        ...one.lexicon,
        pronouns: new Map([
          ['i', 'user'],
          ["i'm", 'user is'],
        ]),
      },
    }))
    const forms = matcher(pack ? [pack] : [], true)
    expect(forms.message("I'm in, i said, it's I")).toBe("user is in, user said, it's user")
  })

  it('hashes a text alike whether its normal form is at hand or not', () => {
    for (const text of ['Your  NAME?', '我喜欢 ｔｅａ！', '👍'])
      expect(withPronouns.hash(text, normalizeText(text))).toBe(withPronouns.hash(text))
    expect(withPronouns.hash('x', normalizeText('your name'))).toBe(withPronouns.hash('my name'))
  })

  it('leaves pronouns alone when they are switched off', () => {
    const off = matcher([toyPack()], false)
    expect(off.message('I like tea')).toBe('i like tea')
    expect(off.hash('your name')).not.toBe(off.hash('my name'))
  })

  it('leaves values alone: a pronoun in a name stays', () => {
    expect(withPronouns.value('My Little Pony')).toBe('my little pony')
  })

  it('tells messages made of symbols alone apart', () => {
    expect(withPronouns.hash('👍')).not.toBe(withPronouns.hash('👎'))
  })
})
