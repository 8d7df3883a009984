import { expect, it } from 'vitest'
import { offered } from './scope-names.ts'

const names = ['alice', 'bob', 'Alina']

it('offers every name until something is typed, then those that hold it', () => {
  expect(offered(names, 'alice', 'alice')).toEqual(names)
  expect(offered(names, 'ali', 'alice')).toEqual(['alice', 'Alina'])
  expect(offered(names, '', 'alice')).toEqual(names)
  expect(offered(names, ' BO ', 'alice')).toEqual(['bob'])
})

it('offers a hundred at most, of all there are', () => {
  const many = Array.from({ length: 300 }, (_, i) => `name ${String(i)}`)
  expect(offered(many, 'name 0', 'name 0')).toHaveLength(100)
  expect(offered(many, 'name 299', 'name 0')).toEqual(['name 299'])
})
