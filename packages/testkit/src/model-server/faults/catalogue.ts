import type { ModelFault } from './fault.ts'
import * as spoil from './spoilers.ts'

/** A fault with a name, as tables of faults list it. */
export interface NamedFault {
  readonly name: string
  /** A fresh one for each use: some go on from call to call. */
  readonly fault: () => ModelFault
  /** `chat`, `embeddings`, or both. */
  readonly befalls: 'chat' | 'embeddings' | 'both'
  /** The one task it befalls; every one when it is not said. */
  readonly task?: string
}

const both = (name: string, fault: ModelFault): NamedFault => ({ name, fault: () => fault, befalls: 'both' })
const chat = (name: string, fault: ModelFault): NamedFault => ({ name, fault: () => fault, befalls: 'chat' })
const spoiled = (name: string, spoiler: () => spoil.Spoiler): NamedFault => ({
  name,
  fault: () => ({ kind: 'spoiled', spoil: spoiler() }),
  befalls: 'chat',
})

/** Every way to misbehave there is a name for. */
export const MODEL_FAULTS: readonly NamedFault[] = [
  both('429', { kind: 'status', status: 429 }),
  both('429, Retry-After in seconds', { kind: 'status', status: 429, retryAfter: 0 }),
  both('429, Retry-After as a date', {
    kind: 'status',
    status: 429,
    retryAfter: 'Thu, 01 Jan 1970 00:00:00 GMT',
  }),
  ...[500, 502, 503, 529].map((status) => both(String(status), { kind: 'status', status })),
  both('no answer at all', { kind: 'silent' }),
  both('one byte after another', { kind: 'drip', bytes: 1, everyMs: 20 }),
  both('connection cut before the answer', { kind: 'cut', after: 'nothing' }),
  both('connection cut before the body', { kind: 'cut', after: 0 }),
  both('connection cut in the body', { kind: 'cut', after: -20 }),
  both('a page of a proxy', { kind: 'body', body: '<html><body>Bad gateway</body></html>' }),
  both('half of a JSON body', { kind: 'body', body: '{"choices":[{"mess', type: 'application/json' }),
  both('an empty body', { kind: 'body', body: '', type: 'application/json' }),
  chat('reply cut off at once', { kind: 'truncated', at: 12, finish: 'length' }),
  {
    ...chat('findings cut off, said so', { kind: 'truncated', at: 190, finish: 'length' }),
    task: 'knowledge_gaps',
  },
  {
    ...chat('findings cut off, not said', { kind: 'truncated', at: 190, finish: 'stop' }),
    task: 'knowledge_gaps',
  },
  chat('refusal', { kind: 'refusal' }),
  chat('content filter', { kind: 'content_filter' }),
  spoiled('wrong schema', () => spoil.wrongSchema),
  spoiled('invented quotes', () => spoil.inventedQuotes),
  spoiled('hostile text', spoil.everyHostileText),
  spoiled('5 MB', () => spoil.hugeReply(5_000_000)),
  spoiled('500 times the same', () => spoil.manyTimes(500)),
  spoiled('empty reply', () => spoil.emptyReply),
  spoiled('prose around the JSON', () => spoil.proseAround),
  spoiled('duplicate keys', () => spoil.duplicateKeys),
  {
    name: 'vectors of another dimension',
    fault: () => ({ kind: 'dimensions', dimensions: 3 }),
    befalls: 'embeddings',
  },
  { name: 'vectors that are no numbers', fault: () => ({ kind: 'not_a_number' }), befalls: 'embeddings' },
]
