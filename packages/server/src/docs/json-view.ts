/** Reads parts of a document, whose types allow for more than is ever in it. */
export type JsonObject = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const objectAt = (value: unknown, key: string): JsonObject => {
  const found = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
  return isObject(found) ? found : {}
}

export const textAt = (value: unknown, key: string): string => {
  const found = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
  return typeof found === 'string' ? found : ''
}

export const listAt = (value: unknown, key: string): readonly unknown[] => {
  const found = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
  return Array.isArray(found) ? found : []
}

export const valueAt = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
