import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Stands one directory above both the sources and what is built from them. */
const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

export const VERSION: string = z.object({ version: z.string() }).parse(manifest).version
