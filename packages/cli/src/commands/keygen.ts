import { resolve } from 'node:path'
import { generateKey } from '@recollect/privacy'
import { command } from '../argv/command.ts'
import { fileOption } from '../argv/files.ts'
import type { Context } from '../context.ts'
import { CliError } from '../errors/cli-error.ts'
import { writeNew } from '../io/write-new.ts'
import { safe } from '../render/safe.ts'
import type { View } from '../render/view.ts'

interface KeygenArguments {
  /** As it was typed; null: standard output. */
  readonly out: string | null
}

interface MadeKey {
  /** Null: it is told. */
  readonly file: string | null
  /** Only when it was written to no file. */
  readonly key?: string
}

/** A key of random bytes, shown or written to a file of this user alone. */
async function keygen({ out }: KeygenArguments, { io }: Context): Promise<MadeKey> {
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

const renderKey = ({ file, key = '' }: MadeKey, { text }: View): string =>
  file === null ? key : text.safety.keygen.wrote(safe(file))

export const spec = command({
  name: 'keygen',
  group: 'safety',
  options: ['keyOut'],
  configFile: 'tolerated',
  read: (values): KeygenArguments => ({ out: fileOption(values, 'out') }),
  run: keygen,
  render: renderKey,
})
