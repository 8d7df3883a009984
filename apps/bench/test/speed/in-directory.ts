import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

/** A directory for the tests of a file. */
export function ownDirectory(): { readonly path: string } {
  let path = ''
  beforeAll(() => {
    path = mkdtempSync(join(tmpdir(), 'recollect-bench-'))
  })
  afterAll(() => {
    rmSync(path, { recursive: true, force: true })
  })
  return {
    get path() {
      return path
    },
  }
}

export const silent = (): void => undefined
