import { Badge, Text } from '@mantine/core'
import type { CardDraft } from '@recollect/core/extraction'
import { useText } from '../app/hooks.ts'
import { isDenied } from './denied.ts'
import { attributeName } from './slot-name.ts'
import './card-line.css'

/** What a line says of a fact; cards and drafts have it. */
export type Stated = Pick<CardDraft, 'entity' | 'slot' | 'value' | 'polarity' | 'facet'>

/** A fact in a line: whose, which slot, what. */
export function CardLine({ card }: { card: Stated }) {
  const { parts, slots } = useText()
  const facet = card.facet ?? ''
  return (
    <span className="card-line">
      <Text span size="sm" c="dimmed">
        {attributeName(card.entity, card.slot, slots)}
        {facet === '' ? '' : ` · ${facet}`}
      </Text>
      {isDenied(card) && (
        <Badge size="xs" variant="light" color="orange" tt="none">
          {parts.negative}
        </Badge>
      )}
      <span className="card-value">{card.value}</span>
    </span>
  )
}
