import { command } from '../../argv/command.ts'
import { fileArgument } from '../../argv/files.ts'
import { EXIT } from '../../errors/exit-codes.ts'

export interface VerifyReceiptArguments {
  /** As it was typed. */
  readonly file: string
}

export const verifyReceiptSpec = command({
  name: 'verify-receipt',
  group: 'safety',
  argument: { syntax: '<file>', help: 'receiptFile' },
  options: [],
  read: (values): VerifyReceiptArguments => ({ file: fileArgument(values) }),
  load: async () => {
    const [{ verifyTheReceipt }, { renderReceipt }] = await Promise.all([
      import('./index.ts'),
      import('../../render/safety/receipt.ts'),
    ])
    return {
      run: verifyTheReceipt,
      render: renderReceipt,
      exit: ({ valid }) => (valid ? EXIT.ok : EXIT.failed),
    }
  },
})
