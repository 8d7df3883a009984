import { Tooltip } from '@mantine/core'
import type { MemoryCard, Span } from '@recollect/core'
import type { CardDraft } from '@recollect/core/extraction'
import { useText } from '../../app/hooks.ts'
import { attributeName } from '../../parts/slot-name.ts'
import { segmentsOf } from './segments.ts'

type Marked = Pick<CardDraft, 'entity' | 'slot' | 'value' | 'confidence'> &
  Pick<MemoryCard, 'rule' | 'pack' | 'span'>

interface Props {
  readonly text: string
  readonly taken: readonly Marked[]
  readonly ignored: readonly Marked[]
  /** Parts that state something nothing read. */
  readonly unread: readonly Span[]
}

interface Mark {
  readonly of: Marked
  readonly taken: boolean
}

const UNREAD = 'unread' as const
const PERCENT = 100

/** A message with the words that facts were taken from, and what was not read; on hover and focus the rule, its confidence and its pack. */
export function MarkedText({ text, taken, ignored, unread }: Props) {
  const marks = [...taken.map((of) => ({ of, taken: true })), ...ignored.map((of) => ({ of, taken: false }))]
  const spans: readonly { readonly span: Span; readonly mark: Mark | typeof UNREAD }[] = [
    ...marks.flatMap((mark) => (mark.of.span ? [{ span: mark.of.span, mark }] : [])),
    ...unread.map((span) => ({ span, mark: UNREAD })),
  ]
  // What was taken comes first where both rest on the same words.
  return segmentsOf(text, spans).map(({ text: words, mark }, i) =>
    mark === null ? (
      <span key={i}>{words}</span>
    ) : mark === UNREAD ? (
      <UnreadWords key={i} words={words} />
    ) : (
      <MarkedWords key={i} words={words} mark={mark} />
    ),
  )
}

function UnreadWords({ words }: { words: string }) {
  const { chat } = useText()
  return (
    <Tooltip withArrow events={{ hover: true, focus: true, touch: true }} label={chat.unread}>
      <mark tabIndex={0} className="mark-unread">
        {words}
      </mark>
    </Tooltip>
  )
}

function MarkedWords({ words, mark: { of, taken } }: { words: string; mark: Mark }) {
  const { parts, slots } = useText()
  const name = attributeName(of.entity, of.slot, slots)
  return (
    <Tooltip
      withArrow
      multiline
      maw={340}
      events={{ hover: true, focus: true, touch: true }}
      label={
        <span className="mark-tip">
          <b>
            {name}: {of.value}
          </b>
          <span>
            {parts.rule} {of.rule} · {parts.confidence} {Math.round(of.confidence * PERCENT)} %
          </span>
          <span>
            {parts.pack} {of.pack}
          </span>
        </span>
      }
    >
      <mark tabIndex={0} className={taken ? 'mark' : 'mark mark-ignored'}>
        {words}
      </mark>
    </Tooltip>
  )
}
