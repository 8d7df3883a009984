import { Anchor, Group, Text } from '@mantine/core'
import { IconRoute } from '@tabler/icons-react'
import type { Hit, RecallResult } from '@recollect/core'
import { useFeature, useScope, useText } from '../../app/hooks.ts'
import { setLastRecall } from '../../app/last-recall.ts'
import { hrefOf } from '../../app/route.ts'
import { Evidence } from '../../parts/evidence.tsx'
import { Quote } from '../../parts/quote.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { Phrase } from './phrase.tsx'

/** An answer with the words it rests on, their date, and how sure it is. */
export function AnswerView({ result }: { result: RecallResult }) {
  const { chat } = useText()
  const { answer, evidence } = result
  const model = useFeature('model')
  const scope = useScope()
  return (
    <div className="answer" role="group" aria-label={chat.answer}>
      <Group gap="sm" align="baseline">
        <Text fw={600} fz="md" component="p" m={0}>
          {answer.text}
        </Text>
        <Evidence level={evidence} />
      </Group>
      {answer.quote !== null && evidence !== 'none' && (
        <Text size="sm" component="p" m={0}>
          <Quote>{answer.quote}</Quote>{' '}
          {answer.saidAt !== null && (
            <Text span size="xs" c="dimmed">
              <TimeText at={answer.saidAt} />
            </Text>
          )}
        </Text>
      )}
      <Hits
        hits={result.hits.filter(({ id, item }) => id !== answer.card?.id && item?.id !== answer.item?.id)}
      />
      <Group gap="md">
        <Anchor
          href={hrefOf('why')}
          size="sm"
          className="why"
          onClick={() => {
            setLastRecall({ scope, query: result.query, result })
          }}
        >
          <IconRoute size={16} aria-hidden /> {chat.why}
        </Anchor>
        {model && <Phrase result={result} />}
      </Group>
    </div>
  )
}

const SHOWN = 5

function Hits({ hits }: { hits: readonly Hit[] }) {
  const { chat } = useText()
  if (hits.length === 0) return null
  return (
    <details className="hits">
      <summary>{chat.others(Math.min(hits.length, SHOWN))}</summary>
      <ul>
        {hits.slice(0, SHOWN).map((hit) => (
          <li key={hit.id}>
            <Quote>{hit.quote}</Quote>{' '}
            <Text span size="xs" c="dimmed">
              {hit.saidAt !== null && <TimeText at={hit.saidAt} detail="day" />}
            </Text>
          </li>
        ))}
      </ul>
    </details>
  )
}
