import { existsSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { DatabaseFile } from '../inspect/database.ts'
import { CliError } from '../errors/cli-error.ts'
import { settle } from '../util/attempt.ts'

const MAGIC = 'SQLite format 3\0'

/**
 * Looks at the file before the store opens it, so that a mistyped path neither creates a database nor harms another file.
 * @throws CliError
 */
export async function checkDatabaseFile(where: DatabaseFile, mode: 'read' | 'write'): Promise<void> {
  const { db: path } = where
  if (!existsSync(path)) {
    if (mode === 'read') throw new CliError('NO_DATABASE', (t) => t.errors.noDatabase(path))
    const folder = dirname(path)
    if (!existsSync(folder)) throw new CliError('FILE_UNREADABLE', (t) => t.errors.fileMissing(folder))
    return
  }
  if (!statSync(path).isFile()) throw new CliError('NOT_A_DATABASE', (t) => t.errors.notADatabase(path))
  const head = await settle(readHead(path))
  if (!head.ok) {
    const detail = head.error instanceof Error ? head.error.message : String(head.error)
    throw new CliError('FILE_UNREADABLE', (t) => t.errors.fileUnreadable(t.errors.where.file(path), detail), {
      cause: head.error,
    })
  }
  // An empty file is what SQLite itself leaves when it is stopped before the first commit.
  if (head.value === '') return
  const { isForeignDatabase } = await import('../inspect/database.ts')
  if (head.value !== MAGIC || (await isForeignDatabase(where))) {
    throw new CliError('NOT_A_DATABASE', (t) => t.errors.notADatabase(path))
  }
}

async function readHead(path: string): Promise<string> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}
