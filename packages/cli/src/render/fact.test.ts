import { expect, it } from 'vitest'
import { catalogue, LANGS } from '../text/index.ts'
import { factName } from './fact.ts'
import { said } from './trace-words.ts'

it.each(LANGS)('a name that every object inherits is shown like any other, in %s', (lang) => {
  const named = catalogue(lang)
  expect(factName({ entity: 'user.constructor', slot: 'toString', facet: null }, named)).toBe(
    named.slots.of('constructor', 'toString'),
  )
  expect(said('valueOf', named.slots.people)).toBe('valueOf')
})
