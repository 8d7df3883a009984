import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { path, publicPackages, readJson } from './place.mjs'
import { capture } from './spawn.mjs'

/**
 * @typedef {{ name: string, dir: string, manifest: Record<string, any>, readme: string, tarball: string }} Packed
 *   a public package: `manifest` as the workspace has it, `tarball` as the registry would get it
 */

/** Packs every public package. @param {string} into @returns {Promise<Map<string, Packed>>} by name */
export async function packAll(into) {
  const dirs = publicPackages()
  const filters = dirs.flatMap((dir) => ['--filter', `./${dir}`])
  const { status, output } = await capture('pnpm', ['-r', ...filters, 'pack', '--pack-destination', into])
  if (status !== 0) throw new Error(`pnpm pack failed:\n${output}`)
  return new Map(dirs.map((dir) => packed(dir, into)).map((one) => [one.name, one]))
}

/** @param {string} dir @param {string} into @returns {Packed} */
function packed(dir, into) {
  const manifest = readJson(`${dir}/package.json`)
  const { name, version } = manifest
  const file = path(dir, 'README.md')
  const readme = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const tarball = join(into, `${name.slice(1).replace('/', '-')}-${version}.tgz`)
  if (!existsSync(tarball)) throw new Error(`pnpm packed no ${tarball}.`)
  return { name, dir, manifest, readme, tarball }
}
