import type { EpochMs, ForgetResult, ForgetTarget } from '@recollect/core'
import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { CliError, usageError } from '../errors/cli-error.ts'
import { confirm } from '../io/confirm.ts'
import { nodeGiven } from '../knowledge/given.ts'
import { withMemory } from '../open-memory.ts'
import type { OpenMemory } from '../open-memory.ts'
import { changeLine } from '../render/change-line.ts'
import { safe } from '../render/safe.ts'
import { moment } from '../render/time.ts'
import { viewOf } from '../render/view.ts'
import type { View } from '../render/view.ts'
import { keyOf, slotGiven } from '../slots/known.ts'
import { field } from '../util/objects.ts'

interface ForgetArguments {
  readonly target: ForgetTarget
  readonly kind: 'item' | 'card' | 'slot' | 'node'
  readonly yes: boolean
  /** Milliseconds during which it can be undone; undefined: none. */
  readonly grace: number | undefined
}

/** `undoUntil` null: gone for good. */
type Forgotten = ForgetResult & {
  readonly undoUntil: EpochMs | null
  /** Set when it was a piece of knowledge. */
  readonly node?: string
}

/** Deletes after a yes: for good, or so that it can be undone for a while. */
async function forget(args: ForgetArguments, context: Context): Promise<Forgotten> {
  const { target, yes, grace = 0 } = args
  return withMemory(context, 'read', async (open) => {
    const { memory } = open
    const { node, ...meant } = await namedBy(target, open, context)
    if (!yes) await ask(args, context)
    const result = await memory.forget(meant.target, { grace })
    const change = grace > 0 && result.change !== null ? await memory.changes.get(result.change) : null
    return { ...result, undoUntil: change?.undoUntil ?? null, ...field('node', node) }
  })
}

/** The target as the library names it; of knowledge its key too. */
async function namedBy(
  target: ForgetTarget,
  open: OpenMemory,
  context: Context,
): Promise<{ readonly target: ForgetTarget; readonly node?: string }> {
  if ('slot' in target) return { target: { slot: keyOf(await slotGiven(target.slot, open, context)) } }
  if (!('node' in target)) return { target }
  const { id, key } = await nodeGiven(open.memory, target.node)
  return { target: { node: id }, node: key }
}

/** @throws CliError when nobody can be asked, or the answer is no. */
async function ask({ kind, grace = 0 }: ForgetArguments, context: Context): Promise<void> {
  const { io, text, json } = context
  const { output } = text
  if (!io.stdin.isTTY || json) throw usageError((t) => t.errors.needsYes)
  const what = output.forgetTarget[kind]
  const question =
    grace > 0
      ? output.confirmGrace(what, moment(Date.now() + grace, viewOf(context)))
      : output.confirmForget(what)
  if (!(await confirm(io, question, output.yes))) {
    throw new CliError('INTERRUPTED', (t) => t.errors.declined)
  }
}

/** What is gone, and how to bring it back where that is still possible. */
function renderForgotten({ items, cards, change, undoUntil, node }: Forgotten, view: View): string {
  const { output, knowledge } = view.text
  const gone = node === undefined ? output.forgot(items, cards) : knowledge.nodes.forgot(safe(node))
  return [gone, ...(undoUntil === null || change === null ? [] : [changeLine(change, view)])].join('\n')
}

export const spec = command({
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
  run: forget,
  render: renderForgotten,
})
