import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Options } from 'tsup'

/** The file a language pack keeps its version in. Read by esbuild, which is written in Go and knows no flags. */
// eslint-disable-next-line regexp/require-unicode-regexp -- as above
const VERSION_FILE = /[\\/]src[\\/]version\.ts$/

const UNKNOWN = "'0.0.0'"

/**
 * The text of such a file with a hash of all sources beside it. Messages are marked with the version of what read them, so that a backfill
 * reads them again once any rule has changed.
 * @throws Error when the file has no place for it.
 */
export function withPackVersion(file: string): string {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(UNKNOWN)) throw new Error(`${file} has no ${UNKNOWN} that stands for its version.`)
  return text.replace(UNKNOWN, `'0.0.0+${hashOf(dirname(file))}'`)
}

const isSource = (name: string) => name.endsWith('.ts') && !/\.(?:test|test-d|bench)\.ts$/u.test(name)

/** The same on every system: by names with slashes, and texts with single line feeds. */
function hashOf(folder: string): string {
  const hash = createHash('sha256')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource)
  for (const name of names.map((found) => found.replaceAll('\\', '/')).sort())
    hash.update(`${name}\0${readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')}\0`)
  return hash.digest('hex').slice(0, 10)
}

/** Puts the version into a pack while it is built. */
export const packVersion: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'pack-version',
  setup(build) {
    build.onLoad({ filter: VERSION_FILE }, ({ path }) => ({ contents: withPackVersion(path), loader: 'ts' }))
  },
}
