import { open, rename, rm } from 'node:fs/promises'

/** Only the owner may read a memory. */
const MODE = 0o600

/**
 * Writes lines to a file that appears under its name when it is complete. Returns how many there were; null when `stopped` said
 * to stop, and then there is no file.
 */
export async function writeLines(
  file: string,
  lines: AsyncIterable<string>,
  stopped: () => boolean,
): Promise<number | null> {
  const temporary = `${file}.${process.pid}.tmp`
  const handle = await open(temporary, 'wx', MODE)
  let count = 0
  let complete = false
  try {
    for await (const line of lines) {
      if (stopped()) return null
      await handle.write(`${line}\n`)
      count += 1
    }
    await handle.sync()
    complete = true
  } finally {
    await handle.close()
    if (!complete) await rm(temporary, { force: true })
  }
  await rename(temporary, file)
  return count
}
