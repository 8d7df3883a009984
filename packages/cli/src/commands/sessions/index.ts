import type { Page, Session } from '@recollect/core'
import type { Context } from '../../context.ts'
import { withMemory } from '../../open-memory.ts'
import type { SessionsArguments } from './spec.ts'

export const sessions = (args: SessionsArguments, context: Context): Promise<Page<Session>> =>
  withMemory(context, 'read', ({ memory }) => memory.sessions.list(args))
