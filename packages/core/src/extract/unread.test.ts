import { describe, expect, it } from 'vitest'
import type { RejectedDraft } from '../plugin/extractor.ts'
import type { StatementReader } from '../plugin/text.ts'
import { aDraft } from '../../test/support/fixtures.ts'
import { normalizeText } from '../util/normalize.ts'
import { unreadIn } from './unread.ts'

/** Takes every sentence for a statement that nothing was read in, and a Chinese one for a change. */
const everySentence: StatementReader = {
  read: (_text, folded, read) =>
    [...folded.matchAll(/[^.。]+/gu)].flatMap(({ 0: said, index }) => {
      const part = { start: index, end: index + said.length }
      const isRead = read.some(({ start, end }) => start < part.end && part.start < end)
      return isRead ? [] : [{ ...part, kind: /\p{Script=Han}/u.test(said) ? 'change' : 'fact' }]
    }),
  signsOf: () => [],
}
const share = (script: RegExp) => (text: string) =>
  (text.match(script) ?? []).length / Math.max(1, text.replaceAll(/\P{L}/gu, '').length)
const english = { statements: everySentence, fold: (text: string) => text, score: share(/[a-z]/gu) }
const chinese = { ...english, score: share(/\p{Script=Han}/gu) }
const read = { drafts: [], rejected: [] }
const at = (start: number, end: number) => aDraft({ span: { start, end } })
const givenUp = (by: string, start: number, end: number): RejectedDraft => ({
  draft: at(start, end),
  by,
  reason: '',
})
const wordsIn = (text: string, found: Parameters<typeof unreadIn>[2] = read, packs = [english]) =>
  (unreadIn(packs, normalizeText(text), found).unread ?? []).map(({ start, end }) => text.slice(start, end))

describe('what a text states and nothing read', () => {
  it('are the statements that no fact came of', () => {
    expect(wordsIn('I row. I sing.')).toEqual(['I row', ' I sing'])
    expect(wordsIn('I row. I sing.', { drafts: [at(2, 5)], rejected: [] })).toEqual([' I sing'])
  })

  it('is nothing where no pack tells statements, or none is of the language', () => {
    const mute = { fold: english.fold, score: english.score }
    expect(unreadIn([mute], normalizeText('I row.'), read)).toEqual({})
    expect(wordsIn('我划船。')).toEqual([])
  })

  it.each(['confidence', 'type', 'polarity', 'limit'])('may be what was given up for its %s', (by) => {
    expect(wordsIn('I row.', { drafts: [], rejected: [givenUp(by, 2, 5)] })).toEqual(['I row'])
  })

  it.each(['en/drop-questions', 'overlap', 'put-right'])('is not what %s gave up', (by) => {
    expect(wordsIn('I row.', { drafts: [], rejected: [givenUp(by, 2, 5)] })).toEqual([])
  })

  it('is told of in the places of the text as it was written', () => {
    const text = 'I  row ﬁne boats. I ﬁsh'
    expect(wordsIn(text, { drafts: [at(20, 23)], rejected: [] })).toEqual(['I  row ﬁne boats'])
  })

  it('is told once, by the language a part is in', () => {
    const { unread } = unreadIn([english, chinese], normalizeText('I row. 我不划船了。'), read)
    expect(unread?.map(({ kind }) => kind)).toEqual(['fact', 'change'])
  })

  it('is open where only the memory can tell what a change is about', () => {
    const text = 'I row. I sold it.'
    const bare = aDraft({ span: { start: 7, end: 16 }, known: true })
    expect(unreadIn([english], normalizeText(text), { drafts: [at(2, 5), bare], rejected: [] })).toEqual({
      open: [{ kind: 'change', start: 6, end: 16 }],
    })
  })

  it('is not all of what a flood states', () => {
    expect(wordsIn('I row. '.repeat(100))).toHaveLength(20)
  })
})
