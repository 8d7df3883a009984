import type { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Service } from '../app/service.ts'
import type { Caller } from '../door/caller.ts'
import type { ServerEnv } from '../options.ts'
import type { Bilingual } from './bilingual.ts'
import type { TagId } from './tags.ts'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** A request that was let in. */
export interface Asked {
  readonly context: Context<ServerEnv>
  readonly service: Service
  readonly caller: Caller
}

/** What is in an answer that is no JSON. */
export interface OtherContent {
  readonly type: string
  readonly says: string
}

/** What the document says of a route. */
export interface RouteShape {
  readonly params: z.ZodObject
  readonly query: z.ZodObject
  readonly body: z.ZodType | OtherContent | null
  /** Null: there is nothing to answer. */
  readonly answer: z.ZodType | OtherContent | null
}

/** One route: how it is reached, what the document says of it, and what it does. */
export interface Route {
  /** Its name in the document (`operationId`). */
  readonly id: string
  readonly method: Method
  /** With `{name}` for what varies. */
  readonly path: string
  readonly tag: TagId
  readonly summary: Bilingual
  /** Anybody may ask, without a token. */
  readonly open: boolean
  readonly shape: RouteShape
  handle(asked: Asked): Promise<Response> | Response
}
