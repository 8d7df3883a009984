import type { ForgetTarget } from '@recollect/core'
import { command } from '../../argv/command.ts'
import { usageError } from '../../errors/cli-error.ts'

export interface ForgetArguments {
  readonly target: ForgetTarget
  readonly kind: 'item' | 'card' | 'slot'
  readonly yes: boolean
}

export const forgetSpec = command({
  name: 'forget',
  options: ['forgetItem', 'forgetCard', 'forgetSlot', 'yes'],
  read: (values): ForgetArguments => {
    const [item, card, slot] = [values.text('item'), values.text('card'), values.text('slot')]
    const yes = values.flag('yes')
    const given = [item, card, slot].filter((value) => value !== undefined)
    if (given.length !== 1) throw usageError((t) => t.errors.oneTarget)
    if (item !== undefined) return { target: { item }, kind: 'item', yes }
    if (card !== undefined) return { target: { card }, kind: 'card', yes }
    return { target: { slot: slot ?? '' }, kind: 'slot', yes }
  },
  load: async () => {
    const { forget } = await import('./index.ts')
    return { run: forget, render: ({ items, cards }, { text }) => text.output.forgot(items, cards) }
  },
})
