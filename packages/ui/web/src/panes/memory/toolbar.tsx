import { Autocomplete, Group, NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useText } from '../../app/hooks.ts'
import { kindOf, KINDS } from './filter.ts'
import type { Filter } from './filter.ts'
import { useSlotChoices } from '../../parts/slot-choices.ts'

interface Props {
  readonly filter: Filter
  readonly onFilter: (filter: Filter) => void
  readonly search: string
  readonly onSearch: (search: string) => void
}

export function Toolbar({ filter, onFilter, search, onSearch }: Props) {
  const { memory } = useText()
  const slots = useSlotChoices()
  return (
    <Group gap="sm" mb="sm" align="flex-end" className="memory-toolbar">
      <TextInput
        type="search"
        flex="1 1 220px"
        label={memory.search}
        placeholder={memory.searchHint}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        onChange={(event) => {
          onSearch(event.currentTarget.value)
        }}
      />
      <SlotField
        label={memory.slot}
        data={slots.labels}
        onSlot={(label) => {
          onFilter({ ...filter, slot: label === '' ? '' : slots.slotOf(label) })
        }}
      />
      <NativeSelect
        label={memory.kind}
        value={filter.kind}
        onChange={(event) => {
          onFilter({ ...filter, kind: kindOf(event.currentTarget.value) })
        }}
        data={(['all', ...KINDS] as const).map((value) => ({ value, label: memory.kinds[value] }))}
      />
      <SegmentedControl
        aria-label={memory.status}
        value={filter.status}
        onChange={(value) => {
          onFilter({ ...filter, status: value === 'all' ? 'all' : 'active' })
        }}
        data={(['active', 'all'] as const).map((value) => ({ value, label: memory.statuses[value] }))}
      />
    </Group>
  )
}

interface SlotFieldProps {
  readonly label: string
  readonly data: string[]
  readonly onSlot: (label: string) => void
}

/** Takes effect when one is chosen, Enter is pressed, or it is emptied: half a name is no attribute. */
const SlotField = ({ label, data, onSlot }: SlotFieldProps) => (
  <Autocomplete
    w={170}
    label={label}
    data={data}
    limit={60}
    clearable
    onOptionSubmit={onSlot}
    onChange={(value) => {
      if (value === '') onSlot('')
    }}
    onKeyDown={(event) => {
      if (event.key === 'Enter' && !event.nativeEvent.isComposing) onSlot(event.currentTarget.value.trim())
    }}
  />
)
