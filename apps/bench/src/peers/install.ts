import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BenchError } from '../io/bench-error.ts'
import { INSTALLS } from './versions.ts'
import type { InstallName } from './versions.ts'

/** No scripts: what must download beside the registry is not measured. Peers of peers by the dozen are left out. */
const NPM = ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--save-exact']
const MINUTES_10 = 600_000
/** Written last: an installation that was cut off is begun anew. */
const DONE = 'installed.json'

/**
 * The folder under `root` that holds a system's packages in their exact versions; npm fetches them the first time.
 * @throws BenchError with npm's words when they cannot be had.
 */
export async function installed(
  name: InstallName,
  root: string,
  note: (line: string) => void,
): Promise<string> {
  const directory = join(root, name)
  const wanted = JSON.stringify(INSTALLS[name])
  const done = join(directory, DONE)
  if (existsSync(done) && readFileSync(done, 'utf8') === wanted) return directory
  const packages = Object.entries(INSTALLS[name]).map(([id, version]) => `${id}@${version}`)
  note(`Installing ${packages.join(', ')} in ${directory} …`)
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(directory, { recursive: true })
  writeFileSync(join(directory, 'package.json'), '{ "private": true }\n')
  try {
    await promisify(execFile)('npm', [...NPM, ...packages], { cwd: directory, timeout: MINUTES_10 })
  } catch (cause) {
    throw new BenchError(`npm could not install ${packages.join(', ')}: ${reasonOf(cause)}`, { cause })
  }
  writeFileSync(done, wanted)
  return directory
}

/** npm's last word, without its warnings and the place of its log. */
export function reasonOf(error: unknown): string {
  const lines = String(error)
    .split('\n')
    .filter((line) => /^npm (?:error|ERR!)/u.test(line) && !/log|^npm (?:error|ERR!)\s*$/u.test(line))
  return lines[0]?.replace(/^npm (?:error|ERR!)\s*/u, '') ?? 'npm did not finish'
}
