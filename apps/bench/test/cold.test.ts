import { describe, expect, it } from 'vitest'
import { recallArguments, shellLine } from '../src/cold/command-line.ts'
import { parseGnuTime } from '../src/cold/gnu-time.ts'
import { recallMs } from '../src/cold/recall-time.ts'

describe('parseGnuTime', () => {
  it('reads memory and time', () => {
    const report = [
      '\tCommand being timed: "node x"',
      '\tElapsed (wall clock) time (h:mm:ss or m:ss): 1:02.50',
      '\tMaximum resident set size (kbytes): 81920',
    ].join('\n')
    expect(parseGnuTime(report)).toEqual({ maxRssMb: 80, elapsedSeconds: 62.5 })
  })

  it('knows when it is another report', () => {
    expect(parseGnuTime('real 0m1.0s')).toBeNull()
  })
})

describe('recallMs', () => {
  it('finds the trace by itself or in a result', () => {
    const trace = { timings: { total: 1.5 } }
    expect(recallMs(JSON.stringify({ trace }))).toBe(1.5)
    expect(recallMs(JSON.stringify({ result: { trace } }))).toBe(1.5)
  })

  it('gives null for anything else', () => {
    expect(recallMs('{"hits":[]}')).toBeNull()
    expect(recallMs('{broken')).toBeNull()
    expect(recallMs('')).toBeNull()
  })
})

describe('shellLine', () => {
  it('quotes what a shell would read', () => {
    expect(shellLine(recallArguments('/x/bin.js', 'a b.db', 'user-1', "it's"))).toBe(
      String.raw`/x/bin.js recall 'it'\''s' --db 'a b.db' --scope user-1 --json --trace`,
    )
  })
})
