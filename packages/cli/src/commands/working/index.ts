import type { ContextVariable, FormResult, SessionMemory, WorkingWrite } from '@recollect/core'
import type { Context } from '../../context.ts'
import { readValues } from '../../input/json-object.ts'
import { readTime } from '../../input/times.ts'
import { warn } from '../../io/messages.ts'
import { withMemory } from '../../open-memory.ts'
import type { OpenMemory } from '../../open-memory.ts'
import { sessionMeant } from '../../sessions/meant.ts'
import { noVariable, telling } from '../../sessions/missing.ts'
import { checkSlotFields, formSlots } from '../../slots/form-slots.ts'
import { field } from '../../util/objects.ts'
import type { WorkingAction, WorkingArguments } from './spec.ts'

export type WorkingDone =
  | { readonly action: 'get'; readonly session: string; readonly variables: readonly ContextVariable[] }
  | ({ readonly action: 'set' | 'remove'; readonly session: string } & WorkingWrite)
  | ({ readonly action: 'form'; readonly session: string } & FormResult)

/** Reads and writes the variables of a session. */
export async function working({ session, what }: WorkingArguments, context: Context): Promise<WorkingDone> {
  // Read to the end first: a slow pipe must not keep the database locked, and bad input must not open it.
  const values = 'values' in what ? await readValues(what.values, context) : {}
  if (what.action === 'form') checkSlotFields(what.slots, values)
  const creates = session !== undefined && 'values' in what
  return withMemory(context, creates ? 'write' : 'read', async (open) => {
    const { memory } = open
    const meant = await sessionMeant(memory, session)
    const named = { sessions: [meant.id], ...field('variables', 'names' in what ? what.names : undefined) }
    const done = await telling(
      memory,
      named,
      act(await understood(what, open, context), values, meant, context),
    )
    await warnOfEvicted(done, context)
    return done
  })
}

/** Slots of a form by the names that the library knows. */
const understood = async (what: WorkingAction, open: OpenMemory, context: Context): Promise<WorkingAction> =>
  what.action === 'form' ? { ...what, slots: await formSlots(what.slots, open, context) } : what

async function act(
  what: WorkingAction,
  values: Readonly<Record<string, unknown>>,
  meant: SessionMemory,
  context: Context,
): Promise<WorkingDone> {
  const [memory, session] = [meant.working, meant.id]
  switch (what.action) {
    case 'get':
      return { action: 'get', session, variables: await variablesOf(what.name, meant) }
    case 'remove':
      return { action: 'remove', session, ...(await memory.remove(...what.names)) }
    case 'set': {
      const options = { mode: what.mode, ...field('ttlMs', what.ttlMs) }
      return { action: 'set', session, ...(await memory.set(values, options)) }
    }
    case 'form': {
      const { title, slots, at, ttlMs } = what
      const times = { ...field('ttlMs', ttlMs), ...field('at', at && readTime(at, context)) }
      const form = { title, fields: values, slots, ...times }
      return { action: 'form', session, ...(await memory.submitForm(form)) }
    }
  }
}

async function variablesOf(name: string | null, meant: SessionMemory): Promise<readonly ContextVariable[]> {
  if (name === null) {
    await meant.info()
    return meant.working.all()
  }
  const variable = await meant.working.get(name)
  if (variable === null) throw await noVariable(meant, name)
  return [variable]
}

/** What was removed to make room should be known. */
async function warnOfEvicted(done: WorkingDone, { io, text, json }: Context): Promise<void> {
  if (done.action === 'get' || done.evicted.length === 0) return
  const names = done.evicted.map(({ name }) => name).join(text.trace.separator)
  await warn(io, text, json, text.sessions.working.evicted(done.evicted.length, names, done.maxBytes))
}
