import type { Engine } from '../engine.ts'
import type { ContextVariable } from '@recollect/core/store'
import { knownSession, readSessions } from '../access.ts'
import { isLive } from './variable.ts'

/** @throws NotFoundError when nothing was ever written to the session. */
export const getVariable = (
  engine: Engine,
  scope: string,
  session: string,
  name: string,
): Promise<ContextVariable | null> =>
  readSessions(engine, scope, async ({ sessions, working }) => {
    await knownSession(sessions, session)
    const found = await working.get(session, name)
    return found && isLive(found, engine.clock.now()) ? found : null
  })

/** @throws NotFoundError when nothing was ever written to the session. */
export const allVariables = (
  engine: Engine,
  scope: string,
  session: string,
): Promise<readonly ContextVariable[]> =>
  readSessions(engine, scope, async ({ sessions, working }) => {
    await knownSession(sessions, session)
    const now = engine.clock.now()
    return (await working.all(session)).filter((one) => isLive(one, now))
  })
