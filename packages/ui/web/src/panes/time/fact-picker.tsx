import { Autocomplete } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../app/hooks.ts'
import { attributeName } from '../../parts/slot-name.ts'
import { keyOf } from './facts.ts'
import type { FactChoice } from './facts.ts'

interface Props {
  readonly choices: readonly FactChoice[]
  readonly chosen: string
  readonly onChoose: (key: string) => void
}

/** Chooses a fact from those there are, or by its key. */
export function FactPicker({ choices, chosen, onChoose }: Props) {
  const { time, slots } = useText()
  const nameOf = ({ entity, slot, key, versions }: FactChoice) =>
    `${time.factOption(attributeName(entity, slot, slots), versions)} (${key})`
  const current = choices.find(({ key }) => key === chosen)
  const [typed, setTyped] = useState<string | null>(null)
  const choose = (text: string) => {
    const choice = choices.find((one) => nameOf(one) === text)
    const key = choice?.key ?? keyOf(text)
    setTyped(null)
    if (key !== '') onChoose(key)
  }
  return (
    <Autocomplete
      label={time.fact}
      description={time.factHint}
      value={typed ?? (current ? nameOf(current) : chosen)}
      data={choices.map(nameOf)}
      limit={50}
      comboboxProps={{ withinPortal: false }}
      maw={520}
      selectFirstOptionOnChange
      onFocus={(event) => {
        event.currentTarget.select()
      }}
      onChange={setTyped}
      onOptionSubmit={choose}
      onKeyDown={(event) => {
        if (
          event.key === 'Enter' &&
          typed !== null &&
          event.currentTarget.getAttribute('aria-activedescendant') === null
        )
          choose(typed)
      }}
      onBlur={() => {
        setTyped(null)
      }}
    />
  )
}
