import { mkdirSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The demo's own folder, which git ignores. */
const own = (name: string): string => fileURLToPath(new URL(`../.recollect/${name}`, import.meta.url))

/** The file of the tour: its own one begins anew, a chosen one is left as it is. */
export function tourFile(chosen: string | null): string {
  const file = kept(chosen, 'recollect-demo.db')
  if (chosen === null) for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  return file
}

/** The file of the page: what it holds is kept. */
export const pageFile = (chosen: string | null): string => kept(chosen, 'page.db')

function kept(chosen: string | null, name: string): string {
  const file = chosen === null ? own(name) : resolve(chosen)
  mkdirSync(dirname(file), { recursive: true })
  return file
}
