import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMMANDS } from '../support/commands.ts'
import { EXIT } from '../../src/errors/exit-codes.ts'
import { recollect } from '../support/run.ts'
import { commandLine, seeded } from './command-lines.ts'

/** Command lines for each command. */
const EACH = 2
const CODES: readonly number[] = Object.values(EXIT)
/** These run until Ctrl-C, which they are given at once. */
const SERVE: readonly string[] = ['serve', 'ui', 'mcp']
/** How an error looks that nobody expected. */
const TRACE = /\n {4}at |(?:Type|Range|Reference|Syntax|Sqlite)Error|Unhandled/u

/** Around the directory the command works in lie files that are not its own. */
const place = { outer: '', dir: '' }
beforeAll(async () => {
  place.outer = mkdtempSync(join(tmpdir(), 'recollect-fuzz-'))
  place.dir = join(place.outer, 'work')
  mkdirSync(place.dir)
  writeFileSync(join(place.outer, 'outside.txt'), 'I live in Outside')
  symlinkSync(join(place.outer, 'outside.txt'), join(place.dir, 'link.txt'))
  await recollect(place.dir, ['remember', 'I live in Rome', '--key', 'k'])
  await recollect(place.dir, ['log', '--q', '怎么部署？', '--a', 'Run it.', '--session', 'monday'])
}, 120_000)
afterAll(() => rmSync(place.outer, { recursive: true, force: true }))

const TABLES = [
  'memory_items',
  'memory_cards',
  'changes',
  'sessions',
  'qa_turns',
  'context_variables',
  'episodes',
]

/** What is in the database, as one text. */
function contents(): string {
  const database = new Database(join(place.dir, 'recollect.db'), { readonly: true })
  const rows = TABLES.map((table) => database.prepare(`select * from ${table}`).all())
  database.close()
  return JSON.stringify(rows)
}

describe('whatever a command is called with', { timeout: 120_000 }, () => {
  it.each(COMMANDS.map((spec) => spec.name))('%s ends with a code of the table', async (name) => {
    const random = seeded(COMMANDS.findIndex((spec) => spec.name === name) + 1)
    const spec = COMMANDS.find((one) => one.name === name)
    if (spec === undefined) throw new Error(`There is no command ${name}.`)
    for (let i = 0; i < EACH; i++) {
      const argv = commandLine(spec, random)
      const before = contents()
      const { code, out, err } = await recollect(place.dir, argv, {
        input: random() < 0.5 ? 'hello' : undefined,
        ...(SERVE.includes(name) ? { onInterrupt: (stop: () => void) => stop() } : {}),
      })
      const shown = JSON.stringify(argv).slice(0, 500)
      expect(CODES, `${shown}\n${err}`).toContain(code)
      expect(err, shown).not.toMatch(TRACE)
      if (code !== EXIT.ok) expect(`${out}${err}`, shown).not.toBe('')
      if (code === EXIT.refused || code === EXIT.notFound) expect(contents(), shown).toBe(before)
      expect(readFileSync(join(place.outer, 'outside.txt'), 'utf8'), shown).toBe('I live in Outside')
    }
    expect(readdirSync(place.outer).sort()).toEqual(['outside.txt', 'work'])
    expect('polluted' in {}).toBe(false)
  })
})
