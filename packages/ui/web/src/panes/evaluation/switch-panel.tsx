import { Button, Collapse, Group, NumberInput, Stack, Switch, Text, Title } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useText } from '../../app/hooks.ts'
import type { EvaluationSwitch, SwitchValues } from './types.ts'

interface Props {
  readonly switches: readonly EvaluationSwitch[]
  readonly values: SwitchValues
  readonly onChange: (values: SwitchValues) => void
}

const SECTIONS = ['query', 'expansion', 'extraction'] as const

/** A run has what is here; what is as by default is not in `values`. */
export function SwitchPanel({ switches, values, onChange }: Props) {
  const { evaluation } = useText()
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const changed = Object.keys(values).length
  return (
    <Stack gap={6}>
      <Group justify="space-between">
        <Button
          variant="subtle"
          size="compact-sm"
          px={4}
          aria-expanded={isOpen}
          aria-controls={panel}
          rightSection={<IconChevronDown size={15} aria-hidden />}
          onClick={() => {
            setOpen(!isOpen)
          }}
        >
          {evaluation.switches}
          {changed > 0 && ` · ${evaluation.switchesChanged(changed)}`}
        </Button>
        {changed > 0 && (
          <Button
            variant="default"
            size="compact-xs"
            onClick={() => {
              onChange({})
            }}
          >
            {evaluation.reset}
          </Button>
        )}
      </Group>
      <Collapse expanded={isOpen} id={panel}>
        <Stack gap="sm">
          {changed === 0 && (
            <Text size="xs" c="dimmed">
              {evaluation.switchesHint}
            </Text>
          )}
          {SECTIONS.map((section) => (
            <section key={section}>
              <Title order={2} fz="sm" mb={4}>
                {evaluation.sections[section]}
              </Title>
              <Stack gap={6}>
                {switches
                  .filter((one) => one.section === section)
                  .map((one) => (
                    <Control key={one.name} of={one} values={values} onChange={onChange} />
                  ))}
              </Stack>
            </section>
          ))}
        </Stack>
      </Collapse>
    </Stack>
  )
}

/** What is set to its default is left out. */
function changedBy(values: SwitchValues, of: EvaluationSwitch, value: boolean | number): SwitchValues {
  const others = Object.fromEntries(Object.entries(values).filter(([name]) => name !== of.name))
  return value === of.default ? others : { ...others, [of.name]: value }
}

function Control({ of, values, onChange }: Omit<Props, 'switches'> & { readonly of: EvaluationSwitch }) {
  const { evaluation } = useText()
  const label = evaluation.switchNames[of.name] ?? of.name
  const value = values[of.name] ?? of.default
  if (of.kind === 'number') {
    return (
      <NumberInput
        label={label}
        value={Number(value)}
        min={of.min}
        max={of.max}
        step={of.step}
        decimalScale={2}
        size="sm"
        onChange={(next) => {
          if (typeof next === 'number') onChange(changedBy(values, of, next))
        }}
      />
    )
  }
  return (
    <Switch
      size="sm"
      label={label}
      checked={value === true}
      onChange={(event) => {
        onChange(changedBy(values, of, event.currentTarget.checked))
      }}
    />
  )
}
