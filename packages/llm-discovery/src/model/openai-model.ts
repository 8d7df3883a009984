import type { Generated, GenerateOptions, LanguageModel, ModelPrompt } from '@recollect/core/plugin'
import { ownSignal, reasonOf, untilAborted } from '../abort.ts'
import { holdsJson, readReply } from '../json/read-reply.ts'
import { ModelError } from '../model-error.ts'
import { createBreaker } from './breaker.ts'
import type { Outcome } from './breaker.ts'
import type { Complete, CompletionRequest } from './complete.ts'
import type { Completion } from './completion.ts'
import { limitOf } from './limit.ts'
import { modelSettings } from './options.ts'
import type { ModelSettings, OpenAiModelOptions } from './options.ts'
import { cutOffEarly, declined, filtered, late, noReply, otherShape } from './reply-errors.ts'
import { estimatedInput, usageOf } from './usage.ts'

/**
 * A chat model on OpenAI's API, or any server that speaks it. Nothing is sent or loaded before the first call. `generate` rejects with a
 * `ModelError`, with what the meter throws, or with the signal's reason once it is aborted.
 * @throws InvalidConfigError options that cannot work
 */
export function openAiModel(options: OpenAiModelOptions): LanguageModel {
  const settings = modelSettings(options)
  const complete = guarded(settings)
  return Object.freeze<LanguageModel>({
    model: settings.model,
    async generate<T>(prompt: ModelPrompt, options: GenerateOptions<T>): Promise<Generated<T>> {
      const estimate = estimatedInput(prompt)
      const { schema, meter, maxTokens = settings.maxTokens } = options
      const request = { prompt, schema, meter, maxTokens, estimate }
      const completion = await complete(request, ownSignal(options.signal))
      const usage = usageOf(settings.model, settings.prices, estimate, completion)
      await meter?.after(usage)
      return { ...readCompletion(completion, options, settings.model), usage }
    },
  })
}

type Guarded = (
  request: Omit<CompletionRequest, 'limit'>,
  signal: AbortSignal | undefined,
) => Promise<Completion>

/** Within the deadline, and not while the server is left alone. */
function guarded(settings: ModelSettings): Guarded {
  const breaker = createBreaker(settings.breaker, `"${settings.model}"`, () => settings.clock.now())
  let complete: Promise<Complete> | undefined
  return async (request, signal) => {
    signal?.throwIfAborted()
    const leave = breaker.enter()
    const limit = limitOf(settings.deadline, signal)
    let outcome: Outcome = 'neither'
    try {
      // The client is large: a program that asks no model does not load it.
      complete ??= import('./complete.ts').then(({ createComplete }) => createComplete(settings))
      const completion = await untilAborted((await complete)({ ...request, limit }), limit.signal)
      outcome = 'answered'
      return completion
    } catch (error) {
      if (signal?.aborted) throw reasonOf(signal)
      const shown = limit.expired ? late(settings) : error
      outcome = outcomeOf(shown)
      throw shown
    } finally {
      limit.end()
      leave(outcome)
    }
  }
}

/** A server that refuses works; a budget says nothing about it. */
function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ModelError)) return 'neither'
  return error.code === 'MODEL_UNAVAILABLE' ? 'unavailable' : 'answered'
}

function readCompletion<T>(
  { text, elsewhere, thoughts, refused, finish }: Completion,
  { schema }: GenerateOptions<T>,
  model: string,
): Omit<Generated<T>, 'usage'> {
  if (refused) throw declined(model)
  if (finish === 'content_filter') throw filtered(model)
  const cut = finish === 'length'
  const said = [text, ...elsewhere].filter((one) => one.trim() !== '')
  // Some servers take the whole reply for thoughts; of what is cut off it is that.
  const texts = said.length > 0 || cut ? said : [thoughts].filter((one) => one.trim() !== '')
  if (texts.length === 0) throw cut ? cutOffEarly(model) : noReply(model)
  for (const one of texts) {
    const read = readReply(one, schema)
    if (read !== null) return { value: read.value, truncated: cut || read.truncated, cut: read.left }
  }
  throw cut ? cutOffEarly(model) : otherShape(model, schema.name, texts.some(holdsJson))
}
