import { join } from 'node:path'
import type { LanguagePack } from '@recollect/core'
import { z } from 'zod'
import { readJsonl, writeJsonl } from '../../io/files.ts'
import type { Folders } from '../predict.ts'
import type { Reader } from '../reader.ts'
import { statementSchema } from '../schema.ts'
import { predictStatement } from '../statements.ts'
import { connect } from './connect.ts'
import { measureModel } from './measure.ts'
import type { ModelFigures } from './measure.ts'

const price = z.coerce.number().min(0).optional()

/** Options of `labels` about a model. */
export const modelOptions = {
  /** The server; left out, no model is asked. */
  model: z
    .url({ protocol: /^https?$/u })
    // An address is printed.
    .refine((url) => !url.includes('@'), 'Leave user and password out; a key goes into RECOLLECT_MODEL_KEY.')
    .optional(),
  modelName: z.string().min(1).optional(),
  batch: z.coerce.number().int().min(1).max(40).default(10),
  priceIn: price,
  priceOut: price,
}

type ModelOptions = z.output<z.ZodObject<typeof modelOptions>>

export const PRICED_TOGETHER = [
  ({ priceIn, priceOut }: ModelOptions) => (priceIn === undefined) === (priceOut === undefined),
  'A cost takes --price-in and --price-out: pass both, or neither.',
] as const

interface RunOptions extends ModelOptions, Folders {
  readonly showExamples: boolean
}

/** Has the model that was named read the statements, and writes what it read; null when none was. */
export async function readByModel(
  rules: Reader,
  languages: readonly LanguagePack[],
  { model: url, modelName, batch, priceIn, priceOut, showExamples, data, out, files }: RunOptions,
): Promise<ModelFigures | null> {
  if (url === undefined) return null
  const model = await connect({ url, name: modelName })
  const sets = files
    .filter((name) => name.startsWith('statements'))
    .map((file) => ({ file, statements: readJsonl(join(data, file), statementSchema) }))
  const { figures, reader } = await measureModel(
    rules,
    languages,
    sets.flatMap(({ statements }) => statements),
    {
      ...{ model, batch, showExamples },
      prices:
        priceIn === undefined || priceOut === undefined
          ? null
          : { inputPerMillion: priceIn, outputPerMillion: priceOut },
    },
  )
  for (const { file, statements } of sets) {
    const labelled = statements.filter(({ cards }) => cards !== undefined)
    writeJsonl(
      join(out, 'model', file),
      labelled.map((statement) => predictStatement(reader, statement)),
    )
  }
  return figures
}
