import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { run } from '../src/index.ts'
import type { Io, Output } from '../src/index.ts'
import { emptyDirectory, recollect } from './support/run.ts'

/** Standard error of a terminal, or of none. */
function errorOf(isTTY: boolean): Output & { text(): string } {
  let text = ''
  const stream = Object.assign(
    new Writable({
      write: (chunk, _encoding, done) => {
        text += String(chunk)
        done()
      },
    }),
    { isTTY, columns: 80, cursorTo: () => true, clearLine: () => true, moveCursor: () => true },
  )
  const write = (more: string) => Promise.resolve(void (text += more))
  return { stream, isTTY, columns: 80, color: false, write, text: () => text }
}

it.each(['import', 'export'])('%s shows a bar on a terminal, and nothing elsewhere', async (command) => {
  const dir = emptyDirectory()
  const lines = Array.from({ length: 150 }, (_, n) => `{"text":"Note ${String(n)}"}`).join('\n')
  if (command === 'export') await recollect(dir, ['import', '--from', 'jsonl'], { input: lines })
  const call = async (isTTY: boolean) => {
    const stderr = errorOf(isTTY)
    const { Readable } = await import('node:stream')
    const io: Io = {
      stdin: { stream: Readable.from([Buffer.from(lines)]), isTTY: false },
      stdout: errorOf(false),
      stderr,
      cwd: dir,
      env: { LANG: 'en_US.UTF-8', TZ: 'UTC' },
      onInterrupt: () => () => undefined,
    }
    const argv = command === 'import' ? ['import', '--from', 'jsonl'] : ['export', '-o', 'a.jsonl', '--force']
    expect(await run(argv, io)).toBe(0)
    return stderr.text()
  }
  expect(await call(true)).toMatch(
    command === 'import' ? /Importing .*150\/150 records/su : /Exporting .*100 lines/su,
  )
  expect(await call(false)).toBe('')
})
