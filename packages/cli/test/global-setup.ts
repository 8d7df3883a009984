import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A directory for the files of this run; gone when it ends. */
    scratch: string
  }
}

/** Vitest's `globalSetup`: provides `scratch`. */
export function setup(project: TestProject): () => void {
  const scratch = mkdtempSync(join(tmpdir(), 'recollect-cli-'))
  project.provide('scratch', scratch)
  return () => rmSync(scratch, { recursive: true, force: true })
}
