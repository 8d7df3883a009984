import { describe, expect, it } from 'vitest'
import { toyPack } from '../../test/support/rules.ts'
import { splitQuery, splitSentence } from './split-query.ts'

/** That nothing matches. */
const NEVER = /never said/u
const CUES = {
  redirect: NEVER,
  describes: NEVER,
  everybody: NEVER,
  assistantSaid: NEVER,
  request: NEVER,
  standing: NEVER,
}
const split = (text: string) => splitQuery(text, [toyPack()])
const asked = (text: string) => split(text).map((part) => part.asked.trim())

describe('splitQuery', () => {
  it.each([
    [
      'where does lena live? and when is her birthday?',
      ['where does lena live?', 'and when is her birthday?'],
    ],
    ['我住哪个小区？另外，我的车牌是多少？', ['我住哪个小区？', '另外，我的车牌是多少？']],
  ])('takes apart what asks for several things: %s', (text, parts) => {
    expect(asked(text)).toEqual(parts)
  })

  it.each([
    'where do i live?',
    'lena and omar, who is older?',
    '谁更高，小林还是小周？',
    'tea',
    '',
    '???',
    '. . .',
  ])('leaves one question whole: %j', (text) => {
    expect(split(text)).toEqual([{ text, asked: text, besides: '' }])
  })

  it('keeps what was said around a single question, for understanding', () => {
    const [part, ...more] = split('what a rainy day! which café did i like?')
    expect(more).toEqual([])
    expect(part).toMatchObject({
      text: 'what a rainy day! which café did i like?',
      asked: ' which café did i like?',
      besides: 'what a rainy day!',
    })
  })

  it('asks anew from where the speaker takes back what was said before', () => {
    expect(asked('is it late? never mind; what i really want to know is where lena works')).toEqual([
      'what i really want to know is where lena works',
    ])
  })

  it('takes the last two of many questions', () => {
    expect(asked('a? b? c? d? e?')).toEqual(['d?', 'e?'])
  })

  it('leaves a conversation whole', () => {
    const text = 'ana: are you there?\nben: yes, why?\nana: shall we go to the lake?'
    expect(split(text)).toEqual([{ text, asked: text, besides: '' }])
  })
})

describe('splitSentence', () => {
  const joining = { ...toyPack(), cues: { ...CUES, joins: /,? and (?=where|how)/gu } }
  const halves = (text: string) => splitSentence(text, [joining])?.map((part) => part.text) ?? null

  it('takes apart where one more question begins', () => {
    expect(halves('where do i live, and how old am i?')).toEqual(['where do i live', 'how old am i?'])
  })

  it.each(['where do i live?', 'where are anna and ben?', '', 'and how and how and how and how?'])(
    'leaves whole: %j',
    (text) => {
      expect(halves(text)).toBeNull()
    },
  )
})
