import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Recollect, ScopedMemory } from '@recollect/core'
import { QUESTIONS } from '../speed/corpus/questions.ts'
import { messages } from '../speed/prepare-scope.ts'
import type { MemoryTask } from './task.ts'

const BATCH = 500
export const SCOPE = 'memory'

type Weigh = (at: string) => void

/** Does what the task says in an opened memory, and has itself weighed on the way. */
export async function work(recollect: Recollect, task: MemoryTask, weigh: Weigh): Promise<void> {
  const memory = recollect.scope(SCOPE)
  switch (task.does) {
    case 'one-scope':
      return oneScope(memory, task, weigh)
    case 'many-scopes':
      return manyScopes(recollect, task.scopes, weigh)
    case 'export':
      return exportTo(memory, task.lines)
    case 'import':
      await memory.import(() => linesOf(task.lines))
  }
}

async function oneScope(
  memory: ScopedMemory,
  { messages: count, recalls }: Extract<MemoryTask, { does: 'one-scope' }>,
  weigh: Weigh,
): Promise<void> {
  await memory.recall(QUESTIONS[0] ?? '')
  weigh('the first recall')
  await remember(memory, count)
  weigh(`${count} messages in one scope`)
  // Code is compiled and caches are filled by the first of them; what grows after that would grow for ever.
  await recall(memory, recalls / 10)
  weigh(`${recalls / 10} recalls`)
  await recall(memory, recalls)
  weigh(`${recalls} recalls more`)
}

async function manyScopes(recollect: Recollect, scopes: number, weigh: Weigh): Promise<void> {
  await touch(recollect, 0, scopes)
  weigh(`${scopes} scopes`)
  await touch(recollect, scopes, 2 * scopes)
  weigh(`${scopes} scopes more`)
}

async function touch(recollect: Recollect, from: number, to: number): Promise<void> {
  const said = messages(to - from, from)
  for (const [i, message] of said.entries()) {
    const memory = recollect.scope(`user-${from + i}`)
    await memory.remember(message)
    await memory.recall(QUESTIONS[i % QUESTIONS.length] ?? '')
  }
}

async function recall(memory: ScopedMemory, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) await memory.recall(QUESTIONS[i % QUESTIONS.length] ?? '')
}

/** Messages in lists of some hundreds. */
async function remember(memory: ScopedMemory, count: number): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    await memory.remember(messages(Math.min(BATCH, count - from), from))
  }
}

async function exportTo(memory: ScopedMemory, file: string): Promise<void> {
  await pipeline(Readable.from(endingLines(memory.export())), createWriteStream(file))
}

/** Opened when the first line is asked for: what readline reads before that is lost. */
async function* linesOf(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file), crlfDelay: Infinity })
}

async function* endingLines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield line.endsWith('\n') ? line : `${line}\n`
}
