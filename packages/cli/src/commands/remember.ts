import { setImmediate as turn } from 'node:timers/promises'
import type { MessageInput, RememberResult, ScopedMemory, TextMessage } from '@recollect/core'
import { command } from '../argv/command.ts'
import type { Values } from '../argv/values.ts'
import type { Context } from '../context.ts'
import { EXIT } from '../errors/exit-codes.ts'
import type { MessageSource } from '../input/messages.ts'
import { readMessages } from '../input/messages.ts'
import { ROLES } from '../input/roles.ts'
import { warn } from '../io/messages.ts'
import { progress } from '../io/progress.ts'
import { withMemory } from '../open-memory.ts'
import { renderRemembered } from '../render/remembered.ts'
import type { Remembered } from '../render/remembered.ts'

const BATCH = 100

async function remember(source: MessageSource, context: Context): Promise<Remembered> {
  const messages = await readMessages(source, context)
  return withMemory(context, 'write', ({ memory }) => store(messages, memory, context))
}

/** In batches, so that Ctrl-C leaves whole batches behind. */
async function store(
  messages: readonly MessageInput[],
  memory: ScopedMemory,
  context: Context,
): Promise<Remembered> {
  let stopped = false
  const release = context.io.onInterrupt(() => (stopped = true))
  const shown = messages.length > BATCH ? await progress(context, context.text.output.backfill.bar) : null
  const results: RememberResult[] = []
  let cards = 0
  for (let from = 0; from < messages.length && !stopped; from += BATCH) {
    const kept = await memory.remember(messages.slice(from, from + BATCH))
    results.push(...kept)
    cards += kept.reduce(
      (sum, { changes }) => sum + changes.filter(({ action }) => action !== 'none').length,
      0,
    )
    await shown?.update(results.length, messages.length, cards)
    // SQLite answers without letting go of the process; here signals come through.
    await turn()
  }
  shown?.end()
  release()
  await warnOfOwed(results, context)
  const [only] = results
  const asked = only?.request && results.length === 1 ? await memory.describe(only.request) : ''
  return {
    scope: memory.scope,
    total: messages.length,
    stopped: results.length < messages.length,
    results,
    asked,
  }
}

/** Messages are stored whatever the embedder does; that some are not found by meaning should be known. */
async function warnOfOwed(results: readonly RememberResult[], { io, text, json }: Context): Promise<void> {
  const owed = results.flatMap(({ embedding }) =>
    embedding?.stored === false ? [embedding.reason ?? ''] : [],
  )
  const [reason] = owed
  if (reason !== undefined) await warn(io, text, json, text.output.reembed.owed(owed.length, reason))
}

export const spec = command({
  name: 'remember',
  argument: { syntax: '[text...]', help: 'text' },
  options: ['file', 'whole', 'format', 'role', 'speaker', 'session', 'at', 'key'],
  read: (values): MessageSource => {
    const whole = values.flag('whole')
    const format = values.choice('format', ['text', 'jsonl']) ?? 'text'
    if (whole && format === 'jsonl') throw values.exclusive('--whole', '--format jsonl')
    return { text: values.textSource(), whole, format, fields: readFields(values) }
  },
  run: remember,
  render: renderRemembered,
  exit: ({ stopped }) => (stopped ? EXIT.interrupted : EXIT.ok),
})

function readFields(values: Values): Omit<TextMessage, 'text'> {
  const role = values.choice('role', ROLES)
  const at = values.time('at')
  const [speaker, session, key] = [values.label('speaker'), values.label('session'), values.label('key')]
  return {
    ...(role === undefined ? {} : { role }),
    ...(speaker === undefined ? {} : { speaker }),
    ...(session === undefined ? {} : { session }),
    ...(at === undefined ? {} : { at }),
    ...(key === undefined ? {} : { key }),
  }
}
