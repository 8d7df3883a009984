import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it, onTestFinished } from 'vitest'
import { path } from '../lib/place.mjs'
import { packVersion, withPackVersion } from '../../tsup.pack.ts'

/** Sources of a pack; what comes back gives the version they have. @param {Record<string, string>} files */
function aPack(files) {
  const root = mkdtempSync(join(tmpdir(), 'recollect-version-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (/** @type {Record<string, string>} */ more) => {
    for (const [name, text] of Object.entries(more)) {
      mkdirSync(join(root, 'src', name, '..'), { recursive: true })
      writeFileSync(join(root, 'src', name), text)
    }
    return withPackVersion(join(root, 'src/version.ts'))
  }
  return { write, first: write({ 'version.ts': "export const VERSION = '0.0.0'\n", ...files }) }
}

const RULE = { 'rules/age.ts': 'export const age = /\\d+/u\n' }

describe('the version of a language pack', () => {
  it('is another once any of its sources is, by text or by name', () => {
    const { first, write } = aPack(RULE)
    expect(first).toMatch(/^export const VERSION = '0\.0\.0\+[\da-f]{10}'$/mu)
    const other = write({ 'rules/age.ts': 'export const age = /\\d{1,3}/u\n' })
    expect(other).not.toBe(first)
    expect(write(RULE)).toBe(first)
    expect(aPack({ 'rules/old.ts': RULE['rules/age.ts'] }).first).not.toBe(first)
  })

  it('stays for tests, and for line endings of another system', () => {
    const { first, write } = aPack(RULE)
    expect(write({ 'rules/age.test.ts': 'test\n' })).toBe(first)
    expect(write({ 'rules/age.ts': RULE['rules/age.ts'].replace('\n', '\r\n') })).toBe(first)
  })

  it('is the same in a build and from its sources', async () => {
    const { outputFiles } = await build({
      entryPoints: [path('packages/extract-en/src/version.ts')],
      write: false,
      plugins: [packVersion],
    })
    const { VERSION } = await import(path('packages/extract-en/src/version.ts'))
    expect(VERSION).toMatch(/^0\.0\.0\+[\da-f]{10}$/u)
    expect(outputFiles[0]?.text).toContain(`"${VERSION}"`)
  })
})
