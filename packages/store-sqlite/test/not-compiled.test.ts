import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { withoutCompiler } from '../src/driver/advice.ts'
import { inDirectory } from './support/files.ts'

const folderOf = (name: string, from: string): string =>
  dirname(realpathSync(createRequire(from).resolve(`${name}/package.json`)))

/** better-sqlite3 as an install leaves it that ran no scripts. */
function installUncompiled(directory: string): void {
  const modules = join(directory, 'node_modules')
  const source = folderOf('better-sqlite3', import.meta.url)
  const bindings = folderOf('bindings', join(source, 'package.json'))
  const uri = folderOf('file-uri-to-path', join(bindings, 'package.json'))
  for (const part of ['package.json', 'lib'])
    cpSync(join(source, part), join(modules, 'better-sqlite3', part), { recursive: true })
  cpSync(bindings, join(modules, 'bindings'), { recursive: true })
  cpSync(uri, join(modules, 'file-uri-to-path'), { recursive: true })
}

/** Opens a store in a process of its own, and returns what its error says. */
async function saidBy(directory: string): Promise<{ readonly message: string; readonly shown: string }> {
  const script = join(directory, 'open.mjs')
  await build({
    stdin: {
      contents: [
        "import { inspect } from 'node:util'",
        "import { sqliteStore } from '../src/index.ts'",
        "const error = await sqliteStore({ file: 'r.db' }).migrate().catch((thrown) => thrown)",
        'console.log(JSON.stringify({ message: error.message, shown: inspect(error) }))',
      ].join('\n'),
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      loader: 'ts',
    },
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@recollect/source'],
    external: ['better-sqlite3'],
    logLevel: 'silent',
  })
  mkdirSync(join(directory, 'node_modules'), { recursive: true })
  return JSON.parse(execFileSync(process.execPath, [script], { cwd: directory, encoding: 'utf8' }))
}

describe('the error where better-sqlite3 cannot be loaded', () => {
  it('is short, names the command that builds it and the driver that needs no compiler', async () => {
    await inDirectory(async (directory) => {
      installUncompiled(directory)
      const { message, shown } = await saidBy(directory)
      expect(message).toContain('was not compiled')
      for (const part of ['npm rebuild better-sqlite3', 'pnpm approve-builds', "driver: 'node:sqlite'"])
        expect(message).toContain(part)
      expect(message.length).toBeLessThan(300)
      expect(shown).not.toContain('→')
    })
  })

  it('says how to install it where it is not there', async () => {
    await inDirectory(async (directory) => {
      const { message } = await saidBy(directory)
      expect(message).toContain('npm install better-sqlite3')
      expect(message).toContain("driver: 'node:sqlite'")
    })
  })

  it.each([
    [{ node: '20.20.2' }, "driver: 'node:sqlite' on Node 22.13 or later"],
    [{ node: '22.12.0' }, "driver: 'node:sqlite' on Node 22.13 or later"],
    [{ node: '22.13.0' }, "driver: 'node:sqlite', which needs none"],
    [{ node: '24.0.0' }, "driver: 'node:sqlite', which needs none"],
    [{ node: '26.3.0', bun: '1.4.5' }, "driver: 'bun:sqlite', which is part of Bun"],
  ])('names the driver of the runtime: %o', (versions, expected) => {
    expect(withoutCompiler({ ...process.versions, ...versions })).toContain(expected)
  })
})
