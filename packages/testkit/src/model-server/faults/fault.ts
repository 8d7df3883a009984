import type { ModelRequest } from '../request.ts'

/** One way to misbehave. */
export type ModelFault =
  /** An HTTP status instead of an answer; `retryAfter` goes into the header as it is: seconds, or an HTTP date. */
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: number | string }
  /** Takes the request and never answers. */
  | { readonly kind: 'silent' }
  /** Sends the body `bytes` at a time, with a pause of `everyMs` between. */
  | { readonly kind: 'drip'; readonly bytes: number; readonly everyMs: number }
  /** Cuts the connection: before the status line, or after so many bytes of the body; a negative number counts from its end. */
  | { readonly kind: 'cut'; readonly after: 'nothing' | number }
  /** The reply ends after so many characters, and says how it ended. */
  | { readonly kind: 'truncated'; readonly at: number; readonly finish: 'stop' | 'length' }
  /** The model says something else than it was scripted to. */
  | { readonly kind: 'spoiled'; readonly spoil: (content: string, request: ModelRequest) => string }
  | { readonly kind: 'refusal'; readonly words?: string }
  | { readonly kind: 'content_filter' }
  /** A body that is none of the protocol, such as the page of a proxy. */
  | { readonly kind: 'body'; readonly body: string; readonly type?: string }
  /** Embeddings of so many dimensions, or with numbers that are none. */
  | { readonly kind: 'dimensions'; readonly dimensions: number }
  | { readonly kind: 'not_a_number' }

/** Which requests a fault befalls; all conditions that are set hold. The first rule that passes counts. */
export interface FaultRule {
  readonly fault: ModelFault
  /** Numbers of requests, from 1. */
  readonly requests?: readonly number[]
  /** Task, such as `knowledge_gaps` or `embeddings`; none: every task. */
  readonly task?: string
  /** How often it happens at most; always when it is not said. */
  readonly times?: number
}

/** Rules, or a function that says what befalls a request; null: nothing does. */
export type Faults = readonly FaultRule[] | ((request: ModelRequest) => ModelFault | null)

/** Says what befalls a request, and counts. */
export function faultChooser(rules: Faults): (request: ModelRequest) => ModelFault | null {
  if (typeof rules === 'function') return rules
  const happened = new Map<FaultRule, number>()
  return (request) => {
    const rule = rules.find(
      (one) =>
        (one.requests?.includes(request.number) ?? true) &&
        (one.task === undefined || one.task === request.task) &&
        (happened.get(one) ?? 0) < (one.times ?? Infinity),
    )
    if (rule === undefined) return null
    happened.set(rule, (happened.get(rule) ?? 0) + 1)
    return rule.fault
  }
}
