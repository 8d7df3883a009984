import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { path, readJson, workspaces } from '../lib/place.mjs'

/**
 * A folder as a reader of the pages has it, with every package of the workspace installed and what these depend on; gone after use.
 * @template T @param {(folder: string) => Promise<T>} use
 */
export async function atReaders(use) {
  const folder = mkdtempSync(join(tmpdir(), 'recollect-docs-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    const installed = new Map(workspaces().flatMap(dependenciesOf))
    for (const dir of workspaces()) installed.set(readJson(`${dir}/package.json`).name, path(dir))
    for (const [name, at] of installed) {
      const link = join(folder, 'node_modules', name)
      mkdirSync(dirname(link), { recursive: true })
      symlinkSync(at, link, 'junction')
    }
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} dir @returns {[string, string][]} */
const dependenciesOf = (dir) =>
  namesIn(path(dir, 'node_modules')).map((name) => [name, path(dir, 'node_modules', name)])

/** @param {string} modules */
const namesIn = (modules) =>
  (existsSync(modules) ? readdirSync(modules) : [])
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((one) => `${name}/${one}`) : [name],
    )
