import { knownOptions } from '@recollect/core/plugin'
import type { OptionNames } from '@recollect/core/plugin'
import { requireSessions } from '@recollect/sessions'
import type { LanguageModelMiddleware } from 'ai'
import { answerOf, listener } from './answer.ts'
import { prepared } from './prepared.ts'
import type { MemoryMiddlewareOptions } from './options.ts'
import { recordTurn } from './record-turn.ts'
import type { CallOptions, StreamPart, Warning } from './sdk-types.ts'

const OPTIONS: OptionNames<MemoryMiddlewareOptions> = {
  memory: true,
  budget: true,
  include: true,
  remember: true,
  log: true,
  onRequest: true,
  placement: true,
  session: true,
  onError: true,
}

/**
 * Gives a model a memory: `wrapLanguageModel({ model, middleware: memoryMiddleware({ memory, session }) })`. Before a call the user's
 * message is remembered (once, however often it is tried or goes on with tools), and what is known about it stands before it, fenced as
 * data that is not to be trusted. After the answer both are logged in the session. Parts of a stream pass unchanged and at once; the
 * stream ends when its pair is logged. Only the user's own text becomes facts. What the memory fails at does not fail the call: see
 * `onError`. @throws InvalidConfigError for a memory without sessions.
 */
export function memoryMiddleware(options: MemoryMiddlewareOptions): LanguageModelMiddleware {
  knownOptions('memoryMiddleware', options, OPTIONS)
  requireSessions(options.memory)
  const told = new WeakMap<CallOptions, Warning[]>()
  const warningsOf = (params: CallOptions): Warning[] => told.get(params) ?? []
  return {
    specificationVersion: 'v3',
    transformParams: async ({ params }) => {
      const warnings: Warning[] = []
      const made = await prepared(params, options, warnings)
      told.set(made, warnings)
      return made
    },
    wrapGenerate: async ({ doGenerate, params }) => {
      const warnings = [...warningsOf(params)]
      const result = await doGenerate()
      await recordTurn(params, answerOf(result), options, warnings)
      return { ...result, warnings: [...result.warnings, ...warnings] }
    },
    wrapStream: async ({ doStream, params }) => {
      const result = await doStream()
      const { hear, ended } = listener()
      const watched = new TransformStream<StreamPart, StreamPart>({
        transform: (part, controller) => {
          hear(part)
          controller.enqueue(withWarnings(part, warningsOf(params)))
        },
        // The answer has been seen by then: a warning comes too late, `onError` is told.
        flush: () => recordTurn(params, ended(), options, []),
      })
      return { ...result, stream: result.stream.pipeThrough(watched) }
    },
  }
}

const withWarnings = (part: StreamPart, warnings: readonly Warning[]): StreamPart =>
  part.type === 'stream-start' && warnings.length > 0
    ? { ...part, warnings: [...part.warnings, ...warnings] }
    : part
