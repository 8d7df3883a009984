import { Button, NativeSelect, Stack } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../app/hooks.ts'
import { startRun } from './runs.ts'
import { SwitchPanel } from './switch-panel.tsx'
import type { EvaluationMenu, SwitchValues } from './types.ts'

/** Chooses a set and the phases it is run with. */
export function RunForm({ menu, onStart }: { menu: EvaluationMenu; onStart: (id: number) => void }) {
  const { evaluation } = useText()
  const [set, setSet] = useState(menu.sets[0]?.id ?? '')
  const [switches, setSwitches] = useState<SwitchValues>({})
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onStart(startRun(set, switches))
      }}
    >
      <Stack gap="sm">
        <NativeSelect
          label={evaluation.set}
          value={set}
          data={menu.sets.map(({ id }) => ({ value: id, label: evaluation.sets[id] ?? id }))}
          onChange={(event) => {
            setSet(event.currentTarget.value)
          }}
        />
        <SwitchPanel switches={menu.switches} values={switches} onChange={setSwitches} />
        <Button type="submit" leftSection={<IconPlayerPlay size={16} aria-hidden />}>
          {evaluation.run}
        </Button>
      </Stack>
    </form>
  )
}
