import { statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { tryInspect } from '../../../inspect/database.ts'
import type { DatabaseFile } from '../../../inspect/database.ts'
import type { Catalogue } from '../../../text/index.ts'
import { attempt } from '../../../util/attempt.ts'
import { judge } from '../check.ts'
import type { Check } from '../check.ts'

const MB = 1_048_576
/** A log may grow to so much before it is brought into the file. */
const LEAST = 64 * MB
const WRITABLE_BY_OTHERS = 0o022
const PERMISSIONS = 0o777
const OCTAL = 8

/** Room on the disk and in the file, and who may put another file in its place. */
export async function spaceChecks(where: DatabaseFile, { safety: { doctor } }: Catalogue): Promise<Check[]> {
  const { db } = where
  const folder = dirname(db)
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  const enough = free >= Math.max(LEAST, statSync(db).size)
  const detail = doctor.space(inMb(free), inMb(await unusedIn(where)))
  const space = judge('space', enough, detail, 'warning', doctor.fixSpace)
  // Windows has no such modes.
  if (process.platform === 'win32') return [space]
  const mode = statSync(folder).mode & PERMISSIONS
  const shown = doctor.folder(mode.toString(OCTAL).padStart(4, '0'))
  return [space, judge('folder', (mode & WRITABLE_BY_OTHERS) === 0, shown, 'warning', doctor.fixFolder)]
}

const inMb = (bytes: number): string => String(Math.floor(bytes / MB))

/** Bytes of pages that are in no use; 0 for a file that cannot be read. */
async function unusedIn(where: DatabaseFile): Promise<number> {
  const opened = await tryInspect(where)
  if (!opened.ok) return 0
  const { value: inspector } = opened
  const unused = attempt(
    () => Number(inspector.pragma('freelist_count')) * Number(inspector.pragma('page_size')),
  )
  inspector.close()
  return unused.ok ? unused.value : 0
}
