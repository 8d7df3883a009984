import type { Page, TurnKeyCount } from '@recollect/core'
import type { Context } from '../../context.ts'
import { withMemory } from '../../open-memory.ts'
import type { TopicsArguments } from './spec.ts'

export const topics = (page: TopicsArguments, context: Context): Promise<Page<TurnKeyCount>> =>
  withMemory(context, 'read', ({ memory }) => memory.sessions.topics(page))
