import { z } from '@hono/zod-openapi'
import type { ErasedJobs, ScopedMemory } from '@recollect/core'
import { requireKnowledge } from '@recollect/knowledge'
import { requireSessions } from '@recollect/sessions'
import { answered, nothing } from '../app/respond.ts'
import { checked, checkPath, jsonOf, queryOf } from '../input/checked.ts'
import { bodyLimit, importLimit } from '../input/read-bytes.ts'
import type { Bilingual } from './bilingual.ts'
import type { Asked, Route } from './route.ts'
import type { TagId } from './tags.ts'

const SCOPES = '/v1/scopes/{scope}'
export const scopeParam = z
  .string()
  .openapi({ description: 'Whose memory it is: a user, a tenant, an agent.', example: 'alice' })

type Shape = z.core.$ZodLooseShape
type Fields<S extends Shape> = z.output<z.ZodObject<S, z.core.$strict>>

/** A request as a verb sees it: checked. */
export interface ScopeCall<P, Q> {
  readonly memory: ScopedMemory
  readonly params: P
  readonly query: Q
  /** Aborted when the client leaves. */
  signal(): AbortSignal
  readonly jobs: ErasedJobs | readonly ErasedJobs[]
}

interface Spec<P extends Shape, Q extends Shape, A> {
  readonly id: string
  /** Behind `/v1/scopes/{scope}`. */
  readonly path: string
  readonly tag: TagId
  readonly summary: Bilingual
  readonly params: P
  readonly query: Q
  /** Null: 204, without a body. */
  readonly answer: z.ZodType<A> | null
}

type Run<Call, A> = (call: Call) => Promise<NoInfer<A>>

interface ReadSpec<P extends Shape, Q extends Shape, A> extends Spec<P, Q, A> {
  readonly method: 'get' | 'delete'
  readonly run: Run<ScopeCall<Fields<P>, Fields<Q>>, A>
}

interface WriteSpec<P extends Shape, B, A> extends Omit<Spec<P, Record<never, never>, A>, 'query'> {
  readonly method: 'post' | 'put' | 'patch'
  /** JSON; fields it does not name are refused. */
  readonly body: z.ZodType<B>
  /** It only reads, and is asked by POST for what it is given: nobody need look for changes after it. */
  readonly reads?: true
  /** What it takes may be as large as an import. */
  readonly large?: true
  /** Other scopes it writes to. */
  readonly others?: (body: B) => readonly string[]
  readonly run: Run<ScopeCall<Fields<P>, unknown> & { readonly body: B }, A>
}

/** Routes that need a plugin, with what refuses a memory without it. */
const REQUIRES: Readonly<Partial<Record<TagId, (memory: object) => void>>> = {
  sessions: requireSessions,
  log: requireSessions,
  working: requireSessions,
  knowledge: requireKnowledge,
  discovery: requireKnowledge,
}

/** A verb that is called without a body. */
export function readRoute<A, P extends Shape, Q extends Shape>(spec: ReadSpec<P, Q, A>): Route {
  const params = z.strictObject({ scope: scopeParam, ...spec.params })
  const fields = z.strictObject(spec.params)
  const query = z.strictObject(spec.query)
  return {
    ...described(spec),
    shape: { params, query, body: null, answer: spec.answer },
    handle: async (asked) => {
      const { memory, path } = placeOf(asked)
      REQUIRES[spec.tag]?.(memory)
      const call = {
        memory,
        params: checked(fields, 'path', path),
        query: checked(query, 'query', queryOf(asked.context)),
        ...around(asked),
      }
      const answer = await spec.run(call)
      if (spec.method !== 'get') asked.service.nudges.wake(memory.scope)
      return spec.answer ? answered(answer) : nothing()
    },
  }
}

/** A verb that is called with JSON. */
export function writeRoute<A, B, P extends Shape>(spec: WriteSpec<P, B, A>): Route {
  const params = z.strictObject({ scope: scopeParam, ...spec.params })
  const fields = z.strictObject(spec.params)
  const query = z.strictObject({})
  return {
    ...described(spec),
    shape: { params, query, body: spec.body, answer: spec.answer },
    handle: async (asked) => {
      const { context, service } = asked
      const { memory, path } = placeOf(asked)
      REQUIRES[spec.tag]?.(memory)
      const limit = (spec.large === true ? importLimit : bodyLimit)(service.limits)
      const call = {
        memory,
        params: checked(fields, 'path', path),
        query: checked(query, 'query', queryOf(context)),
        body: checked(spec.body, 'body', await jsonOf(context, limit)),
        ...around(asked),
      }
      const answer = await spec.run(call)
      const written = spec.reads === true ? [] : [memory.scope, ...(spec.others?.(call.body) ?? [])]
      for (const scope of written) service.nudges.wake(scope)
      return spec.answer ? answered(answer) : nothing()
    },
  }
}

const described = ({
  id,
  method,
  path,
  tag,
  summary,
}: Pick<Route, 'id' | 'method' | 'path' | 'tag' | 'summary'>) => ({
  id,
  method,
  path: SCOPES + path,
  tag,
  summary,
  open: false,
})

/** The memory that is asked, and what else the path says; each name is decoded once. */
export function placeOf({ context, caller }: Asked): {
  readonly memory: ScopedMemory
  readonly path: Readonly<Record<string, string>>
} {
  checkPath(context)
  const { scope = '', ...path } = context.req.param()
  return { memory: caller.reach.scope(scope), path }
}

const around = ({ context, service }: Asked): Pick<ScopeCall<never, never>, 'signal' | 'jobs'> => ({
  signal: () => context.req.raw.signal,
  jobs: service.options.jobs ?? [],
})
