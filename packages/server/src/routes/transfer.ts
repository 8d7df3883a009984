import { z } from '@hono/zod-openapi'
import { requireTransfer } from '@recollect/transfer'
import { answered } from '../app/respond.ts'
import { streamed } from '../app/streamed.ts'
import { checked, queryOf } from '../input/checked.ts'
import { linesOf } from '../input/lines.ts'
import { bodyChunks, checkContentType, importLimit } from '../input/read-bytes.ts'
import { importResult } from '../schemas/scope.ts'
import { otherRoute } from './other-route.ts'
import { placeOf } from './scope-route.ts'

export const JSON_LINES = 'application/jsonl'
/** Other names of the same. */
const JSON_LINES_NAMES = [JSON_LINES, 'application/x-ndjson', 'application/x-jsonlines']
const none = z.strictObject({})

const exported = otherRoute({
  id: 'export',
  method: 'get',
  path: '/export',
  tag: 'upkeep',
  summary: { en: 'Everything, without loss, as JSON lines', zh: '无损导出全部内容（JSON 行）' },
  answer: { type: JSON_LINES, says: 'A header, then one record a line.' },
  handle: (asked) => {
    checked(none, 'query', queryOf(asked.context))
    const { memory } = placeOf(asked)
    requireTransfer(memory)
    const route = '/v1/scopes/{scope}/export'
    return streamed(asked, { type: JSON_LINES, route, lines: () => memory.export() })
  },
})

const imported = otherRoute({
  id: 'import',
  method: 'post',
  path: '/import',
  tag: 'upkeep',
  summary: { en: 'Read an export into this scope, all or nothing', zh: '读入导出的内容，要么全部，要么不变' },
  body: { type: JSON_LINES, says: 'The lines of an export.' },
  answer: importResult,
  handle: async (asked) => {
    const { memory } = placeOf(asked)
    requireTransfer(memory)
    checked(none, 'query', queryOf(asked.context))
    checkContentType(asked.context, JSON_LINES_NAMES)
    const lines = linesOf(bodyChunks(asked.context, importLimit(asked.service.limits)))
    const result = await memory.import(lines)
    asked.service.nudges.wake(memory.scope)
    return answered(result)
  },
})

export const transferRoutes = [exported, imported]
