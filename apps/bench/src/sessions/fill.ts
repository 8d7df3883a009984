import type { ScopedMemory } from '@recollect/core'
import { pairOf, sessionName } from './pairs.ts'

/** Logs `sessions` sessions of `pairs` pairs, a chunk of each in turn, as conversations that go on side by side. */
export async function fillLog(
  memory: ScopedMemory,
  sessions: number,
  { pairs, chunk }: { readonly pairs: number; readonly chunk: number },
): Promise<void> {
  let n = 0
  for (let from = 0; from < pairs; from += chunk) {
    const size = Math.min(chunk, pairs - from)
    for (let session = 0; session < sessions; session += 1) {
      const first = n
      n += size
      await memory
        .session(sessionName(session))
        .log(Array.from({ length: size }, (_, at) => pairOf(first + at)))
    }
  }
}
