import { Loader, Text } from '@mantine/core'
import type { Provenance } from '@recollect/core'
import { useRead } from '../../api/use-read.ts'
import { useText } from '../../app/hooks.ts'
import { Problem } from '../../parts/problem.tsx'
import { Quote } from '../../parts/quote.tsx'
import { TimeText } from '../../parts/time-text.tsx'

/** Who said a fact, in which words, and by which path it got here. */
export function ProvenanceView({ card }: { card: string }) {
  const { memory, parts } = useText()
  const { data, error, refetch } = useRead<Provenance>(`/cards/${encodeURIComponent(card)}/provenance`)
  if (error) return <Problem error={error} onRetry={refetch} />
  if (!data) return <Loader size="xs" aria-label={parts.loading} />
  const { message, rule, pack, source, saidAgainIn } = data
  return (
    <section className="provenance" aria-label={memory.provenance}>
      <Text size="sm">{memory.paths[data.path]}</Text>
      {message?.quote && (
        <Text size="sm" component="p" m={0}>
          <Quote>{message.quote}</Quote>{' '}
          <Text span size="xs" c="dimmed">
            <TimeText at={message.saidAt} />
          </Text>
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {rule !== null && (
          <>
            {parts.rule} <code>{rule}</code> · {parts.pack} <code>{pack}</code>
          </>
        )}
        {source !== null && (
          <>
            {memory.source} {source}
          </>
        )}
        {message?.session && (
          <>
            {' '}
            · {memory.session} {message.session}
          </>
        )}
        {saidAgainIn.length > 0 && ` · ${memory.saidAgain(saidAgainIn.length)}`}
      </Text>
    </section>
  )
}
