import type { Engine } from '../engine.ts'
import { RecollectError, InvalidInputError } from '../errors/errors.ts'
import type { CheckedMessage } from '../input/message.ts'
import { errorCode } from '../observe/observed.ts'
import type { Extraction } from '../plugin/extractor.ts'
import { told } from '../util/strings.ts'

/** Fewer are read sooner than they are handed over. */
const WORTHWHILE = 16

/** What was read elsewhere, by message; the others are still to be read. */
export type ReadElsewhere = ReadonlyMap<CheckedMessage, Extraction>

const NOTHING: ReadElsewhere = new Map()

type Bulk = NonNullable<Engine['bulk']>

/** An error is held as a value: a batch that is given up must not reject with nobody to catch it. */
type Outcome = { readonly found: ReadElsewhere } | { readonly error: unknown }

/**
 * Has batches of messages read by the bulk extractor, each while the one before is written. Ask for them in their order.
 * @throws InvalidConfigError, by what it returns, when the bulk extractor has other packs.
 */
export function readAhead(
  engine: Engine,
  bulk: Bulk,
  messages: readonly CheckedMessage[],
  batch: number,
): (from: number) => Promise<ReadElsewhere> {
  const { extractOnStore, enabled } = engine.config.extraction
  if (!extractOnStore || !enabled) return () => Promise.resolve(NOTHING)
  const start = (from: number): Promise<Outcome> =>
    read(bulk, messages.slice(from, from + batch)).then(
      (found) => ({ found }),
      (error: unknown) => ({ error }),
    )
  let next = start(0)
  return async (from) => {
    const outcome = await next
    next = start(from + batch)
    if ('found' in outcome) return outcome.found
    const { error } = outcome
    if (RecollectError.isInstance(error) && error.code === 'INVALID_CONFIG') throw error
    engine.observer?.count('recollect.extraction.bulk_failed', 1, { error: errorCode(error) })
    return NOTHING
  }
}

async function read({ extractor, setup }: Bulk, messages: readonly CheckedMessage[]): Promise<ReadElsewhere> {
  // Long ones are read in parts, here.
  const said = messages.filter(({ role, more }) => role === 'user' && more.length === 0)
  if (said.length < WORTHWHILE) return NOTHING
  const found = await extractor.extract(
    said.map(({ text, saidAt }) => ({ text, saidAt })),
    setup,
  )
  return new Map(
    said.flatMap((message, i) => {
      const facts = found[i]
      return facts ? [[message, facts] as const] : []
    }),
  )
}

const MOST = 1000

/** Rows a transaction of a resumable run: what is out of range is brought into it. @throws InvalidInputError for what is no number */
export function batchSize(batch: unknown): number {
  if (typeof batch !== 'number' || Number.isNaN(batch)) {
    throw new InvalidInputError(`batch must be a whole number from 1 to ${MOST}, not ${told(batch)}.`)
  }
  return Math.min(MOST, Math.max(1, Math.trunc(batch)))
}
