import type { ImportResult } from '@recollect/core'
import { command } from '../../argv/command.ts'
import type { Catalogue } from '../../text/index.ts'

export interface ImportArguments {
  /** Null: standard input. */
  readonly file: string | null
}

export const importSpec = command({
  name: 'import',
  argument: { syntax: '[file]', help: 'file' },
  options: [],
  read: ({ argument }): ImportArguments => ({ file: argument === '-' ? null : argument }),
  load: async () => {
    const { importScope } = await import('./index.ts')
    return {
      run: importScope,
      render: (done, { text }) =>
        'items' in done ? everything(done, text) : text.sessions.index.imported(done.pairs, done.skipped),
    }
  },
})

function everything(done: ImportResult, { output, sessions, knowledge }: Catalogue): string {
  const { items, cards, skipped, turns, variables, episodes, nodes } = done
  const log = turns + variables === 0 ? [] : [sessions.index.log(done.sessions, turns, variables)]
  const told = episodes + nodes === 0 ? [] : [knowledge.imported(episodes, nodes)]
  return [output.imported(items, cards, skipped), ...log, ...told].join('\n')
}
