import type { ForgetTarget } from '@recollect/core'
import { command } from '../../argv/command.ts'
import { usageError } from '../../errors/cli-error.ts'

export interface ForgetArguments {
  readonly target: ForgetTarget
  readonly kind: 'item' | 'card' | 'slot' | 'node'
  readonly yes: boolean
  /** Milliseconds during which it can be undone; undefined: none. */
  readonly grace: number | undefined
}

export const forgetSpec = command({
  name: 'forget',
  options: ['forgetItem', 'forgetCard', 'forgetSlot', 'forgetNode', 'grace', 'yes'],
  read: (values): ForgetArguments => {
    const [item, card, slot] = [values.text('item'), values.text('card'), values.text('slot')]
    const given = { yes: values.flag('yes'), grace: values.duration('grace') }
    const node = values.text('node')
    const targets = [item, card, slot, node].filter((value) => value !== undefined)
    if (targets.length !== 1) throw usageError((t) => t.errors.oneTarget)
    if (item !== undefined) return { target: { item }, kind: 'item', ...given }
    if (card !== undefined) return { target: { card }, kind: 'card', ...given }
    if (node !== undefined) {
      if (given.grace !== undefined) throw usageError((t) => t.knowledge.errors.graceOfNode)
      return { target: { node }, kind: 'node', ...given }
    }
    return { target: { slot: slot ?? '' }, kind: 'slot', ...given }
  },
  load: async () => {
    const [{ forget }, { renderForgotten }] = await Promise.all([
      import('./index.ts'),
      import('../../render/forgotten.ts'),
    ])
    return { run: forget, render: renderForgotten }
  },
})
