import type { Discoverer, Original } from '@recollect/core/plugin'

const IS = /(?<key>[a-z ]{1,40}?) is (?<value>[a-z0-9]+)/gu

/** Finds `<key> is <value>` in what the user says, relates what it finds, and tells an episode in its own words. */
export function isDiscoverer(given: Partial<Discoverer> = {}): Discoverer {
  return {
    specVersion: 1,
    name: 'is@1',
    narrate: (original) => Promise.resolve({ ...narrated(original), sameAs: null }),
    discover: (_episode, original) => {
      const nodes = draftsOf(original)
      const [first, second] = nodes
      return Promise.resolve({
        reconstruction: 'they spoke of something',
        nodes,
        relationships:
          first && second
            ? [{ from: first.key, to: second.key, type: 'related', description: 'side by side' }]
            : [],
        rejected: [
          {
            kind: 'reply' as const,
            reason: 'malformed' as const,
            detail: 'what was said could not be read',
            proposal: original.messages[0]?.text ?? '',
          },
        ],
        incomplete: null,
      })
    },
    ...given,
  }
}

const narrated = ({ messages }: Original) => ({
  title: `about ${messages[0]?.text ?? ''}`,
  summary: messages.map(({ text }) => text).join(' '),
  content: messages.map(({ text }) => text).join(' '),
})

const draftsOf = ({ messages }: Original) =>
  messages
    .filter(({ role }) => role === 'user')
    .flatMap(({ text }) =>
      [...text.matchAll(IS)].map(({ 0: quote, groups }) => ({
        key: groups?.['key']?.trim() ?? '',
        value: groups?.['value'] ?? '',
        context: text,
        gapType: 'personal_fact' as const,
        confidence: 0.8,
        quote: quote.trim(),
      })),
    )
