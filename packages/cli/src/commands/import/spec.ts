import { command } from '../../argv/command.ts'

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
      render: ({ items, cards, skipped }, { text }) => text.output.imported(items, cards, skipped),
    }
  },
})
