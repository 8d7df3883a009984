import { expect, it } from 'vitest'
import { aDraft } from '../../test/support/core.ts'
import { normalizeText } from '@recollect/core/text'
import { noted } from './notes.ts'
import { readText } from './segment.ts'

const [clause] = readText(normalizeText('x'), 'x', { sentenceEnd: /\./gu, clauseEnd: /,/gu }).clauses
const candidate = clause ? { ...aDraft(), clause } : undefined

it('says what a refiner changed, field by field', () => {
  const after = candidate && noted('ty/trim', candidate, { ...candidate, value: 'Rome', tense: 'past' })
  expect(after?.notes).toEqual(['ty/trim: value "Paris" → "Rome"', 'ty/trim: tense "current" → "past"'])
})

it('says nothing of what was left as it was', () => {
  expect(candidate && noted('ty/trim', candidate, candidate)).toBe(candidate)
  expect(candidate && noted('ty/trim', candidate, { ...candidate }).notes).toEqual([])
})
