import { command } from '../../argv/command.ts'

export interface ExportArguments {
  readonly out: string | null
  readonly force: boolean
}

export const exportSpec = command({
  name: 'export',
  options: ['out', 'force'],
  read: (values): ExportArguments => {
    const out = values.text('out')
    return { out: out === undefined || out === '-' ? null : out, force: values.flag('force') }
  },
  load: async () => {
    const { exportScope } = await import('./index.ts')
    return {
      run: exportScope,
      render: ({ lines, file }, { text }) => (file === null ? '' : text.output.exported(lines, file)),
    }
  },
})
