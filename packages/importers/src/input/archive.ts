import { InvalidImportError } from '@recollect/core'
import { Unzip, UnzipInflate } from 'fflate'
import type { UnzipFile } from 'fflate'
import { refuseLarge } from './limits.ts'

const PIECE = 65_536
/** Newer exports cut the conversations into several files; other things that are kept stand beside them. */
const CONVERSATIONS = /(?:^|\/)conversations(?:-\d{1,6})?\.json$/u
const BESIDE = /(?:^|\/)(?:memories|memory|projects|projects\/[^/]{1,200}|users|My ?Activity)\.json$/u

export const isArchive = ([p, k, three, four]: Uint8Array): boolean =>
  p === 0x50 && k === 0x4b && three === 3 && four === 4

export interface ArchivedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * The files of conversations in a .zip, by name. Unpacked piece by piece, so that what is larger than `most` bytes stops it early,
 * whatever the archive says of itself. @throws InvalidImportError
 */
export function conversationsIn(bytes: Uint8Array, most: number): readonly ArchivedFile[] {
  const files: ArchivedFile[] = []
  let total = 0
  const count = (more: number): void => {
    total += more
    refuseLarge(total, most)
  }
  const unzip = new Unzip((file) => {
    if (CONVERSATIONS.test(file.name) || BESIDE.test(file.name))
      collect(file, count, (whole) => files.push(whole))
  })
  unzip.register(UnzipInflate)
  try {
    for (let from = 0; from < bytes.length; from += PIECE)
      unzip.push(bytes.subarray(from, from + PIECE), from + PIECE >= bytes.length)
  } catch (error) {
    if (error instanceof InvalidImportError) throw error
    throw unreadable(error)
  }
  if (files.length === 0) {
    throw new InvalidImportError(
      'The archive',
      'has no conversations.json. Give the .zip of the export as it came.',
    )
  }
  // Conversations first: places count from the first of them.
  const rank = ({ name }: ArchivedFile) => `${CONVERSATIONS.test(name) ? 0 : 1}${name}`
  return files.sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
}

function collect(file: UnzipFile, count: (more: number) => void, keep: (whole: ArchivedFile) => void): void {
  const pieces: Uint8Array[] = []
  file.ondata = (error, piece, final) => {
    // Null when nothing is wrong, whatever its type says.
    if (error instanceof Error) throw error
    count(piece.length)
    pieces.push(piece)
    if (final) keep({ name: file.name, bytes: Buffer.concat(pieces) })
  }
  file.start()
}

const unreadable = (cause: unknown): InvalidImportError =>
  new InvalidImportError(
    'The archive',
    `cannot be unpacked (${cause instanceof Error ? cause.message : String(cause)}). Unpack it and give conversations.json.`,
    { cause },
  )
