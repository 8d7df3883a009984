import type { ContextVariable } from '@recollect/core/store'
import type { FormResult, SessionMemory, WorkingWrite } from '@recollect/sessions'
import { command } from '../argv/command.ts'
import type { Values } from '../argv/values.ts'
import type { Context } from '../context.ts'
import { usageError } from '../errors/cli-error.ts'
import { readGiven, readPairsOfNames } from '../input/given-values.ts'
import type { GivenValues } from '../input/given-values.ts'
import { readValues } from '../input/json-object.ts'
import { readTime } from '../input/times.ts'
import { warn } from '../io/messages.ts'
import { withMemory } from '../open-memory.ts'
import type { OpenMemory } from '../open-memory.ts'
import { changeLine } from '../render/change-line.ts'
import { changeSentences } from '../render/changes.ts'
import { grouped } from '../render/numbers.ts'
import { safe } from '../render/safe.ts'
import { table } from '../render/table.ts'
import { moment, when } from '../render/time.ts'
import type { View } from '../render/view.ts'
import { sessionMeant } from '../sessions/meant.ts'
import { noVariable, telling } from '../sessions/missing.ts'
import { checkSlotFields, formSlots } from '../slots/form-slots.ts'
import { field } from '../util/objects.ts'

const ACTIONS = ['get', 'set', 'form', 'remove'] as const

type WorkingAction =
  | { readonly action: 'get'; readonly name: string | null }
  | { readonly action: 'remove'; readonly names: readonly string[] }
  | {
      readonly action: 'set'
      readonly values: GivenValues
      readonly ttlMs: number | undefined
      readonly mode: 'merge' | 'replace'
    }
  | {
      readonly action: 'form'
      readonly title: string
      readonly values: GivenValues
      /** Field → slot. */
      readonly slots: Readonly<Record<string, string>>
      readonly ttlMs: number | undefined
      /** As it was typed. */
      readonly at: string | undefined
    }

interface WorkingArguments {
  readonly session: string | undefined
  readonly what: WorkingAction
}

type WorkingDone =
  | { readonly action: 'get'; readonly session: string; readonly variables: readonly ContextVariable[] }
  | ({ readonly action: 'set' | 'remove'; readonly session: string } & WorkingWrite)
  | ({ readonly action: 'form'; readonly session: string } & FormResult)

/** Reads and writes the variables of a session. */
async function working({ session, what }: WorkingArguments, context: Context): Promise<WorkingDone> {
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

function renderWorking(done: WorkingDone, view: View): string {
  switch (done.action) {
    case 'get':
      return renderVariables(done.variables, view)
    case 'form':
      return [...formLines(done, view), sizeLine(done, view)].join('\n')
    case 'set':
    case 'remove':
      return [...writeLines(done, view), sizeLine(done, view)].join('\n')
  }
}

/** One variable a line: name, version, when it was written, value. */
function renderVariables(variables: readonly ContextVariable[], view: View): string {
  const { text, colors } = view
  const { working } = text.sessions
  if (variables.length === 0) return working.none
  return table(
    variables.map(({ name, version, updatedAt, expiresAt, value }) => [
      safe(name),
      `v${String(version)}`,
      when(updatedAt, view),
      `${safe(JSON.stringify(value))}${expiresAt === null ? '' : colors.dim(text.dates.note(working.expires(moment(expiresAt, view))))}`,
    ]),
  )
}

function writeLines({ written, removed }: WorkingWrite, { text }: View): string[] {
  const { working } = text.sessions
  const names = written.map(({ name, version }) => `${safe(name)} v${String(version)}`)
  const lines = [
    ...(names.length === 0 ? [] : [working.written(names.join(text.trace.separator))]),
    ...(removed.length === 0 ? [] : [working.removed(removed.map(safe).join(text.trace.separator))]),
  ]
  return lines.length === 0 ? [working.unchanged] : lines
}

/** The form, the facts its fields gave, and what can be recalled of it. */
function formLines({ variable, remembered, batch }: FormResult, view: View): string[] {
  const { working } = view.text.sessions
  const facts = remembered.flatMap(({ changes }) => changeSentences(changes, view))
  return [
    working.form(safe(variable.name), variable.version),
    ...facts,
    working.recalled(remembered.length),
    ...(remembered.length === 0 ? [] : [changeLine(batch, view)]),
  ]
}

const sizeLine = ({ bytes, maxBytes }: WorkingWrite, { text }: View): string =>
  text.sessions.working.size(grouped(bytes), grouped(maxBytes))

export const spec = command({
  name: 'working',
  group: 'sessions',
  argument: { syntax: '<action>', help: 'workingAction' },
  furtherArgument: { syntax: '[value...]', help: 'workingValues' },
  options: ['ofSession', 'ttl', 'replace', 'formSlot', 'at', 'valuesFile'],
  read: (values): WorkingArguments => ({ session: values.label('session'), what: readAction(values) }),
  run: working,
  render: renderWorking,
})

function readAction(values: Values): WorkingAction {
  const action = ACTIONS.find((one) => one === values.argument)
  const rest = values.afterFirst
  const ttlMs = values.duration('ttl')
  switch (action) {
    case 'get':
      if (rest.all.length > 1) throw usageError((t) => t.errors.excessArguments('working get'))
      return { action, name: rest.argument }
    case 'remove':
      if (rest.argument === null) throw usageError((t) => t.errors.missingArgument('name'))
      return { action, names: rest.all }
    case 'set': {
      const mode = values.flag('replace') ? 'replace' : 'merge'
      return { action, values: readGiven(rest, 'variable'), ttlMs, mode }
    }
    case 'form': {
      const title = rest.argument
      if (title === null) throw usageError((t) => t.errors.missingArgument('title'))
      const slots = readPairsOfNames('slot', values.repeated('slot'))
      return {
        action,
        title,
        values: readGiven(rest.afterFirst, 'field'),
        slots,
        ttlMs,
        at: values.time('at'),
      }
    }
    case undefined: {
      const given = values.argument ?? ''
      throw usageError((t) => t.errors.notAChoice('<action>', given, ACTIONS.join(', ')))
    }
  }
}
