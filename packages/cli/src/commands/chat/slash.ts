import type { Change, RecallResult, RecallTrace } from '@recollect/core'
import type { Context } from '../../context.ts'
import { describeError } from '../../errors/describe.ts'
import { EXIT } from '../../errors/exit-codes.ts'
import { renderCards } from '../../render/cards.ts'
import { traceTree } from '../../render/trace.ts'
import { tree } from '../../render/tree.ts'
import { renderUndone } from '../../render/undone.ts'
import { viewOf } from '../../render/view.ts'
import type { View } from '../../render/view.ts'
import { renderWhy } from '../../render/why.ts'
import { settle } from '../../util/attempt.ts'
import { renderHistory, toldHistory } from '../history.ts'
import { undoKnown, undoLast } from '../undo.ts'
import { lastChange } from '../undo/last.ts'
import { messageOf } from '../undo/message-of.ts'
import { asks } from './turn.ts'
import type { Listener } from './turn.ts'

const LIMIT = 1000

/** `/cards`, but not `/usr/bin is a directory I like`. */
export const isSlash = (line: string): boolean => /^\/[a-z]+(?:\s|$)/u.test(line)

/** The commands of the chat itself; `/quit` is the reader's. What a command refuses is said and does not end the talk. */
export async function runSlash(line: string, listener: Listener, context: Context): Promise<string> {
  const done = await settle(answered(line, listener, context))
  if (done.ok) return done.value
  const { exit, message } = describeError(done.error, context.text)
  if (exit === EXIT.failed) throw done.error
  return message
}

async function answered(line: string, listener: Listener, context: Context): Promise<string> {
  const [name = '', ...words] = line.split(/\s+/u)
  const argument = words.join(' ')
  const view = viewOf(context)
  const { memory } = listener
  const { chat } = view.text.output
  switch (name) {
    case '/help':
      return chat.help
    case '/cards':
      return renderCards(await memory.cards.list({ active: true, limit: LIMIT }), view)
    case '/history':
      if (argument === '') return chat.needsSlot
      return renderHistory(await toldHistory(argument, listener, context), view)
    case '/why':
      return found(listener, view, renderWhy)
    case '/trace':
      return found(listener, view, renderTrace)
    case '/undo':
      if (argument !== '') return renderUndone(await undoKnown(memory, argument), view)
      return renderUndone(await undoLast(memory, await lastStatement(listener)), view)
    default:
      return chat.unknownCommand(name)
  }
}

/** How the last question was answered. */
const found = (
  { lastRecall: { current } }: Listener,
  view: View,
  render: (result: RecallResult, trace: RecallTrace, view: View) => string,
): string =>
  current?.trace === undefined ? view.text.output.chat.needsQuestion : render(current, current.trace, view)

const renderTrace = (result: RecallResult, trace: RecallTrace, view: View): string =>
  tree(traceTree(result, trace, view))

/** The questions that the chat keeps are passed over: taking one back would change nothing that anybody sees. */
const lastStatement = (listener: Listener): Promise<Change | null> =>
  lastChange(listener.memory, async (change) => {
    if (change.kind !== 'remember' || change.cards !== null) return true
    const message = await messageOf(change, listener.memory)
    return message === null || !asks(message.text, listener)
  })
