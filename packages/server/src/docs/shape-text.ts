import { listAt, objectAt, textAt, valueAt } from './json-view.ts'

const INDENT = '  '

/** A schema of the document as people read types: `{ text: string, at?: number | string }`. */
export function shapeText(schema: unknown, indent = ''): string {
  const ref = textAt(schema, '$ref')
  if (ref !== '') return ref.slice(ref.lastIndexOf('/') + 1)
  for (const several of ['anyOf', 'oneOf'] as const) {
    const options = listAt(schema, several)
    if (options.length > 0) return options.map((one) => shapeText(one, indent)).join(' | ')
  }
  const values = listAt(schema, 'enum')
  if (values.length > 0) return values.map((one) => JSON.stringify(one)).join(' | ')
  const types = typesOf(schema)
  return types.map((type) => typeText(type, schema, indent)).join(' | ')
}

function typesOf(schema: unknown): readonly string[] {
  const one = textAt(schema, 'type')
  if (one !== '') return [one]
  const several = listAt(schema, 'type').filter((type) => typeof type === 'string')
  return several.length > 0 ? several : ['any']
}

function typeText(type: string, schema: unknown, indent: string): string {
  if (type === 'array' && valueAt(schema, 'items') !== undefined) {
    const row = shapeText(valueAt(schema, 'items'), indent)
    return row.includes(' | ') ? `(${row})[]` : `${row}[]`
  }
  return type === 'object' ? objectText(schema, indent) : type
}

function objectText(schema: unknown, indent: string): string {
  const fields = Object.entries(objectAt(schema, 'properties'))
  if (fields.length === 0) {
    const others = valueAt(schema, 'additionalProperties')
    return typeof others === 'object' ? `{ [name]: ${shapeText(others, indent)} }` : '{ … }'
  }
  const required = new Set(listAt(schema, 'required'))
  const inner = indent + INDENT
  const lines = fields.map(
    ([name, field]) => `${inner}${name}${required.has(name) ? '' : '?'}: ${shapeText(field, inner)}`,
  )
  return `{\n${lines.join('\n')}\n${indent}}`
}
