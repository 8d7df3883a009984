import type { z } from 'zod'
import { propertyOf } from './shape.ts'
import type { Shape } from './shape.ts'

/** Problems that are reported. */
const MOST = 3

/** What is wrong with arguments, and how they look right. */
export function refusal(issues: readonly z.core.$ZodIssue[], shape: Shape): string {
  const told = issues.slice(0, MOST).map(({ path, message }) => {
    const at = path
      .map((part) => (typeof part === 'number' ? `[${String(part)}]` : `.${String(part)}`))
      .join('')
    return `${at.slice(1) || 'arguments'}: ${message}`
  })
  const more = issues.length > MOST ? [`and ${String(issues.length - MOST)} more`] : []
  const wrong = [...told, ...more].join('; ') || 'The arguments are no object'
  return `${wrong}. Pass ${wanted(shape)}. Nothing was done.`
}

const wanted = (shape: Shape): string =>
  (shape.required ?? []).length > 0
    ? JSON.stringify(example(shape))
    : `an object with ${Object.keys(shape.properties ?? {}).join(', ')}`

/** The least a shape takes, with `…` in place of what the caller knows. */
function example(shape: Shape): unknown {
  switch (shape.type) {
    case 'object': {
      const names = shape.required ?? []
      return Object.fromEntries(
        names.flatMap((name) => {
          const property = propertyOf(shape, name)
          return property === undefined ? [] : [[name, example(property)]]
        }),
      )
    }
    case 'array':
      return shape.items === undefined ? [] : [example(shape.items)]
    case 'string':
      return shape.enum?.[0] ?? '…'
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return shape.minimum ?? 0
  }
}
