import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeSymlinks } from './symlinks.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'recollect-links-'))
  mkdirSync(join(directory, 'native/lib'), { recursive: true })
  writeFileSync(join(directory, 'native/lib/libpq.so.5.18'), 'code')
})
afterEach(() => rmSync(directory, { recursive: true }))

it('makes the links an install script would have made, and leaves those that are there', () => {
  const link = (target: string) => ({ source: 'native/lib/libpq.so.5.18', target: `native/lib/${target}` })
  writeFileSync(
    join(directory, 'native/pg-symlinks.json'),
    JSON.stringify([link('libpq.so'), link('libpq.so.5')]),
  )
  makeSymlinks(directory)
  makeSymlinks(directory)
  expect(readlinkSync(join(directory, 'native/lib/libpq.so'))).toBe('libpq.so.5.18')
  expect(readFileSync(join(directory, 'native/lib/libpq.so.5'), 'utf8')).toBe('code')
})

it('makes none where none are listed', () => {
  makeSymlinks(directory)
  expect(() => readlinkSync(join(directory, 'native/lib/libpq.so'))).toThrow()
})
