import { mkdirSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The demo's own file, which git ignores. */
const OWN_FILE = fileURLToPath(new URL('../.recollect/recollect-demo.db', import.meta.url))

/** The file to use: the demo's own one begins anew, a chosen one is left as it is. */
export function databaseFile(chosen: string | null): string {
  const file = chosen === null ? OWN_FILE : resolve(chosen)
  mkdirSync(dirname(file), { recursive: true })
  if (chosen === null) for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  return file
}
