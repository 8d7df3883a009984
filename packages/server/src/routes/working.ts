import { z } from '@hono/zod-openapi'
import { name, opt, time, values } from '../schemas/fields.ts'
import { contextVariable, formResult, workingWrite } from '../schemas/session.ts'
import { found } from './found.ts'
import { readRoute, writeRoute } from './scope-route.ts'
import { sessionParam } from './sessions.ts'

const variableParams = { ...sessionParam, name: z.string().openapi({ example: 'plan' }) }
const ttlMs = opt(z.number().openapi({ description: 'How long it lasts, in milliseconds from now.' }))

const all = readRoute({
  id: 'listVariables',
  method: 'get',
  path: '/sessions/{id}/working',
  tag: 'working',
  summary: { en: 'All variables of a session', zh: '一个会话的全部变量' },
  params: sessionParam,
  query: {},
  answer: z.array(contextVariable).readonly(),
  run: ({ memory, params }) => memory.session(params.id).working.all(),
})

const get = readRoute({
  id: 'getVariable',
  method: 'get',
  path: '/sessions/{id}/working/{name}',
  tag: 'working',
  summary: { en: 'One variable', zh: '一个变量' },
  params: variableParams,
  query: {},
  answer: contextVariable,
  run: async ({ memory, params }) =>
    found('variable', params.name, await memory.session(params.id).working.get(params.name)),
})

const set = writeRoute({
  id: 'setVariables',
  method: 'patch',
  path: '/sessions/{id}/working',
  tag: 'working',
  summary: { en: 'Set variables; objects field by field', zh: '设置变量；对象逐字段合并' },
  params: sessionParam,
  body: z
    .strictObject({
      values,
      ttlMs,
      expiresAt: opt(time.nullable()),
      mode: opt(z.enum(['merge', 'replace'])),
      ifVersion: opt(z.record(z.string(), z.number())),
    })
    .openapi('SetVariablesRequest', { example: { values: { plan: { city: '长沙' } }, ttlMs: 3_600_000 } }),
  answer: workingWrite,
  run: ({ memory, params, body: { values: given, ...options } }) =>
    memory.session(params.id).working.set(given, options),
})

const remove = readRoute({
  id: 'removeVariable',
  method: 'delete',
  path: '/sessions/{id}/working/{name}',
  tag: 'working',
  summary: { en: 'Remove a variable', zh: '删除一个变量' },
  params: variableParams,
  query: {},
  answer: workingWrite,
  run: ({ memory, params }) => memory.session(params.id).working.remove(params.name),
})

const submitForm = writeRoute({
  id: 'submitForm',
  method: 'post',
  path: '/sessions/{id}/forms',
  tag: 'working',
  summary: { en: 'Submit a form; its fields become facts', zh: '提交表单，字段成为事实' },
  params: sessionParam,
  body: z
    .strictObject({
      title: name,
      fields: values,
      slots: opt(z.record(z.string(), z.string())),
      at: opt(time),
      ttlMs,
    })
    .openapi('FormInput', {
      example: { title: 'profile', fields: { city: '长沙' }, slots: { city: 'location' } },
    }),
  answer: formResult,
  run: ({ memory, params, body }) => memory.session(params.id).working.submitForm(body),
})

export const workingRoutes = [all, get, set, remove, submitForm]
