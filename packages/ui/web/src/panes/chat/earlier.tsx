import { Divider, Text } from '@mantine/core'
import { useText } from '../../app/hooks.ts'
import { TimeText } from '../../parts/time-text.tsx'
import type { EarlierLine } from './earlier-lines.ts'
import { MarkedText } from './marked-text.tsx'

/** What was said before the page was opened. */
export function Earlier({ lines }: { lines: readonly EarlierLine[] }) {
  const { chat } = useText()
  if (lines.length === 0) return null
  return (
    <section aria-label={chat.earlier}>
      <Divider label={chat.earlier} mb="md" />
      <ol className="entries">
        {lines.map((line) =>
          line.kind === 'said' ? (
            <Said key={line.item.id} line={line} />
          ) : (
            <Asked key={`turn ${String(line.turn.number)}`} line={line} />
          ),
        )}
      </ol>
      <Divider my="md" />
    </section>
  )
}

function Said({ line: { item, taken } }: { line: Extract<EarlierLine, { kind: 'said' }> }) {
  return (
    <li className="entry">
      <div className={item.role === 'assistant' ? 'bubble bubble-assistant' : 'bubble'}>
        <MarkedText text={item.text} taken={taken} ignored={[]} unread={item.unread} />
      </div>
      <When at={item.recordedAt} />
    </li>
  )
}

function Asked({ line: { turn } }: { line: Extract<EarlierLine, { kind: 'asked' }> }) {
  return (
    <li className="entry">
      <div className="bubble">{turn.question}</div>
      {turn.answer !== null && <div className="bubble bubble-assistant">{turn.answer}</div>}
      <When at={turn.saidAt} />
    </li>
  )
}

const When = ({ at }: { at: number }) => (
  <Text span size="xs" c="dimmed">
    <TimeText at={at} />
  </Text>
)
