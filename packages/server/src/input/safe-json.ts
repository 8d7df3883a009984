import { ProblemError } from '../problems/problem.ts'

const MAX_DEPTH = 64

const refuse = (detail: string): never => {
  throw new ProblemError(400, 'INVALID_JSON', detail)
}

/**
 * JSON text as a value. A key given twice counts once, the last time (RFC 8259, section 4).
 * @throws ProblemError for what is no JSON, and for more than so many values.
 */
export function parseJson(text: string, most: number): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return refuse('The body is no JSON. Send one JSON value in UTF-8.')
  }
  checkValue(value, MAX_DEPTH, { left: most, most })
  return value
}

interface Count {
  left: number
  readonly most: number
}

/**
 * What readers further in must not meet: values nested without end, more of them than are worth a look, keys that stand for a prototype.
 */
function checkValue(value: unknown, depth: number, count: Count): void {
  count.left -= 1
  if (count.left < 0) throw tooMany(count)
  if (typeof value !== 'object' || value === null) return
  if (depth === 0) refuse(`The body is nested more than ${String(MAX_DEPTH)} deep. Send it flatter.`)
  if (Array.isArray(value)) {
    for (const inner of value) checkValue(inner, depth - 1, count)
    return
  }
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__') refuse('The body has a key "__proto__". Leave it out.')
    checkValue(inner, depth - 1, count)
  }
}

const tooMany = ({ most }: Count): ProblemError =>
  new ProblemError(
    413,
    'BODY_TOO_LARGE',
    `The body has more than ${String(most)} values. Send it in several requests.`,
  )
