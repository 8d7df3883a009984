import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cachedAs } from '../../vitest.modules.ts'
import { path } from '../lib/place.mjs'

it('a test that imports files by names that are put together sees files that came since', () => {
  for (const file of [
    'packages/extract-en/test/support/kit.ts',
    'packages/create-language-pack/templates/pack/test/kit.test.ts.tmpl',
  ])
    expect(cachedAs({ id: file, sourceCode: readFileSync(path(file), 'utf8') })).toBe(false)
})

it('the version of a pack is never that of older sources', () => {
  expect(cachedAs({ id: '/r/packages/extract-fr/src/version.ts', sourceCode: '' })).toBe(false)
})

it('other modules come from the cache', () => {
  const sourceCode = "export const later = () => import('./later.ts')"
  expect(cachedAs({ id: '/r/packages/core/src/index.ts', sourceCode })).toBe(null)
})
