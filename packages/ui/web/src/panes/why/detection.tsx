import { Badge, Group, Text } from '@mantine/core'
import type { Detection as Detected } from '@recollect/core/extraction'
import { useText } from '../../app/hooks.ts'
import { attributeName } from '../../parts/slot-name.ts'
import { entityOf, whomText } from './whom.ts'

const PERCENT = 100

/** What the question was taken to ask for, and by which rule. */
export function Detection({ detection }: { detection: Detected }) {
  const text = useText()
  const { why, slots } = text
  const { type, also, slots: asked, entity, rule, confidence } = detection
  return (
    <Group gap={8}>
      <Text span size="sm" c="dimmed">
        {why.type}
      </Text>
      <Badge tt="none">{why.types[type]}</Badge>
      {also.map((other) => (
        <Badge key={other} variant="light" tt="none">
          {why.also} {why.types[other]}
        </Badge>
      ))}
      <Text span size="sm" c="dimmed">
        {why.about}
      </Text>
      <Badge variant="light" color="gray" tt="none">
        {whomText(entity, text)}
      </Badge>
      <Text span size="sm" c="dimmed">
        {why.slots}
      </Text>
      {asked.length === 0 && <Text size="sm">{why.noSlots}</Text>}
      {asked.map((slot) => (
        <Badge key={slot} variant="light" color="violet" tt="none">
          {attributeName(entityOf(entity), slot, slots)}
        </Badge>
      ))}
      {rule !== '' && (
        <Text span size="sm" c="dimmed">
          {why.readBy} <code>{rule}</code> · {why.confidence} {Math.round(confidence * PERCENT)} %
        </Text>
      )}
    </Group>
  )
}
