import { existsSync, statSync } from 'node:fs'
import type { Catalogue } from '../../../text/index.ts'
import { judge } from '../check.ts'
import type { Check } from '../check.ts'

/** Anybody but the owner. */
const OTHERS = 0o077
const PERMISSIONS = 0o777
const OCTAL = 8
const BYTES_PER_KB = 1024

export function fileChecks(db: string, { output: { doctor } }: Catalogue): Check[] {
  const size = `${Math.ceil(statSync(db).size / BYTES_PER_KB)} kB`
  const checks: Check[] = [{ id: 'database', status: 'ok', detail: `${db} (${size})` }]
  // Windows has no such modes.
  if (process.platform === 'win32') return checks
  const modes = [db, `${db}-wal`, `${db}-shm`]
    .filter((file) => existsSync(file))
    .map((file) => statSync(file).mode & PERMISSIONS)
  const fine = modes.every((mode) => (mode & OTHERS) === 0)
  const detail = modes.map((mode) => mode.toString(OCTAL).padStart(4, '0')).join(', ')
  return [...checks, judge('modes', fine, detail, 'warning', doctor.fixModes)]
}
