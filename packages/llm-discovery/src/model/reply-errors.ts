import { ModelError } from '../model-error.ts'
import { placeOf } from '../openai/place.ts'
import type { ModelSettings } from './options.ts'

/** None of these repeats what the model said: it may repeat what a user said. */
export const declined = (model: string) =>
  new ModelError(
    'MODEL_REFUSED',
    `"${model}" declined to answer. The same text will be declined again: leave it out, or use another model.`,
    { retryable: false },
  )

export const filtered = (model: string) =>
  new ModelError(
    'MODEL_REFUSED',
    `A content filter held back the reply of "${model}". Leave the text out, or use a model without the filter.`,
    { retryable: false },
  )

export const noReply = (model: string) =>
  new ModelError(
    'MODEL_INVALID_RESPONSE',
    `"${model}" gave an empty reply. Try again; if it stays so, check that it is a chat model, and its template.`,
  )

export const cutOffEarly = (model: string) =>
  new ModelError(
    'MODEL_INVALID_RESPONSE',
    `The reply of "${model}" was cut off before anything could be read of it. Raise maxTokens: a model that thinks first needs more.`,
  )

export const otherShape = (model: string, schema: string, isJson: boolean) =>
  new ModelError(
    'MODEL_INVALID_RESPONSE',
    `The reply of "${model}" ${isJson ? `holds JSON that is not of the shape ${schema}` : `holds no JSON, where the shape ${schema} was asked for`}. Try again; if it stays so, use a server with structured output or a larger model.`,
  )

export const late = ({ baseURL, deadline }: Pick<ModelSettings, 'baseURL' | 'deadline'>) =>
  new ModelError(
    'MODEL_UNAVAILABLE',
    `${placeOf(baseURL)} gave no whole answer within the deadline of ${deadline} ms. Try again later, or raise deadline.`,
  )
