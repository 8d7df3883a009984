import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { isAddressable } from '../../api/names.ts'
import { useText } from '../../app/hooks.ts'
import { open } from '../../app/route.ts'

/** A session begins with the first thing written to it: here it only gets a name. */
export function Begin() {
  const { app, sessions } = useText()
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const isGood = isAddressable(name)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isGood) return
        if (name !== '') open('sessions', { id: name })
        setTyped('')
      }}
    >
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <TextInput
          size="sm"
          flex={1}
          aria-label={sessions.beginHint}
          placeholder={sessions.beginHint}
          value={typed}
          error={isGood ? null : app.badName}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
          }}
        />
        <Button type="submit" variant="default">
          {sessions.begin}
        </Button>
      </Group>
    </form>
  )
}
