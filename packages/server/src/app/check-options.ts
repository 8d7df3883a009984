import { InvalidConfigError } from '@recollect/core'
import { z } from 'zod'
import { LONGEST_MS } from '../options.ts'
import type { ServerOptions } from '../options.ts'

const LONGEST_S = Math.floor(LONGEST_MS / 1000)

const most = z.int().min(1)
const span = z.number().min(1).max(LONGEST_MS)
const callable = <F>() => z.custom<F>((given) => typeof given === 'function', { error: 'must be a function' })
const object = z.custom<object>((given) => typeof given === 'object' && given !== null, {
  error: 'must be an object',
})

/** As browsers send it. Anything else would never match. */
const origin = z.string().regex(/^[a-z][a-z\d+.-]*:\/\/[^\s/?#@A-Z]+$/u, {
  error: 'must be an origin as browsers send it, like https://app.example, without a path',
})

/** As it is compared: a port would never match. */
const hostNamed = z.string().regex(/^(?:[\p{Ll}\p{Lo}\d._-]+|\[[\da-f:.]+\])$/u, {
  error: 'must be a name like memory.example, in lower case and without a port',
})

const schema = z.strictObject({
  authenticate: callable().optional(),
  principal: object.optional(),
  assumeLocal: z.boolean().optional(),
  origins: z.array(origin).optional(),
  allowedHosts: z.array(hostNamed).optional(),
  rateLimit: z.strictObject({ requests: most, seconds: z.number().gt(0).max(LONGEST_S) }).nullish(),
  limits: z
    .strictObject({
      bodyBytes: most.optional(),
      importBytes: most.optional(),
      streams: z.int().min(0).optional(),
      streamsPerClient: z.int().min(0).optional(),
      exports: z.int().min(0).optional(),
      exportMs: span.optional(),
      idleMs: span.optional(),
    })
    .optional(),
  events: z.strictObject({ pollMs: span.optional(), heartbeatMs: span.optional() }).optional(),
  clientOf: callable().optional(),
  onError: callable().optional(),
  jobs: z.union([z.array(object), object]).optional(),
})

/** @throws InvalidConfigError naming the option. */
export function checkOptions(options: ServerOptions): void {
  const parsed = schema.safeParse(options)
  if (!parsed.success)
    throw new InvalidConfigError(
      `The options of createServer were refused: ${z.prettifyError(parsed.error)}. Correct them.`,
    )
}
