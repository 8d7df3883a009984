import { RecollectError } from '@recollect/core'
import { ModelError } from '@recollect/llm-discovery'
import type { ModelReading } from '@recollect/core/plugin'
import { BenchError } from '../../io/bench-error.ts'
import { note } from '../../io/report.ts'
import type { AskedModel, Usage } from './connect.ts'
import type { Wanted } from './through-memory.ts'

/** Messages of one call: of one language, as a prompt is. */
export type Batch = readonly Wanted[]

export interface Answers {
  readonly readings: readonly ModelReading[]
  /** What the model had taken after each batch. */
  readonly usage: readonly Usage[]
  /** Batches whose reply nothing could be read of. */
  readonly unusable: number
}

/** So many replies of no use and none of use: it is not the model's skill that is measured. */
const HOPELESS = 3
const EVERY = 10

export function batchesOf(wanted: readonly Wanted[], size: number): Batch[] {
  const languages = [...new Set(wanted.map(({ context }) => context.language))]
  return languages.flatMap((language) => {
    const own = wanted.filter(({ context }) => context.language === language)
    return Array.from({ length: Math.ceil(own.length / size) }, (_, n) => own.slice(n * size, (n + 1) * size))
  })
}

/** @throws BenchError when the server cannot be asked, or its replies are of no use */
export async function askAll(model: AskedModel, batches: readonly Batch[]): Promise<Answers> {
  const readings: ModelReading[] = []
  const usage: Usage[] = []
  let unusable = 0
  for (const [number, batch] of batches.entries()) {
    const read = await askOne(model, batch)
    if (read instanceof ModelError) unusable += 1
    else readings.push(...read)
    usage.push(model.usage())
    if (read instanceof ModelError && unusable > number && unusable >= Math.min(HOPELESS, batches.length))
      throw new BenchError(
        `Nothing could be read of the first replies (${unusable}) of "${model.name}". ${read.message}`,
        { cause: read },
      )
    if ((number + 1) % EVERY === 0) note(`${number + 1} of ${batches.length} calls`)
  }
  return { readings, usage, unusable }
}

/** The error of a reply that cannot be used: a memory goes on without it too. */
async function askOne(
  { extractor, name }: AskedModel,
  batch: Batch,
): Promise<readonly ModelReading[] | ModelError> {
  const [first] = batch
  if (first === undefined) return []
  try {
    return await extractor.read(
      batch.map(({ message }) => message),
      first.context,
    )
  } catch (error) {
    if (error instanceof ModelError && isOfTheReply(error)) return error
    if (!RecollectError.isInstance(error)) throw error
    throw new BenchError(`"${name}" cannot be asked. ${error.message}`, { cause: error })
  }
}

/** A refusal with a status is of the key, the model or the request; one without is of what was to be read. */
const isOfTheReply = ({ code, status }: ModelError): boolean =>
  code === 'MODEL_INVALID_RESPONSE' || (code === 'MODEL_REFUSED' && status === undefined)
