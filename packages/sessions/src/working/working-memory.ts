import type { WorkingMemory } from '../api/working.ts'
import type { Engine } from '../engine.ts'
import { checkName, checkSet } from './check-set.ts'
import { allVariables, getVariable } from './read-variables.ts'
import { submitForm } from './submit-form.ts'
import { removeVariables, setVariables } from './write-variables.ts'

/** Working memory of one session. */
export function workingMemory(engine: Engine, scope: string, session: string): WorkingMemory {
  const place = { scope, session }
  return {
    get: async (name) => getVariable(engine, scope, session, checkName(name)),
    all: () => allVariables(engine, scope, session),
    set: async (values, options) =>
      setVariables(engine, place, checkSet(values, options, engine.clock.now())),
    remove: async (...names) => removeVariables(engine, place, names.map(checkName)),
    submitForm: (form) => submitForm(engine, place, form),
  }
}
