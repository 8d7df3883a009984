import { RecollectError } from '../../errors/errors.ts'
import type { Embedder } from '../../plugin/ports.ts'

/** What `reembed()` throws when the embedder does not answer. */
export const unavailable = ({ model }: Embedder, cause: unknown) =>
  new RecollectError(
    'MODEL_UNAVAILABLE',
    `The embedder "${model}" does not answer: ${cause instanceof Error ? cause.message : String(cause)} ` +
      'What was embedded is kept. Call reembed() again to go on.',
    { cause },
  )
