import { describe, expect, it } from 'vitest'
import { normalizeText } from '@recollect/core/text'
import { isBreak, tokensOf } from './tokens.ts'

const cut = (said: string, joined = false) => {
  const text = normalizeText(said)
  return tokensOf(text, text.text.toLowerCase(), joined)
}

describe('tokens of a text', () => {
  it('are words, numbers by their length, and marks', () => {
    expect(cut("I'm 42, Zoë!").map(({ key }) => key)).toEqual(["i'm", '#2', ',', 'zoë', '!'])
  })

  it('keep how they were written', () => {
    expect(cut('iPhone 15 NASA').map(({ shape }) => shape)).toEqual(['aAa', '9', 'A'])
  })

  it('are single characters where words are written without spaces', () => {
    expect(cut('我在Google上班', true).map(({ key }) => key)).toEqual(['我', '在', 'google', '上', '班'])
  })

  it('end a stretch at marks only', () => {
    expect(cut('yes, no').map((token) => isBreak(token))).toEqual([false, true, false])
  })
})
