import { z } from '@hono/zod-openapi'
import type { MemoryCard } from '@recollect/core'
import { cardKind, memoryCard } from '../schemas/card.ts'
import { id, name, opt, pageOf, text } from '../schemas/fields.ts'
import { listParams, messageParams, momentParams } from '../schemas/query.ts'
import { provenance } from '../schemas/scope.ts'
import { factInput, moveResult, writeResult } from '../schemas/writes.ts'
import { found, idParam } from './found.ts'
import { readRoute, writeRoute } from './scope-route.ts'
import { stood } from './stood.ts'

const list = readRoute({
  id: 'listCards',
  method: 'get',
  path: '/cards',
  tag: 'facts',
  summary: { en: 'Facts, now or as they stood', zh: '事实：现在的，或当时的' },
  params: {},
  query: {
    ...listParams,
    ...messageParams,
    ...momentParams,
    entity: opt(z.string()),
    slot: opt(z.string()),
    kind: opt(cardKind),
  },
  answer: pageOf<MemoryCard>(memoryCard),
  run: ({ memory, query: { validAt, knownAt, ...options } }) =>
    stood(memory, { validAt, knownAt }).cards.list(options),
})

const get = readRoute({
  id: 'getCard',
  method: 'get',
  path: '/cards/{id}',
  tag: 'facts',
  summary: { en: 'One version of a fact', zh: '一条事实的一个版本' },
  params: { id: idParam },
  query: momentParams,
  answer: memoryCard,
  run: async ({ memory, params, query }) =>
    found('card', params.id, await stood(memory, query).cards.get(params.id)),
})

const provenanceOf = readRoute({
  id: 'provenance',
  method: 'get',
  path: '/cards/{id}/provenance',
  tag: 'facts',
  summary: { en: 'Who said a fact, and how it got here', zh: '谁说的，怎么记下来的' },
  params: { id: idParam },
  query: {},
  answer: provenance,
  run: ({ memory, params }) => memory.provenance(params.id),
})

const correct = writeRoute({
  id: 'correct',
  method: 'post',
  path: '/cards/{id}/correct',
  tag: 'facts',
  summary: { en: 'Put right what was wrong from the start', zh: '更正一开始就记错的事实' },
  params: { id: idParam },
  body: z.strictObject({ value: text }).openapi('CorrectRequest', { example: { value: '长沙' } }),
  answer: writeResult,
  run: ({ memory, params, body }) => memory.correct(params.id, body.value),
})

const put = writeRoute({
  id: 'put',
  method: 'post',
  path: '/facts',
  tag: 'facts',
  summary: { en: 'Write a fact directly', zh: '直接写入一条事实' },
  params: {},
  body: factInput,
  answer: writeResult,
  run: ({ memory, body }) => memory.put(body),
})

const history = readRoute({
  id: 'history',
  method: 'get',
  path: '/facts/{slotOrKey}/history',
  tag: 'facts',
  summary: { en: 'All versions of a fact', zh: '一条事实的全部版本' },
  params: { slotOrKey: z.string().openapi({ example: 'user:location' }) },
  query: momentParams,
  answer: z.array(memoryCard).readonly(),
  run: ({ memory, params, query }) => stood(memory, query).history(params.slotOrKey),
})

const move = writeRoute({
  id: 'move',
  method: 'post',
  path: '/facts/move',
  tag: 'facts',
  summary: { en: 'Hand a fact over to another scope', zh: '把一条事实移交给另一个范围' },
  params: {},
  body: z
    .union([z.strictObject({ card: id, to: name }), z.strictObject({ slot: name, to: name })], {
      error: 'give exactly one of card and slot, and the scope to move it to',
    })
    .openapi('MoveRequest', { example: { slot: 'plan', to: 'bob' } }),
  answer: moveResult,
  others: ({ to }) => [to],
  run: ({ memory, body: { to, ...what } }) => memory.move(what, to),
})

export const factRoutes = [list, get, provenanceOf, correct, put, history, move]
