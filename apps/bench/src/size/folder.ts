import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sum } from '../stats/numbers.ts'

export interface FolderFigures {
  readonly files: number
  readonly bytes: number
}

/** Everything in a folder, by the lengths of its files; nothing for one that is not there. */
export function folderFigures(folder: string): FolderFigures {
  if (!existsSync(folder)) return { files: 0, bytes: 0 }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return {
    files: files.length,
    bytes: sum(files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size)),
  }
}
