import { RecollectError } from '@recollect/core'
import type { GenerateOptions, LanguageModel } from '@recollect/core/plugin'
import type { Context } from '../../../context.ts'
import { describeError } from '../../../errors/describe.ts'
import { loadModel } from '../../../models/discovery.ts'
import { shownUrl } from '../../../models/server.ts'
import { whyFailed } from '../../../render/knowledge/why-failed.ts'
import { settle } from '../../../util/attempt.ts'
import type { Check } from '../check.ts'

const OPENAI = 'OpenAI'

/** Tokens the answer to the question may have: those of models that think first count too. */
const ENOUGH = 256

const PING: GenerateOptions<boolean> = {
  schema: {
    name: 'ping',
    json: {
      type: 'object',
      properties: { ok: { type: 'boolean' } },
      required: ['ok'],
      additionalProperties: false,
    },
    parse: () => true,
  },
  maxTokens: ENOUGH,
}

/** Whether a model is configured; with `online` one short question says whether it can be reached and the key is taken. */
export async function modelCheck(online: boolean, context: Context): Promise<Check> {
  const { loaded, text } = context
  const { doctor } = text.knowledge
  const { name, baseURL } = loaded.settings.model
  if (name === null) return { id: 'model', status: 'ok', detail: doctor.noModel }
  const key = loaded.key === null ? doctor.noKey : doctor.keySet(loaded.key.from)
  const configured = doctor.configured(name, baseURL === null ? OPENAI : shownUrl(baseURL), key)
  const made = await settle(loadModel(loaded))
  if (!made.ok) return failed(configured, made.error, context)
  if (!online || made.value === null) {
    return { id: 'model', status: 'ok', detail: remarked(configured, doctor.notAsked, context) }
  }
  const asked = await settle(ping(made.value))
  if (!asked.ok) return failed(configured, asked.error, context)
  return { id: 'model', status: 'ok', detail: remarked(configured, doctor.answers, context) }
}

/** An answer that cannot be used is one: the server is there, and takes the key. */
async function ping(model: LanguageModel): Promise<void> {
  const asked = await settle(
    model.generate({ system: 'task: ping. Answer {"ok":true}.', user: 'ping' }, PING),
  )
  if (asked.ok || codeOf(asked.error) === 'MODEL_INVALID_RESPONSE') return
  throw asked.error
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null

/** The message of the library itself: there are words of its own for what a model's server says. */
function failed(configured: string, error: unknown, { text }: Context): Check {
  const described = describeError(error, text)
  const message = RecollectError.isInstance(error) ? error.message : described.message
  const next = whyFailed({ code: described.code, message }, { text })
  return { id: 'model', status: 'failed', detail: configured, next }
}

const remarked = (what: string, remark: string, { text }: Context): string => text.dates.remark(what, remark)
