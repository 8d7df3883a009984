import { command } from '../../argv/command.ts'
import type { Values } from '../../argv/values.ts'
import { usageError } from '../../errors/cli-error.ts'
import { readGiven, readPairsOfNames } from '../../input/given-values.ts'
import type { GivenValues } from '../../input/given-values.ts'

const ACTIONS = ['get', 'set', 'form', 'remove'] as const

export type WorkingAction =
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

export interface WorkingArguments {
  readonly session: string | undefined
  readonly what: WorkingAction
}

export const workingSpec = command({
  name: 'working',
  group: 'sessions',
  argument: { syntax: '<action>', help: 'workingAction' },
  furtherArgument: { syntax: '[value...]', help: 'workingValues' },
  options: ['ofSession', 'ttl', 'replace', 'formSlot', 'at', 'valuesFile'],
  read: (values): WorkingArguments => ({ session: values.label('session'), what: readAction(values) }),
  load: async () => {
    const [{ working }, { renderWorking }] = await Promise.all([
      import('./index.ts'),
      import('../../render/sessions/working.ts'),
    ])
    return { run: working, render: renderWorking }
  },
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
