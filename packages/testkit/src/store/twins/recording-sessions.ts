import type { ContextVariable, Session, NewTurn, SessionWriter, WorkingWriter } from '@recollect/core/store'
import { instead } from './instead.ts'
import type { Replay } from './replay.ts'

const otherTurn = (turn: NewTurn): NewTurn => ({
  ...turn,
  question: `other ${turn.question}`,
  significance: 0.001,
})
const otherSession = (session: Omit<Session, 'scope'>): Omit<Session, 'scope'> => ({
  ...session,
  channel: `other ${session.channel ?? ''}`,
  turns: session.turns + 100,
  lastAt: session.lastAt - 7,
})
const otherVariable = (variable: Omit<ContextVariable, 'scope'>): Omit<ContextVariable, 'scope'> => ({
  ...variable,
  value: { other: variable.value },
  version: variable.version + 100,
})

export const recordingSessions = (sessions: SessionWriter, replays: Replay[]): SessionWriter =>
  instead(sessions, {
    append: (turn) => {
      replays.push(async (twin) => twin.sessions?.append(otherTurn(turn)))
      return sessions.append(turn)
    },
    put: (session) => {
      replays.push(async (twin) => twin.sessions?.put(otherSession(session)))
      return sessions.put(session)
    },
  })

export const recordingWorking = (working: WorkingWriter, replays: Replay[]): WorkingWriter =>
  instead(working, {
    put: (variable) => {
      replays.push(async (twin) => twin.working?.put(otherVariable(variable)))
      return working.put(variable)
    },
  })
