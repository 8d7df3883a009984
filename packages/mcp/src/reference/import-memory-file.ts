import { InvalidImportError } from '@recollect/core'
import type { ScopedMemory } from '@recollect/core'
import { difference } from './difference.ts'
import type { Graph } from './graph.ts'
import { loadGraph } from './load.ts'
import { readLine } from './memory-file.ts'
import type { MemoryFileLine } from './memory-file.ts'
import { mergeFile } from './merge-file.ts'
import type { Became } from './merge-file.ts'
import { write } from './write.ts'

/** How `importMemoryFile` goes about it. */
export interface MemoryFileOptions {
  /** Only look: the report says what would become what. Default false. */
  readonly dryRun?: boolean
  /** Import what can be read of a damaged file. Default false: it is refused whole. */
  readonly skipUnreadable?: boolean
  /** Called after each fact is written; awaited. One that throws stops the import, and what was written is taken back. */
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void | Promise<void>
}

/** A line, from 1, and what there is to say of it. */
export interface LineNote {
  readonly line: number
  readonly reason: string
}

/** What a file of the reference server became. */
export interface MemoryFileReport {
  readonly dryRun: boolean
  /** Lines that are not empty. */
  readonly lines: number
  /** Facts that were, or would be, written. */
  readonly facts: number
  readonly became: readonly Became[]
  /** Relations with an end that is no entity of the graph. They are kept as they are. */
  readonly dangling: number
  /** Lines of other types, and fields that entities and relations do not have. The reference server drops them too. */
  readonly notKept: readonly LineNote[]
  readonly unreadable: readonly LineNote[]
}

/**
 * Reads a `memory.jsonl` of the reference memory server into a scope: each entity, observation and relation becomes a fact. All or
 * nothing; the same file a second time adds nothing.
 * @throws InvalidImportError naming the first line that cannot be read, unless `skipUnreadable`; nothing was written then.
 */
export async function importMemoryFile(
  memory: ScopedMemory,
  lines: string | Iterable<string> | AsyncIterable<string>,
  options: MemoryFileOptions = {},
): Promise<MemoryFileReport> {
  const { dryRun = false, skipUnreadable = false, onProgress } = options
  const read = await readLines(typeof lines === 'string' ? lines.split('\n') : lines)
  const [damaged] = notes(read, 'unreadable')
  if (damaged !== undefined && !skipUnreadable && !dryRun)
    throw new InvalidImportError(
      damaged.line,
      `${damaged.reason} Mend it, or pass skipUnreadable to import the other lines. Nothing was imported.`,
    )
  const before = await loadGraph(memory)
  const { graph, became } = mergeFile(before, read)
  if (!dryRun)
    await write(memory, difference(before, graph), {
      deletion: 'retract',
      ...(onProgress ? { onWritten: (done, total) => onProgress({ done, total }) } : {}),
    })
  return {
    dryRun,
    lines: read.length,
    facts: became.reduce((sum, { facts }) => sum + facts, 0),
    became,
    dangling: danglingIn(graph, read),
    notKept: [...notes(read, 'other'), ...extraFields(read)],
    unreadable: notes(read, 'unreadable'),
  }
}

async function readLines(
  lines: Iterable<string> | AsyncIterable<string>,
): Promise<readonly MemoryFileLine[]> {
  const read: MemoryFileLine[] = []
  let number = 0
  for await (const text of lines) {
    number++
    const line = readLine(text, number)
    if (line !== null) read.push(line)
  }
  return read
}

const notes = (read: readonly MemoryFileLine[], kind: 'other' | 'unreadable'): readonly LineNote[] =>
  read.flatMap((one) =>
    one.kind === kind && 'reason' in one ? [{ line: one.line, reason: one.reason }] : [],
  )

const extraFields = (read: readonly MemoryFileLine[]): readonly LineNote[] =>
  read.flatMap((one) =>
    'notKept' in one && one.notKept.length > 0
      ? [{ line: one.line, reason: `It has fields that are not kept: ${one.notKept.join(', ')}.` }]
      : [],
  )

function danglingIn({ entities }: Graph, read: readonly MemoryFileLine[]): number {
  const names = new Set(entities.map(({ name }) => name))
  return read.filter(
    (one) => one.kind === 'relation' && !(names.has(one.relation.from) && names.has(one.relation.to)),
  ).length
}
