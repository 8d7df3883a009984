import { command } from '../../argv/command.ts'

export interface ExportArguments {
  readonly out: string | null
  readonly force: boolean
  /** The Q-A log alone, as `qa-index.json`. */
  readonly qaIndex: boolean
}

export const exportSpec = command({
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
  load: async () => {
    const { exportScope } = await import('./index.ts')
    return {
      run: exportScope,
      render: (done, { text }) => {
        if (done.file === null) return ''
        return 'lines' in done
          ? text.output.exported(done.lines, done.file)
          : text.sessions.index.exported(done.pairs, done.file)
      },
    }
  },
})
