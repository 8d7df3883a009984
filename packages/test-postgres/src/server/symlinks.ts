import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

type Link = { readonly source: string; readonly target: string }

const isLink = (value: unknown): value is Link =>
  typeof value === 'object' &&
  value !== null &&
  'source' in value &&
  typeof value.source === 'string' &&
  'target' in value &&
  typeof value.target === 'string'

function listedIn(file: string): Link[] {
  if (!existsSync(file)) return []
  const listed: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return Array.isArray(listed) ? listed.filter(isLink) : []
}

/**
 * npm packages cannot hold symbolic links: the install script of the server's package makes them. Where install scripts are not
 * allowed to run, they are made here.
 */
export function makeSymlinks(packageDirectory: string): void {
  for (const { source, target } of listedIn(join(packageDirectory, 'native', 'pg-symlinks.json'))) {
    const link = join(packageDirectory, target)
    if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) continue
    symlinkSync(relative(dirname(link), join(packageDirectory, source)), link)
  }
}
