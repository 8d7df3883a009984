import { expect, it } from 'vitest'
import { toyPack } from '../../test/support/rules.ts'
import { normalizeText } from '../util/normalize.ts'
import { piecesOf, termsOf } from './terms.ts'
import { countIndexTerms } from './index-terms.ts'

const cutting = { termsOf: termsOf([toyPack()]), piecesOf: piecesOf([toyPack()]) }
const count = (text: string, speaker: string | null = null) => countIndexTerms(cutting, { text }, speaker)

it('terms of a message are counted, with its speaker and without what was recalled', () => {
  expect(count('Tea, tea and cake', 'Anna').get('tea')).toBe(2)
  expect([...count('tea', 'Anna').keys()]).toEqual(expect.arrayContaining(['tea', 'anna']))
  expect(count('<recollect-memory>cake</recollect-memory> tea').has('cake')).toBe(false)
  expect(count('\n')).toEqual(new Map())
})

it('a normalised text gives what the text gives', () => {
  const text = 'Ｔｅａ  and cake'
  expect(countIndexTerms(cutting, { text, normalized: normalizeText(text) }, null)).toEqual(count(text))
  expect(countIndexTerms(cutting, { text, normalized: normalizeText('Tea') }, null)).toEqual(count(text))
})

it('a long text is found by all of its words, those at its end too', () => {
  const counts = count(`${'tea and cake. '.repeat(20_000)}The staging database is called orca.`)
  expect(counts.get('tea')).toBe(20_000)
  expect(counts.get('orca')).toBe(1)
})

it('a flood of words fills no index', () => {
  const flood = Array.from({ length: 150_000 }, (_, at) => `w${at.toString(36)}`).join(' ')
  expect(count(flood).size).toBe(100_000)
})
