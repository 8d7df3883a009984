import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { directoryAbove } from './files.ts'

const here = dirname(fileURLToPath(import.meta.url))

/** A path inside this repository, whether this runs from its sources or as it is built. */
export const repositoryPath = (...parts: readonly string[]): string =>
  join(directoryAbove(here, 'pnpm-workspace.yaml') ?? here, ...parts)
