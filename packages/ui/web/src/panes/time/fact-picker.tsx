import { Autocomplete } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useText } from '../../app/hooks.ts'
import { attributeName } from '../../parts/slot-name.ts'
import { keyOf, offered } from './facts.ts'
import type { FactChoice } from './facts.ts'

interface Props {
  readonly choices: readonly FactChoice[]
  readonly chosen: string
  readonly onChoose: (key: string) => void
}

/** Chooses a fact from those there are, or by its key. */
export function FactPicker({ choices, chosen, onChoose }: Props) {
  const { time, slots } = useText()
  const byName = useMemo(() => {
    const nameOf = ({ entity, slot, key, versions }: FactChoice) =>
      `${time.factOption(attributeName(entity, slot, slots), versions)} (${key})`
    return new Map(choices.map((choice) => [nameOf(choice), choice.key]))
  }, [choices, time, slots])
  const names = useMemo(() => [...byName.keys()], [byName])
  const current = names.find((name) => byName.get(name) === chosen)
  const [typed, setTyped] = useState<string | null>(null)
  const choose = (text: string) => {
    const key = byName.get(text) ?? keyOf(text)
    setTyped(null)
    if (key !== '') onChoose(key)
  }
  return (
    <Autocomplete
      label={time.fact}
      description={time.factHint}
      value={typed ?? current ?? chosen}
      data={offered(names, typed)}
      filter={({ options }) => options}
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
