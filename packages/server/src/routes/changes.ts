import { z } from '@hono/zod-openapi'
import type { Change } from '@recollect/core'
import { id, name, opt, pageOf, text } from '../schemas/fields.ts'
import { pageParams } from '../schemas/query.ts'
import { memoryRequest } from '../schemas/request.ts'
import { forgetResult, loggedChange, undoResult } from '../schemas/writes.ts'
import { found, idParam } from './found.ts'
import { readRoute, writeRoute } from './scope-route.ts'

const options = {
  grace: opt(z.number().openapi({ description: 'Milliseconds during which `undo` brings it back.' })),
  dryRun: opt(z.boolean().openapi({ description: 'Only look: the answer says what would go.' })),
  messages: opt(
    z.enum(['forget', 'keep']).openapi({ description: 'Of a fact: whether messages that say it go too.' }),
  ),
}

const forget = writeRoute({
  id: 'forget',
  method: 'post',
  path: '/forget',
  tag: 'changes',
  summary: {
    en: 'Forget a message, a fact, a node, or what some words concern',
    zh: '忘记一条消息、一条事实、一个知识节点，或一段话所指的内容',
  },
  params: {},
  body: z
    .union(
      [
        z.strictObject({ item: id, ...options }),
        z.strictObject({ card: id, ...options }),
        z.strictObject({ slot: name, ...options }),
        z.strictObject({ node: id, ...options }),
        z.strictObject({ about: text, ...options }),
        z.strictObject({ request: memoryRequest, ...options }),
      ],
      { error: 'give exactly one of item, card, slot, node, about and request' },
    )
    .openapi('ForgetRequest', { example: { slot: 'location', grace: 86_400_000 } }),
  answer: forgetResult,
  run: ({ memory, body: { grace, dryRun, messages, ...target } }) =>
    memory.forget(target, {
      ...(grace === undefined ? {} : { grace }),
      ...(dryRun === undefined ? {} : { dryRun }),
      ...(messages === undefined ? {} : { messages }),
    }),
})

const undo = writeRoute({
  id: 'undo',
  method: 'post',
  path: '/undo',
  tag: 'changes',
  summary: { en: 'Take back a change, or all of a batch', zh: '撤销一次变更，或一批变更' },
  params: {},
  body: z.strictObject({ change: id, dependents: opt(z.enum(['refuse', 'undo'])) }).openapi('UndoRequest'),
  answer: undoResult,
  run: ({ memory, body: { change, ...options } }) => memory.undo(change, options),
})

const list = readRoute({
  id: 'listChanges',
  method: 'get',
  path: '/changes',
  tag: 'changes',
  summary: { en: 'The log of changes, newest first', zh: '变更记录，最新的在前' },
  params: {},
  query: pageParams,
  answer: pageOf<Change>(loggedChange),
  run: ({ memory, query }) => memory.changes.list(query),
})

const get = readRoute({
  id: 'getChange',
  method: 'get',
  path: '/changes/{id}',
  tag: 'changes',
  summary: { en: 'One change', zh: '一次变更' },
  params: { id: idParam },
  query: {},
  answer: loggedChange,
  run: async ({ memory, params }) => found('change', params.id, await memory.changes.get(params.id)),
})

export const changeRoutes = [forget, undo, list, get]
