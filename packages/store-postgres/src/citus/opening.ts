import { scopeKey } from '../codec/scope-key.ts'
import { ALL_SCOPES_SETTING, SCOPE_SETTING } from '../schema/names.ts'

/**
 * What a transaction begins with, so that the policies on the nodes know its scope: Citus hands on `SET LOCAL` when it is told to, and
 * nothing that `set_config` set. A scope's number has digits only.
 */
export function citusCommands(scope: string | null): readonly string[] {
  return [
    `set local citus.propagate_set_commands to 'local'`,
    scope === null
      ? `set local ${ALL_SCOPES_SETTING} to 'on'`
      : `set local ${SCOPE_SETTING} to '${scopeKey(scope)}'`,
  ]
}
