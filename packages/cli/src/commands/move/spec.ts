import { command } from '../../argv/command.ts'
import { usageError } from '../../errors/cli-error.ts'

export interface MoveArguments {
  readonly target: { readonly card: string } | { readonly slot: string }
  readonly to: string
}

/** Ids are UUIDs; slots may be named anything else. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu

export const moveSpec = command({
  name: 'move',
  argument: { syntax: '<slot>', help: 'slotOrCard' },
  options: ['moveTo'],
  read: (values): MoveArguments => {
    const what = values.argument ?? ''
    const to = values.text('to')
    if (to === undefined) throw usageError((t) => t.errors.missingOption('--to'))
    return { target: UUID.test(what) ? { card: what } : { slot: what }, to }
  },
  load: async () => {
    const [{ move }, { renderMoved }] = await Promise.all([
      import('./index.ts'),
      import('../../render/moved.ts'),
    ])
    return { run: move, render: renderMoved }
  },
})
