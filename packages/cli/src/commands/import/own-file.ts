import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ImportResult } from '@recollect/transfer'
import type { Context } from '../../context.ts'
import { openSource } from '../../input/decode.ts'
import { linesOf } from '../../input/lines.ts'
import type { Io } from '../../io/io.ts'
import { withMemory } from '../../open-memory.ts'
import { attempt } from '../../util/attempt.ts'

/** An export of Recollect begins so. */
const OWN = /^\s*\{\s*"type"\s*:\s*"recollect"/u
const HEAD = 1024

export const isOwnHead = (head: Uint8Array | undefined): boolean =>
  OWN.test(new TextDecoder().decode(head?.subarray(0, HEAD)))

/** Whether a path leads to a file that begins like an export. A pipe is none: it can be read only once. */
export function isOwnFile(file: string, { cwd }: Pick<Io, 'cwd'>): boolean {
  const path = resolve(cwd, file)
  const head = attempt(() => (statSync(path).isFile() ? headOf(path) : undefined))
  return head.ok && head.value !== undefined && isOwnHead(head.value)
}

function headOf(path: string): Uint8Array {
  const file = openSync(path, 'r')
  try {
    const head = new Uint8Array(HEAD)
    return head.subarray(0, readSync(file, head))
  } finally {
    closeSync(file)
  }
}

/** Reads the file twice, to check it and to write what it says, so that it may be larger than memory. */
export function importOwnFile(file: string, context: Context): Promise<ImportResult> {
  return withMemory(context, 'write', ({ memory }) => memory.import(() => textsOf(file, context.io)))
}

async function* textsOf(file: string, io: Io): AsyncIterable<string> {
  for await (const line of linesOf(openSource(file, io).text)) yield line.text
}
