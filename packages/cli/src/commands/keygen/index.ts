import { resolve } from 'node:path'
import { generateKey } from '@recollect/privacy'
import type { Context } from '../../context.ts'
import { CliError } from '../../errors/cli-error.ts'
import { writeNew } from '../../io/write-new.ts'
import type { KeygenArguments } from './spec.ts'

export interface MadeKey {
  /** Null: it is told. */
  readonly file: string | null
  /** Only when it was written to no file. */
  readonly key?: string
}

/** A key of random bytes, shown or written to a file of this user alone. */
export async function keygen({ out }: KeygenArguments, { io }: Context): Promise<MadeKey> {
  const key = generateKey()
  if (out === null) return { file: null, key }
  const file = resolve(io.cwd, out)
  await writeNew(
    file,
    `${key}\n`,
    (name) => new CliError('FILE_EXISTS', (t) => t.safety.errors.alreadyThere(name)),
  )
  return { file }
}
