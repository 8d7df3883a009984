import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { lateModules, lateSource } from '../../tsup.late.ts'

const PACK = `import * as lateRules from './rules.ts'
export const pack = { get rules() { return lateRules.rules } }
`
const RULES = `globalThis.evaluated = (globalThis.evaluated ?? 0) + 1
export const rules = ['one']
`

async function bundled() {
  const directory = mkdtempSync(join(tmpdir(), 'late-'))
  try {
    mkdirSync(join(directory, 'src'))
    writeFileSync(join(directory, 'src/pack.ts'), PACK)
    writeFileSync(join(directory, 'src/rules.ts'), RULES)
    const { outputFiles } = await build({
      entryPoints: [join(directory, 'src/pack.ts')],
      bundle: true,
      format: 'esm',
      write: false,
      plugins: [lateModules],
    })
    return outputFiles.map(({ text }) => text).join('')
  } finally {
    rmSync(directory, { recursive: true })
  }
}

describe('late modules', () => {
  it('are evaluated when first read, once', async () => {
    delete globalThis.evaluated
    const { pack } = await import(`data:text/javascript,${encodeURIComponent(await bundled())}`)
    expect(globalThis.evaluated).toBeUndefined()
    expect([pack.rules, pack.rules]).toEqual([['one'], ['one']])
    expect(globalThis.evaluated).toBe(1)
  })

  it('keep the lines of the source', () => {
    expect(lateSource(PACK).split('\n')).toHaveLength(PACK.split('\n').length)
  })

  it('are refused where the whole namespace is used', () => {
    expect(() => lateSource(`${PACK}export const all = lateRules\n`)).toThrow(/lateRules is evaluated late/u)
  })
})
