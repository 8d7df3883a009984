import type { Context } from '../../context.ts'
import { describeError } from '../../errors/describe.ts'
import { EXIT } from '../../errors/exit-codes.ts'
import { checkText } from '../../input/check-text.ts'
import { openReader } from './reader.ts'
import { complain } from '../../io/messages.ts'
import { renderTurn } from '../../render/turn.ts'
import { viewOf } from '../../render/view.ts'
import { settle } from '../../util/attempt.ts'
import { answerRequest, requestIn } from './requests.ts'
import { isSlash, runSlash } from './slash.ts'
import { takeTurn } from './turn.ts'
import type { Listener, Turn } from './turn.ts'

export interface Conversation {
  /** With `--json`, and for a single message; otherwise each turn was shown as it came. */
  readonly turns: readonly Turn[]
  /** Messages that were refused; nothing of them is stored. */
  readonly refused: number
  readonly interrupted: boolean
}

/** Reads lines until the end of input, Ctrl-C or /quit. */
export async function converse(listener: Listener, context: Context): Promise<Conversation> {
  const { io, json, text } = context
  const typing = io.stdin.isTTY && !json
  if (typing) await io.stdout.write(`${text.output.chat.welcome(listener.memory.scope)}\n`)
  const reader = openReader(io, typing)
  const turns: Turn[] = []
  let refused = 0
  reader.ask()
  let left = false
  for await (const line of reader.lines) {
    left = line.trim() === '/quit'
    if (left) break
    const heard = await settle(hear(line, listener, context))
    if (!heard.ok) {
      await refuse(heard.error, context)
      refused += 1
    } else if (heard.value && json) turns.push(heard.value)
    reader.ask()
  }
  reader.close()
  // Ctrl-C and Ctrl-D leave the cursor behind the prompt.
  if (typing) await io.stdout.write(`${left ? '' : '\n'}${text.output.chat.bye}\n`)
  return { turns, refused: typing ? 0 : refused, interrupted: reader.interrupted() }
}

async function hear(line: string, listener: Listener, context: Context): Promise<Turn | null> {
  const said = line.trim()
  const request = listener.asked.current
  listener.asked.current = null
  if (request !== null && (await answerRequest(said, request, listener, context))) return null
  if (said === '') return null
  if (isSlash(said)) {
    const shown = await runSlash(said, listener, context)
    await (context.json ? context.io.stderr : context.io.stdout).write(`${shown}\n`)
    return null
  }
  checkText(said, (t) => t.errors.where.text)
  const turn = await takeTurn(said, listener)
  if (context.json) return turn
  await context.io.stdout.write(`${renderTurn(turn, viewOf(context))}\n`)
  listener.asked.current = requestIn(turn)
  if (listener.asked.current !== null) await context.io.stdout.write(`${context.text.output.chat.confirm}\n`)
  return turn
}

/** A refused message does not end the talk; a broken store does. */
async function refuse(error: unknown, { io, text, json }: Context): Promise<void> {
  const described = describeError(error, text)
  if (described.exit !== EXIT.refused) throw error
  await complain(io, text, json, described)
}
