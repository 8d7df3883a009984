import type { ScopedMemory, TextMessage } from '@recollect/core'
import { pick, seededRandom } from '../synthetic/random.ts'
import { syntheticStatement } from '../synthetic/statements.ts'

/** Items in the scope that is measured. */
export const SCOPE_SIZE = 500
export const SCOPE = 'speed'

const SEED = 7
const MINUTE = 60_000
const START = Date.UTC(2024, 0, 1)
const SESSIONS = 20

/** Made-up messages a minute apart, `from` onwards; the same for everyone who asks. */
export function messages(count: number, from = 0): TextMessage[] {
  const random = seededRandom(SEED + from)
  return Array.from({ length: count }, (_, i) => ({
    text: syntheticStatement(random, from + i),
    at: START + (from + i) * MINUTE,
    key: `message-${from + i}`,
    session: `session-${pick(
      Array.from({ length: SESSIONS }, (__, n) => n),
      random,
    )}`,
  }))
}

export async function fillScope(memory: ScopedMemory): Promise<void> {
  await memory.remember(messages(SCOPE_SIZE))
}
