import type { MemoryCard } from '@recollect/core'

/** A fact in one line: `sister location=York`, `likes!=tea` when denied, with `?` when something else is said too. */
export function factText({ entity, slot, value, polarity, contested }: MemoryCard): string {
  const whose = entity === 'user' ? '' : `${entity.replace(/^user\./u, '')} `
  return `${whose}${slot}${polarity === 'negative' ? '!' : ''}=${value}${contested ? '?' : ''}`
}
