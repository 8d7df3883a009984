import { command } from '../../argv/command.ts'
import { fileOption } from '../../argv/files.ts'
import { EXIT } from '../../errors/exit-codes.ts'

export interface EraseArguments {
  /** The audit log too. */
  readonly audit: boolean
  /** As it was typed. */
  readonly receipt: string | null
  readonly yes: boolean
}

export const eraseSpec = command({
  name: 'erase',
  group: 'safety',
  options: ['eraseAudit', 'receipt', 'yes'],
  read: (values): EraseArguments => ({
    audit: values.flag('audit'),
    receipt: fileOption(values, 'receipt'),
    yes: values.flag('yes'),
  }),
  load: async () => {
    const [{ erase }, { renderErased }] = await Promise.all([
      import('./index.ts'),
      import('../../render/safety/erased.ts'),
    ])
    return {
      run: erase,
      render: renderErased,
      exit: ({ residue }) => ((residue?.found ?? 0) > 0 ? EXIT.failed : EXIT.ok),
    }
  },
})
