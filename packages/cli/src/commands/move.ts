import { checkScope } from '@recollect/core/plugin'
import type { MoveResult } from '@recollect/core'
import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { usageError } from '../errors/cli-error.ts'
import { withMemory } from '../open-memory.ts'
import { changeLine } from '../render/change-line.ts'
import { factName, factWithDetails } from '../render/fact.ts'
import { safe } from '../render/safe.ts'
import type { View } from '../render/view.ts'
import { keyOf, slotGiven } from '../slots/known.ts'

interface MoveArguments {
  readonly target: { readonly card: string } | { readonly slot: string }
  readonly to: string
}

/** Ids are UUIDs; slots may be named anything else. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu

type Moved = MoveResult & { readonly to: string }

/** Hands what holds of a fact over to another scope. */
async function move({ target, to }: MoveArguments, context: Context): Promise<Moved> {
  checkScope(to)
  const moved = await withMemory(context, 'read', async (open) =>
    open.memory.move(
      'card' in target ? target : { slot: keyOf(await slotGiven(target.slot, open, context)) },
      to,
    ),
  )
  return { to, ...moved }
}

/** What the other scope has been given. */
function renderMoved({ to, cards, change }: Moved, view: View): string {
  const { moved } = view.text.versions
  const lines = cards.map((card) => moved(factName(card, view.text), factWithDetails(card, view), safe(to)))
  return [...lines, changeLine(change, view)].join('\n')
}

export const spec = command({
  name: 'move',
  argument: { syntax: '<slot>', help: 'slotOrCard' },
  options: ['moveTo'],
  read: (values): MoveArguments => {
    const what = values.argument ?? ''
    const to = values.text('to')
    if (to === undefined) throw usageError((t) => t.errors.missingOption('--to'))
    return { target: UUID.test(what) ? { card: what } : { slot: what }, to }
  },
  run: move,
  render: renderMoved,
})
