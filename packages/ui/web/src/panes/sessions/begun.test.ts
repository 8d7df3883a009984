import { expect, it } from 'vitest'
import { isBegun } from './begun.ts'

const unseen = { isListed: false, isWhole: false, isFound: false, isMissing: false }

it('takes a session for begun that is listed, or found where the list goes on', () => {
  expect(isBegun({ ...unseen, isListed: true })).toBe(true)
  expect(isBegun({ ...unseen, isFound: true })).toBe(true)
})

it('takes none for new before the whole list or the server has said so', () => {
  expect(isBegun(unseen)).toBeNull()
  expect(isBegun({ ...unseen, isWhole: true })).toBe(false)
  expect(isBegun({ ...unseen, isMissing: true })).toBe(false)
})

it('takes one that was deleted for new, whatever was found before', () => {
  expect(isBegun({ ...unseen, isFound: true, isMissing: true })).toBe(false)
  expect(isBegun({ ...unseen, isFound: true, isWhole: true })).toBe(false)
})
