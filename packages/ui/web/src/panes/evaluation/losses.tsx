import { Badge, Button, Group, SegmentedControl, Stack, Switch, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../app/hooks.ts'
import { lossesOnlyIn } from './compare.ts'
import type { EvaluationLoss, EvaluationResult } from './types.ts'

const PAGE = 30
const ALL = 'all'

/** What was not as it should be, with its text. */
export function Losses({ result, other }: { result: EvaluationResult; other: EvaluationResult | null }) {
  const { evaluation } = useText()
  const [kind, setKind] = useState(ALL)
  const [onlyHere, setOnlyHere] = useState(false)
  const [shown, setShown] = useState(PAGE)
  const all = other && onlyHere ? lossesOnlyIn(result, other) : result.losses
  const kinds = [...new Set(result.losses.map((loss) => loss.kind))]
  const rows = kind === ALL ? all : all.filter((loss) => loss.kind === kind)
  return (
    <Stack gap="sm" component="section" aria-label={evaluation.losses}>
      <Group justify="space-between">
        <Title order={2} fz="md">
          {evaluation.losses}{' '}
          <Text span c="dimmed">
            {rows.length}
          </Text>
        </Title>
        {other && (
          <Switch
            label={evaluation.onlyHere}
            checked={onlyHere}
            onChange={(event) => {
              setOnlyHere(event.currentTarget.checked)
            }}
          />
        )}
      </Group>
      {kinds.length > 1 && (
        <SegmentedControl
          aria-label={evaluation.filter}
          size="xs"
          value={kind}
          onChange={setKind}
          data={[
            { value: ALL, label: evaluation.allKinds },
            ...kinds.map((name) => ({ value: name, label: evaluation.lossKinds[name] })),
          ]}
        />
      )}
      {rows.length === 0 && <Text c="dimmed">{evaluation.noLosses}</Text>}
      <ul className="losses">
        {rows.slice(0, shown).map((loss) => (
          <Loss key={`${loss.kind} ${loss.id}`} loss={loss} />
        ))}
      </ul>
      {rows.length > shown && (
        <Button
          variant="default"
          onClick={() => {
            setShown(shown + PAGE)
          }}
        >
          {evaluation.moreLosses(Math.min(PAGE, rows.length - shown))}
        </Button>
      )}
    </Stack>
  )
}

function Loss({ loss: { kind, text, expected, got, rank } }: { loss: EvaluationLoss }) {
  const { evaluation } = useText()
  return (
    <li className="loss">
      <Group gap={8} align="baseline">
        <Badge
          size="sm"
          variant="light"
          color={kind === 'wrong' || kind === 'not_refused' ? 'orange' : 'gray'}
          tt="none"
        >
          {evaluation.lossKinds[kind]}
        </Badge>
        <Text span>{text}</Text>
      </Group>
      {expected.length > 0 && (
        <Text size="sm">
          <Text span size="sm" c="dimmed">
            {evaluation.expected}:
          </Text>{' '}
          {expected.join(' · ')}
          {kind === 'not_found' && ` (${rank === null ? evaluation.notFound : evaluation.place(rank)})`}
        </Text>
      )}
      <Text size="sm">
        <Text span size="sm" c="dimmed">
          {evaluation.got}:
        </Text>{' '}
        {got.join(' · ') || evaluation.none}
      </Text>
    </li>
  )
}
