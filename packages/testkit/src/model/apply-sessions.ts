import type { ScopeTransaction, SessionWriter, WorkingWriter } from '@recollect/core/store'
import type { SessionOperation } from './session-operation.ts'

type WorkingOperation = Extract<SessionOperation, { readonly kind: 'put variable' | 'remove variable' }>

export async function applyToSessions(
  { sessions, working }: ScopeTransaction,
  operation: SessionOperation,
): Promise<unknown> {
  if (sessions === undefined || working === undefined) return null
  if (operation.kind === 'put variable' || operation.kind === 'remove variable')
    return applyToWorking(working, operation)
  return applyToLog(sessions, operation)
}

function applyToLog(
  sessions: SessionWriter,
  operation: Exclude<SessionOperation, WorkingOperation>,
): Promise<unknown> {
  switch (operation.kind) {
    case 'put session':
      return sessions.put(operation.session)
    case 'remove session':
      return sessions.remove(operation.id)
    case 'append turn':
      return sessions.append(operation.turn)
    case 'update turn':
      return sessions.update(operation.number, operation.patch)
    case 'remove turn':
      return sessions.removeTurn(operation.number)
    case 'restore turn':
      return sessions.restore(operation.turn)
  }
}

const applyToWorking = (working: WorkingWriter, operation: WorkingOperation): Promise<void> =>
  operation.kind === 'put variable'
    ? working.put(operation.variable)
    : working.remove(operation.session, operation.name)
