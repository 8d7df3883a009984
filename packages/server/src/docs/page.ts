import { html, raw } from 'hono/html'
import type { DocLanguage } from './language.ts'
import { listAt, objectAt, textAt } from './json-view.ts'
import type { JsonObject } from './json-view.ts'
import { operationHtml } from './operation.ts'
import { shapeText } from './shape-text.ts'
import { STYLE } from './style.ts'
import { WORDS } from './words.ts'

interface Operation {
  readonly method: string
  readonly path: string
  readonly operation: JsonObject
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** The document as a page: no script, nothing from elsewhere. */
export function docsPage(document: unknown, language: DocLanguage): string {
  const title = textAt(objectAt(document, 'info'), 'title')
  const page = html`<!doctype html>
    <html lang="${language === 'zh' ? 'zh-CN' : 'en'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        ${headerHtml(document, language)}
        <main>${sectionsHtml(document, language)} ${shapesHtml(document, language)}</main>
      </body>
    </html>`
  return String(page)
}

/** What stands between backticks is code. */
const withCode = (text: string) =>
  text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))

function headerHtml(document: unknown, language: DocLanguage) {
  const words = WORDS[language]
  const info = objectAt(document, 'info')
  const tags = listAt(document, 'tags').map(
    (tag) => html`<li><a href="#tag-${textAt(tag, 'name')}">${textAt(tag, 'description')}</a></li>`,
  )
  return html`<header>
    <h1>${textAt(info, 'title')}</h1>
    <p>${withCode(textAt(info, 'description'))}</p>
    <nav>
      <ul>
        <li><a href="/openapi.json?lang=${language}">${words.document}</a></li>
        <li><a href="?lang=${language === 'zh' ? 'en' : 'zh'}">${words.other}</a></li>
        ${tags}
        <li><a href="#shapes">${words.shapes}</a></li>
      </ul>
    </nav>
  </header>`
}

function sectionsHtml(document: unknown, language: DocLanguage) {
  const operations = operationsOf(document)
  return listAt(document, 'tags').map((tag) => {
    const name = textAt(tag, 'name')
    const own = operations.filter(({ operation }) => listAt(operation, 'tags').includes(name))
    return html`<section>
      <h2 id="tag-${name}">${textAt(tag, 'description')}</h2>
      ${own.map((one) => operationHtml(document, one, language))}
    </section>`
  })
}

const operationsOf = (document: unknown): readonly Operation[] =>
  Object.entries(objectAt(document, 'paths')).flatMap(([path, methods]) =>
    METHODS.map((method) => ({ method, path, operation: objectAt(methods, method) })).filter(
      ({ operation }) => textAt(operation, 'operationId') !== '',
    ),
  )

function shapesHtml(document: unknown, language: DocLanguage) {
  const shapes = Object.entries(objectAt(objectAt(document, 'components'), 'schemas'))
  return html`<section>
    <h2 id="shapes">${WORDS[language].shapes}</h2>
    ${shapes.map(
      ([name, shape]) =>
        html`<details id="shape-${name}">
          <summary><code>${name}</code> <span class="says">${textAt(shape, 'description')}</span></summary>
          <div class="inside"><pre>${shapeText(shape)}</pre></div>
        </details>`,
    )}
  </section>`
}
