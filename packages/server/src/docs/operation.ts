import { html } from 'hono/html'
import type { DocLanguage } from './language.ts'
import { listAt, objectAt, textAt, valueAt } from './json-view.ts'
import type { JsonObject } from './json-view.ts'
import { shapeText } from './shape-text.ts'
import { WORDS } from './words.ts'

type Html = ReturnType<typeof html>

const pretty = (value: unknown): string => JSON.stringify(value, null, 2)

/** One route of the document. Everything in it is escaped. */
export function operationHtml(
  document: unknown,
  { method, path, operation }: { method: string; path: string; operation: JsonObject },
  language: DocLanguage,
): Html {
  const words = WORDS[language]
  const guarded = listAt(operation, 'security').length > 0
  return html`<details id="${textAt(operation, 'operationId')}">
    <summary>
      <span class="method">${method}</span> <code>${path}</code>
      <span class="says">${textAt(operation, 'summary')}</span>
    </summary>
    <div class="inside">
      ${guarded ? html`<p>${words.token}</p>` : ''} ${parametersHtml(operation, language)}
      ${bodyHtml(document, operation, language)} ${answersHtml(operation, language)}
    </div>
  </details>`
}

function parametersHtml(operation: JsonObject, language: DocLanguage): Html | string {
  const words = WORDS[language]
  const parameters = listAt(operation, 'parameters')
  if (parameters.length === 0) return ''
  return html`<table>
    <caption>
      ${words.parameters}
    </caption>
    <thead>
      <tr>
        <th scope="col">${words.name}</th>
        <th scope="col">${words.where}</th>
        <th scope="col">${words.kind}</th>
        <th scope="col">${words.meaning}</th>
      </tr>
    </thead>
    <tbody>
      ${parameters.map((parameter) => parameterHtml(parameter, words.required))}
    </tbody>
  </table>`
}

function parameterHtml(parameter: unknown, required: string): Html {
  const schema = valueAt(parameter, 'schema')
  const says = [
    valueAt(parameter, 'required') === true ? required : '',
    textAt(schema, 'description') || textAt(parameter, 'description'),
  ]
  return html`<tr>
    <th scope="row"><code>${textAt(parameter, 'name')}</code></th>
    <td>${textAt(parameter, 'in')}</td>
    <td><code>${shapeText(schema)}</code></td>
    <td>${says.filter((one) => one !== '').join('. ')}</td>
  </tr>`
}

function bodyHtml(document: unknown, operation: JsonObject, language: DocLanguage): Html | string {
  const content = objectAt(objectAt(operation, 'requestBody'), 'content')
  const words = WORDS[language]
  return (
    Object.entries(content).map(([type, media]) => {
      const schema = valueAt(media, 'schema')
      const example = exampleOf(document, schema)
      return html`<h3>${words.body} <code>${type}</code></h3>
        <pre>${shapeText(schema)}</pre>
        ${
          example === undefined
            ? ''
            : html`<h4>${words.example}</h4>
                <pre>${pretty(example)}</pre>`
        }`
    })[0] ?? ''
  )
}

function exampleOf(document: unknown, schema: unknown): unknown {
  const own = valueAt(schema, 'example')
  if (own !== undefined) return own
  const ref = textAt(schema, '$ref')
  const shapes = objectAt(objectAt(document, 'components'), 'schemas')
  return ref === '' ? undefined : valueAt(valueAt(shapes, ref.slice(ref.lastIndexOf('/') + 1)), 'example')
}

function answersHtml(operation: JsonObject, language: DocLanguage): Html {
  const answers = Object.entries(objectAt(operation, 'responses'))
  return html`<h3>${WORDS[language].answers}</h3>
    <ul>
      ${answers.map(([status, answer]) => {
        const [media] = Object.entries(objectAt(answer, 'content'))
        return html`<li>
          <code>${status}</code> ${textAt(answer, 'description')}
          ${media ? html`<pre>${shapeText(valueAt(media[1], 'schema'))}</pre>` : ''}
        </li>`
      })}
    </ul>`
}
