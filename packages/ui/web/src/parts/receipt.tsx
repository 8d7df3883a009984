import { Badge, Text } from '@mantine/core'
import type { CardChange, MemoryCard, RememberResult } from '@recollect/core'
import type { RejectedDraft } from '@recollect/core/extraction'
import { useText } from '../app/hooks.ts'
import { CardLine } from './card-line.tsx'
import { Confidence } from './confidence.tsx'
import { attributeName } from './slot-name.ts'
import './receipt.css'

const COLORS: Readonly<Record<CardChange['action'], string>> = {
  sets: 'pine',
  updates: 'blue',
  extends: 'pine',
  retracts: 'orange',
  reinforces: 'gray',
  files: 'violet',
  corrects: 'blue',
  contests: 'yellow',
  none: 'gray',
}

/** What a message did to the memory. */
export function Receipt({ told }: { told: RememberResult }) {
  const { chat } = useText()
  const changes = told.changes.filter(({ card, closed }) => card !== null || closed.length > 0)
  return (
    <div className="receipt">
      {told.duplicate && <Note>{chat.duplicate}</Note>}
      {!told.duplicate && changes.length === 0 && (
        <Note>{told.item.role === 'user' ? chat.kept : chat.keptAssistant}</Note>
      )}
      {changes.map((change, i) => (
        <Change key={i} change={change} />
      ))}
      {ignoredOnce(told.rejected).map((rejected, i) => (
        <Ignored key={i} rejected={rejected} />
      ))}
    </div>
  )
}

/**
 * Each ignored statement once, however many rules proposed it. Where two rules only read the same words (`overlap`), nothing was ignored:
 * what one of them said stands above.
 */
function ignoredOnce(rejected: readonly RejectedDraft[]): readonly RejectedDraft[] {
  const byStatement = new Map(
    rejected.map((one) => [`${one.by} ${one.draft.entity}:${one.draft.slot} ${one.draft.value}`, one]),
  )
  return [...byStatement.values()].filter(({ by }) => by !== 'overlap')
}

const Note = ({ children }: { children: string }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
)

function Change({ change: { action, card, closed } }: { change: CardChange }) {
  const { chat, parts } = useText()
  const about = card ?? closed[0]
  if (!about) return null
  const before = closed.filter(({ value, id }) => value !== '' && id !== about.id)
  return (
    <div className="receipt-line">
      <Badge variant="light" color={COLORS[action]} size="sm" tt="none">
        {chat.actions[action]}
      </Badge>
      <Before cards={before} now={about} />
      <CardLine card={about} />
      {about.version > 1 && (
        <Badge variant="outline" color="gray" size="xs" tt="none" className="quiet-badge">
          {parts.version(about.version)}
        </Badge>
      )}
      <Confidence value={about.confidence} />
    </div>
  )
}

/** Old → new; with its slot where that is another (likes → dislikes). */
function Before({ cards, now }: { cards: readonly MemoryCard[]; now: MemoryCard }) {
  const { slots } = useText()
  return cards.map((card) => (
    <Text span size="sm" c="dimmed" key={card.id}>
      {card.slot === now.slot ? '' : `${attributeName(card.entity, card.slot, slots)} `}
      <s>{card.value}</s> →
    </Text>
  ))
}

function Ignored({ rejected: { draft, by, reason } }: { rejected: RejectedDraft }) {
  const { chat } = useText()
  return (
    <div className="receipt-line receipt-ignored">
      <Badge variant="light" color="gray" size="sm" tt="none">
        {chat.ignored}
      </Badge>
      <CardLine card={draft} />
      <Text span size="sm" c="dimmed">
        {chat.reason(by, reason)} · <code title={chat.by(by)}>{by}</code>
      </Text>
    </div>
  )
}
