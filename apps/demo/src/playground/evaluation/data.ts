import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const DATA = join('apps', 'bench', 'data')

/** The project's own labelled sets, in the clone this runs from; null where they are not there. */
export function labelledData(start = dirname(fileURLToPath(import.meta.url))): string | null {
  for (let at = start; ; at = dirname(at)) {
    const data = join(at, DATA)
    if (existsSync(data)) return data
    if (dirname(at) === at) return null
  }
}
