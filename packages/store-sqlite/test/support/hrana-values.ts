/** Values as the protocol writes them in JSON (https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_2_SPEC.md). */
export type Wire =
  | { readonly type: 'null' }
  | { readonly type: 'integer'; readonly value: string }
  | { readonly type: 'float'; readonly value: number }
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'blob'; readonly base64: string }

export interface WireStatement {
  readonly sql?: string
  readonly sql_id?: number
  readonly args?: readonly Wire[]
}

export type Condition =
  | { readonly type: 'ok'; readonly step: number }
  | { readonly type: 'error'; readonly step: number }
  | { readonly type: 'not'; readonly cond: Condition }
  | { readonly type: 'and' | 'or'; readonly conds: readonly Condition[] }

export type WireRequest =
  | { readonly type: 'close' }
  | { readonly type: 'execute'; readonly stmt: WireStatement }
  | { readonly type: 'batch'; readonly batch: { readonly steps: readonly Step[] } }
  | { readonly type: 'store_sql'; readonly sql_id: number; readonly sql: string }
  | { readonly type: 'close_sql'; readonly sql_id: number }

interface Step {
  readonly condition?: Condition
  readonly stmt: WireStatement
}

export interface Pipeline {
  readonly baton?: string
  readonly requests: readonly WireRequest[]
}

/** What the client sends, which is a part of the test itself. */
export const isPipeline = (body: unknown): body is Pipeline =>
  typeof body === 'object' && body !== null && 'requests' in body && Array.isArray(body.requests)

export function fromWire(value: Wire): unknown {
  if (value.type === 'null') return null
  if (value.type === 'blob') return Buffer.from(value.base64, 'base64')
  return value.type === 'integer' ? Number(value.value) : value.value
}

export function toWire(value: unknown): Wire {
  if (value === null || value === undefined) return { type: 'null' }
  if (typeof value === 'string') return { type: 'text', value }
  if (value instanceof Uint8Array) return { type: 'blob', base64: Buffer.from(value).toString('base64') }
  if (Number.isSafeInteger(value)) return { type: 'integer', value: String(value) }
  return { type: 'float', value: Number(value) }
}
