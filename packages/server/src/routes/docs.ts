import { createHash } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import { answered, SAFE_HEADERS } from '../app/respond.ts'
import type { ApiDocument } from '../docs/document.ts'
import { languageOf } from '../docs/language.ts'
import type { DocLanguage } from '../docs/language.ts'
import { docsPage } from '../docs/page.ts'
import { checked, queryOf } from '../input/checked.ts'
import { opt } from '../schemas/fields.ts'
import type { Asked, Route } from './route.ts'

const query = z.strictObject({ lang: opt(z.enum(['en', 'zh'])) })
const none = z.strictObject({})

const languageAsked = ({ context }: Asked): DocLanguage =>
  languageOf(checked(query, 'query', queryOf(context)).lang ?? null, context.req.header('accept-language'))

/** Styles are allowed by their hash: there is one block of them, and nothing else may load or run. */
function pageHeaders(page: string): Readonly<Record<string, string>> {
  const style = /<style>(?<text>[\s\S]*?)<\/style>/u.exec(page)?.groups?.['text'] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  return {
    ...SAFE_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    vary: 'Accept-Language',
  }
}

/** The document and its page. `document` gives it when it is asked for: it tells of these routes too. */
export function docsRoutes(document: (language: DocLanguage) => ApiDocument): readonly Route[] {
  const pages = new Map<
    DocLanguage,
    { readonly page: string; readonly headers: Readonly<Record<string, string>> }
  >()
  const made = (language: DocLanguage) => {
    const known = pages.get(language)
    if (known) return known
    const page = docsPage(document(language), language)
    const entry = { page, headers: pageHeaders(page) }
    pages.set(language, entry)
    return entry
  }
  const open = { method: 'get', tag: 'server', open: true } as const
  const shape = { params: none, query, body: null }
  return [
    {
      ...open,
      id: 'openapi',
      path: '/openapi.json',
      summary: { en: 'This document', zh: '本文档' },
      shape: { ...shape, answer: z.looseObject({ openapi: z.string() }).openapi('OpenApiDocument') },
      handle: (asked) => answered(document(languageAsked(asked))),
    },
    {
      ...open,
      id: 'docs',
      path: '/docs',
      summary: { en: 'This document as a page', zh: '本文档的页面' },
      shape: { ...shape, answer: { type: 'text/html', says: 'A page without scripts.' } },
      handle: (asked) => {
        const { page, headers } = made(languageAsked(asked))
        return new Response(page, { headers })
      },
    },
  ]
}
