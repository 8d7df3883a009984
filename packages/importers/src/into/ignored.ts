import type { MemoryItem } from '@recollect/core'
import type { ImportTarget } from './target.ts'

/** How many facts somebody else's words would give if the user had said them. */
export async function ignoredIn(
  memory: ImportTarget,
  { role, text }: Pick<MemoryItem, 'role' | 'text'>,
): Promise<number> {
  if (role === 'user') return 0
  return (await memory.preview({ text, role: 'user' })).drafts.length
}
