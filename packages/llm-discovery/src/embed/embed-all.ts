import type { EmbedOptions } from '@recollect/core/plugin'
import { ownSignal, untilAborted } from '../abort.ts'
import { ModelError } from '../model-error.ts'
import { batchesOf } from './batches.ts'
import type { TextSettings } from './settings.ts'
import { isBlank } from '../text.ts'
import { prepareText } from './text.ts'
import { finished, vectorProblem } from './vector.ts'

/** Turns one batch of texts, none of them blank, into as many vectors in their order. */
export type EmbedBatch = (
  texts: readonly string[],
  signal: AbortSignal | undefined,
) => Promise<readonly Float32Array[]>

export interface EmbedPlan {
  /** How errors name the model. */
  readonly who: string
  readonly dimensions: number
  readonly settings: TextSettings
  /** Texts of like length go together: what pads them to the longest has less to pad. */
  readonly byLength?: boolean
  readonly run: EmbedBatch
}

/** What every embedder does around its model: prepare, batch, check, normalise, restore order. A blank text gets the zero vector. */
export async function embedAll(
  texts: readonly string[],
  { kind = 'passage', signal: given }: EmbedOptions,
  plan: EmbedPlan,
): Promise<readonly Float32Array[]> {
  const { settings, dimensions } = plan
  const signal = ownSignal(given)
  signal?.throwIfAborted()
  const vectors: Float32Array[] = texts.map(() => new Float32Array(dimensions))
  const entries = texts.flatMap((text, at) =>
    isBlank(text) ? [] : [{ at, text: prepareText(text, settings.prefix[kind], settings.maxCharacters) }],
  )
  if (plan.byLength) entries.sort((a, b) => a.text.length - b.text.length)
  for (const batch of batchesOf(entries, settings.batch)) {
    signal?.throwIfAborted()
    const work = plan.run(
      batch.map(({ text }) => text),
      signal,
    )
    const answer = await untilAborted(work, signal)
    for (const [i, { at }] of batch.entries()) vectors[at] = checked(answer[i], plan)
  }
  return vectors
}

function checked(vector: Float32Array | undefined, { who, dimensions, settings }: EmbedPlan): Float32Array {
  const problem = vector === undefined ? 'gave fewer vectors than texts' : vectorProblem(vector, dimensions)
  if (vector === undefined || problem !== null) {
    throw new ModelError('MODEL_INVALID_RESPONSE', `${who} ${problem}.`, { retryable: false })
  }
  return finished(vector, settings.normalize)
}
