import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = new URL('../../../../', import.meta.url).pathname

/** What a package's files hold, without its tests: `packages/core/src/version`, or one file. */
export function sourcesOf(path: string): string {
  if (path.endsWith('.ts')) return readFileSync(join(ROOT, path), 'utf8')
  return readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(ROOT, path, file), 'utf8'))
    .join('\n')
}

/** The named group `found` of every match, each once. */
export const allIn = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(({ groups }) => groups?.['found'] ?? '')),
]
