import type { EpochMs, MemoryCard, ScopedMemory } from '@recollect/core'

/** The message a version was taken from; null for what was written directly, or whose message is gone. */
export interface VersionSource {
  readonly text: string
  readonly saidAt: EpochMs
  readonly speaker: string | null
}

export type ToldVersion = MemoryCard & { readonly source: VersionSource | null }

/** Versions with the words they rest on. */
export async function withSources(
  versions: readonly MemoryCard[],
  memory: Pick<ScopedMemory, 'items'>,
): Promise<readonly ToldVersion[]> {
  const sources = new Map<string, VersionSource | null>()
  for (const { itemId } of versions) {
    if (itemId === null || sources.has(itemId)) continue
    const item = await memory.items.get(itemId)
    sources.set(itemId, item && { text: item.text, saidAt: item.saidAt, speaker: item.speaker })
  }
  return versions.map((card) => ({ ...card, source: sources.get(card.itemId ?? '') ?? null }))
}
