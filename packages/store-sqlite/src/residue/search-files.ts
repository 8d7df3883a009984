import { read, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { promisify } from 'node:util'
import type { ResidueSearch } from '@recollect/core/store'
import { descriptorOf } from './held-files.ts'
import type { ByteScanner } from './scanner.ts'

/** Read at once; others have their turn in between. */
const CHUNK = 262_144
const readAt = promisify(read)

export interface FileSearch {
  readonly files: ResidueSearch['files']
  /** Places of the needles that stand in one of them. */
  readonly found: Set<number>
}

/**
 * Reads the database and its log, byte by byte, free pages and all. Not the `-shm` file: it holds numbers of pages alone, and SQLite's
 * locks, which reading it would drop.
 */
export async function searchFiles(file: string, scanner: ByteScanner): Promise<FileSearch> {
  const found = new Set<number>()
  const files = [{ name: basename(file), bytes: await scan(descriptorOf(file), scanner, found) }]
  const log = `${file}-wal`
  if (statSync(log, { throwIfNoEntry: false }) !== undefined) {
    const handle = await open(log, 'r')
    try {
      files.push({ name: basename(log), bytes: await scan(handle.fd, scanner, found) })
    } finally {
      await handle.close()
    }
  }
  return { files, found }
}

/** Chunks overlap, so that nothing is missed at their edges. Returns how many bytes there were. */
async function scan(descriptor: number, scanner: ByteScanner, found: Set<number>): Promise<number> {
  const overlap = Math.max(scanner.longest - 1, 0)
  const buffer = Buffer.alloc(overlap + CHUNK)
  let kept = 0
  for (let position = 0; ;) {
    const { bytesRead } = await readAt(descriptor, buffer, kept, CHUNK, position)
    if (bytesRead === 0) return position
    position += bytesRead
    const filled = kept + bytesRead
    scanner.scan(buffer.subarray(0, filled), found)
    kept = Math.min(overlap, filled)
    buffer.copyWithin(0, filled - kept, filled)
  }
}
