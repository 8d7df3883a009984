import { llmExtractor, openAiModel } from '@recollect/llm-discovery'
import type { ModelExtractor } from '@recollect/core/plugin'
import { z } from 'zod'
import { BenchError } from '../../io/bench-error.ts'

/** What a server was asked, and what it says that took. */
export interface Usage {
  /** Requests, those it refused and those tried again included. */
  readonly calls: number
  readonly inputTokens: number
  readonly outputTokens: number
  /** Replies that said nothing of tokens; what they took is in no sum. */
  readonly uncounted: number
}

export interface AskedModel {
  readonly name: string
  readonly extractor: ModelExtractor
  /** So far. */
  usage(): Usage
}

export interface ModelAddress {
  readonly url: string
  /** Left out: the only one the server has. */
  readonly name?: string | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

/** A model that runs on a machine like this one takes its time for ten messages. */
const TIMEOUT = 300_000
/** A list of models is there at once. */
const PATIENCE = 10_000

/**
 * A model behind an OpenAI-compatible server, as the product asks it. The key is read where the command line of the product reads it.
 * @throws BenchError when nothing answers, or there is no name to ask for
 */
export async function connect(
  { url, name: given }: ModelAddress,
  environment: Environment = process.env,
): Promise<AskedModel> {
  const apiKey = [environment['RECOLLECT_MODEL_KEY'], environment['OPENAI_API_KEY']]
    .map((key) => key?.trim())
    .find(Boolean)
  const name = await nameAt(url, given, apiKey)
  let usage: Usage = { calls: 0, inputTokens: 0, outputTokens: 0, uncounted: 0 }
  const counting: typeof fetch = async (to, init) => {
    usage = { ...usage, calls: usage.calls + 1 }
    const response = await fetch(to, init)
    if (response.ok) usage = withReply(usage, await jsonOf(response.clone()))
    return response
  }
  const model = openAiModel({
    ...{ baseURL: url, model: name, timeout: TIMEOUT, fetch: counting },
    ...(apiKey === undefined ? {} : { apiKey }),
  })
  return { name, extractor: llmExtractor({ model }), usage: () => usage }
}

/** What cannot be read is for the client to complain of. */
const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => null)

const tokens = z.int().nonnegative()
const reply = z.object({ usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }) })

/** The library estimates what a server does not report; a bench says that it was not reported. */
function withReply(sum: Usage, said: unknown): Usage {
  const { data } = reply.safeParse(said)
  if (data === undefined) return { ...sum, uncounted: sum.uncounted + 1 }
  const { prompt_tokens: input, completion_tokens: output } = data.usage
  return { ...sum, inputTokens: sum.inputTokens + input, outputTokens: sum.outputTokens + output }
}

const served = z.object({ data: z.array(z.object({ id: z.string() })) })

/** The name to ask for. Asks the server in any case: one that is not there shows before anything is read. */
async function nameAt(url: string, given: string | undefined, apiKey: string | undefined): Promise<string> {
  const { href } = new URL('models', url.endsWith('/') ? url : `${url}/`)
  const headers = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }
  const response = await fetch(href, { headers, signal: AbortSignal.timeout(PATIENCE) }).catch(
    (cause: unknown) => {
      throw new BenchError(
        `Nothing answers at ${href}. Start the server, or correct --model: its address usually ends in /v1.`,
        { cause },
      )
    },
  )
  if (given !== undefined) return given
  const names = served.safeParse(await jsonOf(response)).data?.data.map(({ id }) => id) ?? []
  const [only] = names
  if (only !== undefined && names.length === 1) return only
  const found = only === undefined ? `no list (status ${response.status})` : `several: ${names.join(', ')}`
  throw new BenchError(`Which model is to be asked? ${href} gives ${found}. Pass --model-name.`)
}
