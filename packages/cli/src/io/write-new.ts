import { open } from 'node:fs/promises'
import { settle } from '../util/attempt.ts'

const OWNER_ONLY = 0o600

/** Writes a file that was not there, for this user alone, and waits until it is on the disk. `taken` makes the error when something was. */
export async function writeNew(file: string, text: string, taken: (file: string) => Error): Promise<void> {
  const opened = await settle(open(file, 'wx', OWNER_ONLY))
  if (!opened.ok) {
    const exists = opened.error instanceof Error && 'code' in opened.error && opened.error.code === 'EEXIST'
    throw exists ? taken(file) : opened.error
  }
  const handle = opened.value
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
