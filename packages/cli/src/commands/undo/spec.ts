import { command } from '../../argv/command.ts'

export interface UndoArguments {
  /** A change, a batch, or `last`. */
  readonly change: string
  readonly withDependents: boolean
}

export const undoSpec = command({
  name: 'undo',
  argument: { syntax: '<change>', help: 'change' },
  options: ['withDependents'],
  read: (values): UndoArguments => ({
    change: values.argument ?? '',
    withDependents: values.flag('with-dependents'),
  }),
  load: async () => {
    const [{ undo }, { renderUndone }] = await Promise.all([
      import('./index.ts'),
      import('../../render/undone.ts'),
    ])
    return { run: undo, render: renderUndone }
  },
})
