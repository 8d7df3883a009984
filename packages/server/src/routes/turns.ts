import { z } from '@hono/zod-openapi'
import type { QaTurn } from '@recollect/core/store'
import type { SessionMemory } from '@recollect/sessions'
import { opt, share, text, texts } from '../schemas/fields.ts'
import { wholeParam } from '../schemas/query.ts'
import { logInput, logResult } from '../schemas/session.ts'
import { qaTurn } from '../schemas/turn.ts'
import { ProblemError } from '../problems/problem.ts'
import { readRoute, writeRoute } from './scope-route.ts'
import { sessionParam } from './sessions.ts'

const turnParams = { ...sessionParam, seq: wholeParam(1, 999_999_999_999) }

const log = writeRoute({
  id: 'logTurns',
  method: 'post',
  path: '/sessions/{id}/turns',
  tag: 'sessions',
  summary: { en: 'Append questions and answers', zh: '追加问答' },
  params: sessionParam,
  body: z.strictObject({ turns: z.array(logInput).min(1).max(10_000) }).openapi('LogRequest', {
    example: { turns: [{ q: '怎么刷机？', a: '先解锁 Bootloader，再刷入镜像。' }] },
  }),
  answer: z.object({ results: z.array(logResult) }).openapi('LogAnswer'),
  run: async ({ memory, params, body }) => ({
    results: [...(await memory.session(params.id).log(body.turns))],
  }),
})

const recent = readRoute({
  id: 'recentTurns',
  method: 'get',
  path: '/sessions/{id}/turns',
  tag: 'sessions',
  summary: { en: 'The last pairs of a session', zh: '一个会话最近的问答' },
  params: sessionParam,
  query: { n: opt(wholeParam(1, 1000)) },
  answer: z.array(qaTurn).readonly(),
  run: ({ memory, params, query }) => memory.session(params.id).recent(query.n),
})

const get = readRoute({
  id: 'getTurn',
  method: 'get',
  path: '/sessions/{id}/turns/{seq}',
  tag: 'sessions',
  summary: { en: 'One pair', zh: '一组问答' },
  params: turnParams,
  query: {},
  answer: qaTurn,
  run: ({ memory, params }) => memory.session(params.id).turn(params.seq),
})

const patchBody = z
  .strictObject({ significance: opt(share.min(0).max(1)), topics: opt(texts), answer: opt(text) })
  .openapi('TurnPatch', { example: { significance: 0.9 } })

const patch = writeRoute({
  id: 'patchTurn',
  method: 'patch',
  path: '/sessions/{id}/turns/{seq}',
  tag: 'sessions',
  summary: { en: 'Set the significance or topics of a pair', zh: '设置一组问答的重要性或话题' },
  params: turnParams,
  body: patchBody,
  answer: qaTurn,
  run: ({ memory, params, body }) => patched(memory.session(params.id), params.seq, body),
})

const remove = readRoute({
  id: 'deleteTurn',
  method: 'delete',
  path: '/sessions/{id}/turns/{seq}',
  tag: 'sessions',
  summary: { en: 'Delete one pair', zh: '删除一组问答' },
  params: turnParams,
  query: {},
  answer: null,
  run: ({ memory, params }) => memory.session(params.id).forget(params.seq),
})

/**
 * Two verbs of core, one after the other, and all or nothing: what the second could refuse is refused before the first. Core alone can tell
 * whether an answer fits, so it comes without topics.
 */
async function patched(
  session: SessionMemory,
  seq: number,
  { significance, topics, answer }: z.output<typeof patchBody>,
): Promise<QaTurn> {
  if (significance === undefined) {
    if (topics !== undefined && answer === undefined) return session.setTopics(seq, topics)
    throw refusedPatch('Give significance or topics; answer comes with significance only.')
  }
  if (topics !== undefined && answer !== undefined)
    throw refusedPatch('Give the answer and the topics in requests of their own; nothing was changed.')
  if (topics !== undefined) await session.setTopics(seq, topics)
  return session.setSignificance(seq, significance, answer)
}

const refusedPatch = (detail: string): ProblemError => new ProblemError(400, 'INVALID_REQUEST', detail)

export const turnRoutes = [log, recent, get, patch, remove]
