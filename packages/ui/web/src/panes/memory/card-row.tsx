import { ActionIcon, Badge, Group, Text, Tooltip } from '@mantine/core'
import type { MemoryCard } from '@recollect/core'
import { IconEraser, IconHistory, IconInfoCircle, IconPencil } from '@tabler/icons-react'
import { memo, useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '../../app/hooks.ts'
import { hrefOf } from '../../app/route.ts'
import { Confidence } from '../../parts/confidence.tsx'
import { isDenied } from '../../parts/denied.ts'
import { attributeName } from '../../parts/slot-name.ts'
import { TimeText } from '../../parts/time-text.tsx'
import type { Asked } from './card-dialogs.tsx'
import { ProvenanceView } from './provenance-view.tsx'

interface Props {
  readonly card: MemoryCard
  /** Say the attribute too. */
  readonly named: boolean
  readonly onAsk: (asked: Asked) => void
}

/** Drawn anew only when the card is another: rows come into sight and go while thousands of them are scrolled through. */
export const CardRow = memo(function CardRow({ card, named, onAsk }: Props) {
  const { slots } = useText()
  const [open, setOpen] = useState(false)
  const name = attributeName(card.entity, card.slot, slots)
  return (
    <div className={card.active ? 'card-row' : 'card-row card-over'}>
      <div className="card-row-line">
        <div className="card-row-what">
          {named && (
            <Text span size="sm" c="dimmed">
              {name}
            </Text>
          )}
          <span className="card-value">{card.value}</span>
          <Marks card={card} />
        </div>
        <span className="card-row-since">
          <TimeText at={card.validFrom ?? card.recordedAt} detail="day" />
        </span>
        <Confidence value={card.confidence} />
        <Actions
          card={card}
          what={`${name} ${card.value}`}
          open={open}
          onOpen={() => {
            setOpen(!open)
          }}
          onAsk={onAsk}
        />
      </div>
      {open && <ProvenanceView card={card.id} />}
    </div>
  )
})

function Marks({ card }: { card: MemoryCard }) {
  const { parts } = useText()
  const mark = (text: string, color: string) => (
    <Badge size="xs" variant="light" color={color} tt="none">
      {text}
    </Badge>
  )
  return (
    <>
      {card.facet && mark(card.facet, 'gray')}
      {isDenied(card) && mark(parts.negative, 'orange')}
      {card.version > 1 && mark(parts.version(card.version), 'blue')}
      {card.contested && mark(parts.contested, 'yellow')}
      {!card.active && mark(parts.noLonger, 'gray')}
    </>
  )
}

interface ActionsProps extends Omit<Props, 'named'> {
  readonly what: string
  readonly open: boolean
  readonly onOpen: () => void
}

function Actions({ card, what, open, onOpen, onAsk }: ActionsProps) {
  const { memory } = useText()
  return (
    <Group gap={2} wrap="nowrap" className="card-actions">
      <Action label={memory.origin(what)} onClick={onOpen} expanded={open}>
        <IconInfoCircle size={17} stroke={1.6} aria-hidden />
      </Action>
      <Tooltip label={memory.history(what)}>
        <ActionIcon
          component="a"
          href={hrefOf('time', { key: card.versionKey })}
          variant="subtle"
          color="gray"
          aria-label={memory.history(what)}
        >
          <IconHistory size={17} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Action
        label={memory.edit(what)}
        onClick={() => {
          onAsk({ does: 'correct', card })
        }}
      >
        <IconPencil size={17} stroke={1.6} aria-hidden />
      </Action>
      <Action
        label={memory.forget(what)}
        onClick={() => {
          onAsk({ does: 'forget', card })
        }}
      >
        <IconEraser size={17} stroke={1.6} aria-hidden />
      </Action>
    </Group>
  )
}

interface ActionProps {
  readonly label: string
  readonly onClick: () => void
  readonly expanded?: boolean
  readonly children: ReactNode
}

const Action = ({ label, onClick, expanded, children }: ActionProps) => (
  <Tooltip label={label}>
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  </Tooltip>
)
