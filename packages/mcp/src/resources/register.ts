import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import {
  CompleteRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { answered, RESOURCE_NOT_FOUND } from '../answered.ts'
import { safeJson } from '../text/quoted.ts'
import { wordsOf } from '../text/words.ts'
import type { Desk } from '../tools/index.ts'
import { complete } from './complete.ts'
import { readCursor } from './cursor.ts'
import { listPage } from './list.ts'
import { readPlace } from './read.ts'
import { CARD_TEMPLATE, placeOf, SESSION_TEMPLATE } from './uris.ts'

const TEMPLATES = [
  {
    name: 'card',
    title: 'Fact',
    uriTemplate: CARD_TEMPLATE,
    mimeType: 'application/json',
    description: 'One version of a fact, with who said it, in which words, and what wrote it.',
  },
  {
    name: 'session',
    title: 'Session',
    uriTemplate: SESSION_TEMPLATE,
    mimeType: 'application/json',
    description: 'A conversation: its last question-answer pairs and its working memory.',
  },
]

const badParams = (message: string) => new McpError(ErrorCode.InvalidParams, message)

/**
 * Cards and sessions as resources. Below the SDK's own resources, as those have no pages.
 */
export function registerResources({ server }: McpServer, desk: Desk): void {
  server.registerCapabilities({ resources: { listChanged: true }, completions: {} })
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: TEMPLATES }))
  server.setRequestHandler(ListResourcesRequestSchema, ({ params }) => {
    const place =
      params?.cursor === undefined ? { of: 'cards' as const, cursor: null } : readCursor(params.cursor)
    if (place === null) throw badParams('This cursor was not given by this server. List again without one.')
    return answered(desk.report, async () => ({
      ...(await listPage(desk.memory, place, wordsOf(desk.language))),
    }))
  })
  server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => {
    const place = placeOf(uri)
    if (place === null)
      throw new McpError(
        RESOURCE_NOT_FOUND,
        `No such resource. Use ${CARD_TEMPLATE} or ${SESSION_TEMPLATE}.`,
        { uri },
      )
    return answered(desk.report, async () => {
      const found = await readPlace(desk.memory, place, wordsOf(desk.language))
      return { contents: [{ uri, mimeType: 'application/json', text: safeJson(found) }] }
    })
  })
  server.setRequestHandler(CompleteRequestSchema, ({ params: { ref, argument } }) => {
    const of = ref.type === 'ref/resource' ? OF_TEMPLATE.get(ref.uri) : undefined
    if (of === undefined) throw badParams(`Complete the id of ${CARD_TEMPLATE} or ${SESSION_TEMPLATE}.`)
    if (argument.name !== 'id') throw badParams('The templates have one argument: id.')
    return answered(desk.report, async () => ({
      completion: { ...(await complete(desk.memory, of, argument.value)) },
    }))
  })
}

const OF_TEMPLATE = new Map([
  [CARD_TEMPLATE, 'cards' as const],
  [SESSION_TEMPLATE, 'sessions' as const],
])
