import { open, rename, rm } from 'node:fs/promises'

/** Only the owner may read a memory. */
const MODE = 0o600

/** Writes lines to a file that appears under its name when it is complete. Returns how many there were. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<number> {
  const temporary = `${file}.${process.pid}.tmp`
  const handle = await open(temporary, 'wx', MODE)
  let count = 0
  let complete = false
  try {
    for await (const line of lines) {
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
