import type { Generated, LanguageModel, ReplySchema, ModelCall } from '@recollect/core/plugin'

/** One call of a model with what a caller gave for it. */
export const ask = <T>(
  model: LanguageModel,
  system: string,
  user: string,
  schema: ReplySchema<T>,
  { signal, meter }: ModelCall,
): Promise<Generated<T>> =>
  model.generate(
    { system, user },
    { schema, ...(signal === undefined ? {} : { signal }), ...(meter === undefined ? {} : { meter }) },
  )
