import { Badge, Title } from '@mantine/core'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../../app/hooks.ts'
import { attributeName } from '../../parts/slot-name.ts'
import type { Asked } from './card-dialogs.tsx'
import { CardRow } from './card-row.tsx'
import type { Row } from './rows.ts'

interface Props {
  readonly rows: readonly Row[]
  readonly label: string
  /** Whether heads say the attribute; else each card does. */
  readonly heads: boolean
  readonly onAsk: (asked: Asked) => void
}

const HEAD_HEIGHT = 44
const CARD_HEIGHT = 53
const OVERSCAN = 12

/** Only what is in sight is in the document: ten thousand cards scroll like ten. */
export function CardList({ rows, label, heads, onAsk }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY)
  }, [rows])
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (i) => (rows[i]?.kind === 'head' ? HEAD_HEIGHT : CARD_HEIGHT),
    getItemKey: (i) => rows[i]?.key ?? i,
    overscan: OVERSCAN,
    scrollMargin: top,
  })
  return (
    <div
      ref={list}
      role="list"
      aria-label={label}
      className="card-list"
      style={{ height: virtual.getTotalSize() }}
    >
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index]
        return (
          row && (
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              role="listitem"
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              className="card-list-row"
              style={{ transform: `translateY(${String(start - top)}px)` }}
            >
              {row.kind === 'head' ? (
                <Head row={row} />
              ) : (
                <CardRow card={row.card} named={!heads} onAsk={onAsk} />
              )}
            </div>
          )
        )
      })}
    </div>
  )
}

function Head({ row: { entity, slot, count } }: { row: Extract<Row, { kind: 'head' }> }) {
  const { slots } = useText()
  return (
    <div className="card-head">
      <Title order={2} fz="sm" fw={650}>
        {attributeName(entity, slot, slots)}
      </Title>
      {count > 1 && (
        <Badge variant="light" color="gray" size="sm">
          {count}
        </Badge>
      )}
    </div>
  )
}
