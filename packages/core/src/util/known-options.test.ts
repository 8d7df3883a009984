import { expect, it } from 'vitest'
import { knownOptions, unknownOption } from './objects.ts'

const NAMES = { cipher: true, file: true, access: true, quotas: true } as const

it.each([
  ['ciper', 'cipher'],
  ['Cipher', 'cipher'],
  ['acess', 'access'],
  ['quota', 'quotas'],
  ['fiel', 'file'],
])('"%s" is refused with "%s" as the name that was meant', (given, meant) => {
  expect(unknownOption('store', { [given]: 1 }, NAMES)).toBe(
    `store has no option "${given}". Did you mean "${meant}"?`,
  )
})

it('lists all names where none is near', () => {
  expect(unknownOption('store', { topK: 1 }, NAMES)).toBe(
    'store has no option "topK". There are: cipher, file, access, quotas.',
  )
  expect(unknownOption('store', { topK: 1 }, {})).toBe('store has no option "topK". It has none.')
})

it.each(['constructor', '__proto__', 'toString'])('does not take %s for an option', (name) => {
  const options = JSON.parse(`{ "${name}": 1 }`) as object
  expect(unknownOption('store', options, NAMES)).toContain(`"${name}"`)
})

it('takes options that are there, undefined ones too, and gives them back', () => {
  const options: { readonly file?: string; readonly cipher?: undefined } = { file: 'x', cipher: undefined }
  expect(knownOptions('store', options, { file: true, cipher: true })).toBe(options)
})

it.each([null, 'file', 5, []])('refuses %j', (options) => {
  expect(() => knownOptions('store', options as never, {} as never)).toThrow(
    expect.objectContaining({ code: 'INVALID_CONFIG' }),
  )
})
