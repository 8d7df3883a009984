import type { LogInput, LogResult, SessionMemory, Sessions } from './api/session.ts'
import type { WorkingMemory } from './api/working.ts'
import type { Engine } from './engine.ts'
import { lazily } from '@recollect/core/plugin'
import type { OpenSession } from './open-session.ts'

const session = lazily(() => import('./open-session.ts'))
const sessions = lazily(() => import('./open-sessions.ts'))

/** The verbs of a session; all of them are loaded when the first is used. */
export function sessionHandle(engine: Engine, scope: string, id: string): SessionMemory {
  const real = async () => (await session()).openSession(engine, scope, id)
  return Object.freeze<SessionMemory>({
    id,
    info: async () => (await real()).info(),
    log: logVerb(real),
    turn: async (seq) => (await real()).turn(seq),
    recent: async (n) => (await real()).recent(n),
    topic: async (...given) => (await real()).topic(...given),
    same: async (...given) => (await real()).same(...given),
    search: async (...given) => (await real()).search(...given),
    setSignificance: async (...given) => (await real()).setSignificance(...given),
    setTopics: async (...given) => (await real()).setTopics(...given),
    forget: async (seq) => (await real()).forget(seq),
    delete: async () => (await real()).delete(),
    context: async (...given) => (await real()).context(...given),
    working: workingHandle(async () => (await real()).working),
  })
}

function logVerb(real: () => Promise<OpenSession>): SessionMemory['log'] {
  async function log(pair: LogInput): Promise<LogResult>
  async function log(pairs: readonly LogInput[]): Promise<readonly LogResult[]>
  async function log(q: string, a?: string | null, options?: Omit<LogInput, 'q' | 'a'>): Promise<LogResult>
  async function log(given: unknown, a?: unknown, options?: unknown) {
    return (await real()).log(given, a, options)
  }
  return log
}

const workingHandle = (real: () => Promise<WorkingMemory>): WorkingMemory =>
  Object.freeze<WorkingMemory>({
    get: async (name) => (await real()).get(name),
    all: async () => (await real()).all(),
    set: async (...given) => (await real()).set(...given),
    remove: async (...given) => (await real()).remove(...given),
    submitForm: async (form) => (await real()).submitForm(form),
  })

export function sessionsHandle(engine: Engine, scope: string): Sessions {
  const real = async () => (await sessions()).openSessions(engine, scope)
  return Object.freeze<Sessions>({
    list: async (page) => (await real()).list(page),
    recent: async (n) => (await real()).recent(n),
    topic: async (...given) => (await real()).topic(...given),
    same: async (...given) => (await real()).same(...given),
    search: async (...given) => (await real()).search(...given),
    topics: async (page) => (await real()).topics(page),
    renameTopic: async (...given) => (await real()).renameTopic(...given),
    stats: async () => (await real()).stats(),
    archive: async (options) => (await real()).archive(options),
    restore: async (...given) => (await real()).restore(...given),
    merge: async (...given) => (await real()).merge(...given),
    rescore: async (options) => (await real()).rescore(options),
    prune: async (options) => (await real()).prune(options),
    exportIndex: async () => (await real()).exportIndex(),
    importIndex: async (index) => (await real()).importIndex(index),
  })
}
