import { NotFoundError } from '@recollect/core'
import type { Plugin, WriteResult } from '@recollect/core'
import { recorded } from '@recollect/core/plugin'
import type { Engine } from '@recollect/core/plugin'
import { add } from './add.ts'
import type { NewReminder } from './add.ts'
import { due } from './due.ts'
import type { DueOptions, Reminder } from './due.ts'
import { removeAbout } from './forgotten.ts'
import { marked, markOf } from './mark.ts'
import type { Mark } from './mark.ts'
import { readOptions } from './options.ts'
import type { ReminderOptions } from './options.ts'

/** Facts of a scope that have a date ahead. */
export interface Reminders {
  /** Those that are neither done nor dismissed, soonest first. */
  due(options?: DueOptions): Promise<readonly Reminder[]>
  /** Sets one. @throws InvalidInputError; NotFoundError for an `about` that is not there. */
  add(reminder: NewReminder): Promise<WriteResult>
  /** It is shown no more, until the user speaks of it again. Gives the id of the change, for `undo`. @throws NotFoundError */
  done(id: string): Promise<string>
  /** The same, for one that nobody will do. */
  dismiss(id: string): Promise<string>
}

declare module '@recollect/core' {
  interface PluginVerbs {
    /** Facts with a date ahead. */
    readonly reminders: Reminders
  }
}

/** Adds `reminders` to the scopes of a memory. Any store will do. @throws InvalidConfigError for options out of range. */
export function reminders(options: ReminderOptions = {}): Plugin {
  const { daysAhead } = readOptions(options)
  return Object.freeze<Plugin>({
    specVersion: 1,
    name: 'reminders',
    verbs: {
      names: ['reminders'],
      of: (engine, scope) => ({
        reminders: {
          due: (given) => due(engine, scope, daysAhead, given),
          add: (given) => add(engine, scope, given),
          done: (id) => mark(engine, scope, id, 'done'),
          dismiss: (id) => mark(engine, scope, id, 'dismissed'),
        },
      }),
    },
    // What the user speaks of again is ahead again, and by now their own words.
    remembered: async (_engine, { cards }, { changes }) => {
      for (const { action, card } of changes) {
        const known = action === 'reinforces' && card !== null ? await cards.get(card.id) : null
        if (known !== null && Object.keys(markOf(known)).length > 0)
          await cards.update(known.id, marked(known, null))
      }
    },
    forget: { remove: (_engine, tx, plan) => removeAbout(tx, plan) },
  })
}

/** One change, so that `undo` takes it back. */
function mark(engine: Engine, scope: string, id: string, state: Mark['state']): Promise<string> {
  return recorded(engine, scope, async ({ tx, commit }) => {
    const card = await tx.cards.get(id)
    if (card === null) throw new NotFoundError('fact', id, 'reminders.due()')
    await tx.cards.update(id, marked(card, { ...markOf(card), state }))
    const change = engine.ids.next(engine.clock.now())
    await commit({ kind: 'put', id: change })
    return change
  })
}
