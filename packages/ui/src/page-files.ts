import type { Names } from '@recollect/core/plugin'
import { byName } from '@recollect/core/plugin'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A file of the page, read once. */
export interface PageFile {
  readonly body: Uint8Array<ArrayBuffer>
  readonly type: string
  /** Its name changes with its content: it may be kept for ever. */
  readonly hashed: boolean
}

const TYPES: Names<string> = byName({
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
})

/** The built page, beside the built code; from the sources it is reached the same way. */
const PAGE = fileURLToPath(new URL('../dist/page', import.meta.url))

/**
 * Every file of the page by its path in an address (`/assets/index-1a2b.js`). What is not in here is not served: no path is ever
 * put together from what a client sends.
 * @throws Error when the page was not built.
 */
export function readPage(directory: string = PAGE): ReadonlyMap<string, PageFile> {
  try {
    const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    return new Map(files.map((file) => fileOf(directory, file)))
  } catch (cause) {
    throw new Error('The page is not there. Build it: npm run build.', { cause })
  }
}

function fileOf(directory: string, file: string): [string, PageFile] {
  const path = file.slice(directory.length).split(sep).join('/')
  const type = TYPES[extname(file)] ?? 'application/octet-stream'
  return [path, { body: new Uint8Array(readFileSync(file)), type, hashed: path.startsWith('/assets/') }]
}
