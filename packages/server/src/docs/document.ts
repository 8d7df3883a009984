import { OpenAPIHono } from '@hono/zod-openapi'
import type { RouteConfig, z } from '@hono/zod-openapi'
import type { OtherContent, Route } from '../routes/route.ts'
import { TAGS } from '../routes/tags.ts'
import { problem } from '../schemas/problem.ts'
import type { DocLanguage } from './language.ts'

/** The document as the generator gives it. */
export type ApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>

/** Its identifier is of OpenAPI 3.1, which the types of the generator do not know. */
const LICENSE = { name: 'MIT', identifier: 'MIT' }

const TITLE = { en: 'Recollect memory API', zh: 'Recollect 记忆接口' }
const DESCRIPTION = {
  en: 'Long-term memory for LLM applications: versioned facts, explainable recall. Times are epoch milliseconds. Every error is `application/problem+json` with a stable `code` and a `detail` that says what to do.',
  zh: '面向大模型应用的长期记忆：带版本的事实，可解释的回忆。时间均为毫秒时间戳。所有错误都是 `application/problem+json`，带有稳定的 `code`，并在 `detail` 中说明该怎么做。',
}
const ANSWERED = { en: 'Answered.', zh: '成功。' }
const DONE = { en: 'Done; there is no body.', zh: '完成，没有正文。' }
const ASKS = { en: '. Asks for a token.', zh: '。需要令牌。' }
const OPEN = { en: '. Asks for no token.', zh: '。不需要令牌。' }
const PROBLEM = { en: 'Refused, with what to do.', zh: '被拒绝，并说明该怎么做。' }

const isSchema = (content: z.ZodType | OtherContent): content is z.ZodType => !('says' in content)

/** The OpenAPI 3.1 document of the routes, from the very schemas that check requests. */
export function documentOf(routes: readonly Route[], tokens: boolean, language: DocLanguage): ApiDocument {
  const { openAPIRegistry, getOpenAPI31Document } = new OpenAPIHono()
  for (const route of routes) openAPIRegistry.registerPath(configOf(route, tokens, language))
  if (tokens)
    openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  return getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: TITLE[language],
      version: '1',
      description: DESCRIPTION[language],
      contact: { name: 'Recollect' },
      license: LICENSE,
    },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, texts]) => ({ name, description: texts[language] })),
  })
}

function configOf(route: Route, tokens: boolean, language: DocLanguage): RouteConfig {
  const { params, query, body } = route.shape
  const guarded = tokens && !route.open
  return {
    operationId: route.id,
    method: route.method,
    path: route.path,
    tags: [route.tag],
    summary: route.summary[language],
    description: `${route.summary[language]}${(guarded ? ASKS : OPEN)[language]}`,
    request: {
      params,
      query,
      ...(body === null ? {} : { body: { required: true, content: contentOf(body, 'application/json') } }),
    },
    responses: { ...answerOf(route, language), ...problems(route, guarded, language) },
    // Said where nothing is asked, too: left out, it may have been forgotten.
    security: guarded ? [{ bearer: [] }] : [],
  }
}

const contentOf = (content: z.ZodType | OtherContent, type: string) =>
  isSchema(content)
    ? { [type]: { schema: content } }
    : { [content.type]: { schema: { type: 'string' as const, description: content.says } } }

function answerOf({ shape: { answer } }: Route, language: DocLanguage): RouteConfig['responses'] {
  if (answer === null) return { 204: { description: DONE[language] } }
  return { 200: { description: ANSWERED[language], content: contentOf(answer, 'application/json') } }
}

/** Each may answer with any problem; those a client should think of are named. */
function problems({ shape, path }: Route, guarded: boolean, language: DocLanguage): RouteConfig['responses'] {
  const refused = {
    description: PROBLEM[language],
    content: { 'application/problem+json': { schema: problem } },
  }
  const statuses = [
    400,
    ...(guarded ? [401] : []),
    403,
    ...(path.includes('{') ? [404] : []),
    ...(shape.body === null ? [] : [409, 413, 415, 422]),
    429,
  ]
  return { ...Object.fromEntries(statuses.map((status) => [status, refused])), default: refused }
}
