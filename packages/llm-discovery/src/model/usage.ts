import { estimateTokens } from '@recollect/core/text'
import type { ModelCallUsage, ModelPrompt } from '@recollect/core/plugin'
import type { Completion } from './completion.ts'

/** What a million tokens cost, in any currency. */
export interface Prices {
  readonly inputPerMillion: number
  readonly outputPerMillion: number
}

/** What stands around messages in a request, a few tokens each. */
const AROUND = 10

export const estimatedInput = ({ system, user }: ModelPrompt): number =>
  estimateTokens(system) + estimateTokens(user) + AROUND

/** Of so many tokens, in millionths of the currency, rounded up: a price for a million is that of one in millionths. */
export const costMicros = (prices: Prices, input: number, output: number): number =>
  Math.ceil(input * prices.inputPerMillion + output * prices.outputPerMillion)

/** What a reply took: as the server counted, else by estimate. */
export function usageOf(
  model: string,
  prices: Prices,
  estimate: number,
  { text, inputTokens, outputTokens }: Completion,
): ModelCallUsage {
  const input = inputTokens ?? estimate
  const output = outputTokens ?? estimateTokens(text)
  return {
    model,
    inputTokens: input,
    outputTokens: output,
    costMicros: costMicros(prices, input, output),
  }
}
