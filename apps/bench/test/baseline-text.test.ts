import { expect, it } from 'vitest'
import { textOf } from '../src/retrieval/baselines/baseline.ts'
import { spokenDate } from '../src/retrieval/baselines/text/spoken-date.ts'
import { roughStem } from '../src/retrieval/baselines/text/stem.ts'
import { withoutStopwords } from '../src/retrieval/baselines/text/without-stopwords.ts'
import { bigrams, plainWords, segmented } from '../src/retrieval/baselines/text/words.ts'

it('cuts words, and Chinese into pairs', () => {
  expect(bigrams('Blue 雨伞架 at 9点')).toEqual(['blue', '雨伞', '伞架', 'at', '9', '点'])
  expect(bigrams('𠮷野家')).toEqual(['𠮷野', '野家'])
  expect(plainWords("It's 雨伞架!")).toEqual(['it', 's', '雨伞架'])
  expect(segmented('我喜欢Blue雨伞')).toEqual(['我', '喜欢', 'blue', '雨伞'])
})

it('leaves out words that say little', () => {
  expect(withoutStopwords(bigrams)('What is the 雨伞 for?')).toEqual(['雨伞'])
})

it('takes the endings of grammar off, short words left alone', () => {
  expect(['running', 'painted', 'boxes', 'cats', 'bus', 'is'].map(roughStem)).toEqual([
    'run',
    'paint',
    'box',
    'cat',
    'bus',
    'is',
  ])
})

it('names a speaker, but not a role', () => {
  expect(textOf({ id: 't', text: 'Hi', speaker: 'Odile', role: 'user' })).toBe('Odile: Hi')
  expect(textOf({ id: 't', text: 'Hi', speaker: 'user', role: 'user' })).toBe('Hi')
  expect(textOf({ id: 't', text: 'Hi' })).toBe('Hi')
})

it('says a date as its language does', () => {
  expect(spokenDate({ id: 't', text: 'Hi', time: '2024-05-01T23:30' })).toBe('1 May 2024')
  expect(spokenDate({ id: 't', text: '你好', time: '2024-05-01' })).toBe('2024年5月1日')
  expect(spokenDate({ id: 't', text: 'Hi' })).toBe('')
})
