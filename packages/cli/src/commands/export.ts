import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ScopedMemory } from '@recollect/core'
import type { QaIndex } from '@recollect/sessions'
import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { CliError } from '../errors/cli-error.ts'
import { bar } from '../io/progress.ts'
import type { Progress } from '../io/progress.ts'
import { writeWhole } from '../io/write-whole.ts'
import { withMemory } from '../open-memory.ts'

interface ExportArguments {
  readonly out: string | null
  readonly force: boolean
  /** The Q-A log alone, as `qa-index.json`. */
  readonly qaIndex: boolean
}

interface Exported {
  readonly scope: string
  readonly lines: number
  /** Null: the lines went to standard output. */
  readonly file: string | null
  /** The records themselves, only with `--json` and no file, so that standard output stays one document. */
  readonly records?: readonly unknown[]
}

async function exportScope(
  { out, force, qaIndex }: ExportArguments,
  context: Context,
): Promise<Exported | ExportedIndex> {
  const file = out === null ? null : resolve(context.io.cwd, out)
  if (file !== null && existsSync(file) && !force) {
    throw new CliError('FILE_EXISTS', (t) => t.errors.fileExists(file))
  }
  return withMemory(context, 'read', async ({ memory }) => {
    if (qaIndex) return exportIndex(memory, file, context)
    const { scope } = memory
    if (file !== null) return { scope, file, lines: await toFile(file, memory, context) }
    if (context.json) return withRecords(memory)
    return { scope, file, lines: await toOutput(memory, context) }
  })
}

async function toFile(file: string, memory: ScopedMemory, context: Context): Promise<number> {
  const { bar: title, progress: line } = context.text.output.exporting
  const shown = await bar(context, title, line)
  try {
    return await writeWhole(file, shown === null ? memory.export() : counted(memory, shown), context.io)
  } finally {
    shown?.end()
  }
}

/** Lines a step of the bar. */
const STEP = 100

/** The lines as they come; messages and versions of facts are most of them. */
async function* counted(memory: ScopedMemory, shown: Progress): AsyncIterable<string> {
  const { items, cards } = await memory.stats()
  let lines = 0
  for await (const line of memory.export()) {
    lines += 1
    if (lines % STEP === 0) await shown.update(lines, Math.max(items + cards.total, lines), lines)
    yield line
  }
}

async function toOutput(memory: ScopedMemory, { io }: Context): Promise<number> {
  let lines = 0
  for await (const line of memory.export()) {
    await io.stdout.write(`${line}\n`)
    lines += 1
  }
  return lines
}

async function withRecords(memory: ScopedMemory): Promise<Exported> {
  const records: unknown[] = []
  for await (const line of memory.export()) records.push(JSON.parse(line))
  return { scope: memory.scope, file: null, lines: records.length, records }
}

interface ExportedIndex {
  readonly scope: string
  readonly pairs: number
  /** Null: it went to standard output. */
  readonly file: string | null
  /** The index itself, only with `--json` and no file, so that standard output stays one document. */
  readonly index?: QaIndex
}

/** Writes the Q-A log as `qa-index.json`. */
async function exportIndex(
  { scope, sessions }: ScopedMemory,
  file: string | null,
  { io, json }: Context,
): Promise<ExportedIndex> {
  const index = await sessions.exportIndex()
  const pairs = index.metadata.total_qa_pairs
  if (file === null && json) return { scope, file, pairs, index }
  const text = JSON.stringify(index, null, 2)
  if (file === null) await io.stdout.write(`${text}\n`)
  else await writeWhole(file, once(text), io)
  return { scope, file, pairs }
}

async function* once(text: string): AsyncIterable<string> {
  yield await Promise.resolve(text)
}

export const spec = command({
  name: 'export',
  options: ['out', 'force', 'qaIndex'],
  read: (values): ExportArguments => {
    const out = values.text('out')
    return {
      out: out === undefined || out === '-' ? null : out,
      force: values.flag('force'),
      qaIndex: values.flag('qa-index'),
    }
  },
  run: exportScope,
  render: (done, { text }) => {
    if (done.file === null) return ''
    return 'lines' in done
      ? text.output.exported(done.lines, done.file)
      : text.sessions.index.exported(done.pairs, done.file)
  },
})
