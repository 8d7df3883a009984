import { actionOf, noArgument } from '../../argv/actions.ts'
import { command } from '../../argv/command.ts'
import { fileOption } from '../../argv/files.ts'
import { EXIT } from '../../errors/exit-codes.ts'

const ACTIONS = ['list', 'verify', 'export', 'anchor'] as const
const DEFAULT_SIZE = 50

export interface AuditArguments {
  readonly action: (typeof ACTIONS)[number]
  /** The log of what crosses scopes. */
  readonly admin: boolean
  readonly limit: number
  readonly cursor: string | null
  /** As they were typed. */
  readonly anchor: string | null
  readonly out: string | null
  readonly force: boolean
}

export const auditSpec = command({
  name: 'audit',
  group: 'safety',
  argument: { syntax: '[action]', help: 'auditAction' },
  options: ['adminLog', 'auditSize', 'cursor', 'anchor', 'out', 'force'],
  read: (values): AuditArguments => {
    const action = actionOf(values, ACTIONS)
    noArgument(values.afterFirst, action)
    return {
      action,
      admin: values.flag('admin'),
      limit: values.integer('limit', 1, 1000) ?? DEFAULT_SIZE,
      cursor: values.text('cursor') ?? null,
      anchor: fileOption(values, 'anchor'),
      out: fileOption(values, 'out'),
      force: values.flag('force'),
    }
  },
  load: async () => {
    const [{ audit }, { renderAudit }] = await Promise.all([
      import('./index.ts'),
      import('../../render/safety/audit.ts'),
    ])
    return {
      run: audit,
      render: renderAudit,
      exit: (done) => (done.action === 'verify' && done.problem !== null ? EXIT.failed : EXIT.ok),
    }
  },
})
