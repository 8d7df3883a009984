import { Button, Group, Text, Textarea } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSend } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useText } from '../../app/hooks.ts'
import { ComposerOptions } from './composer-options.tsx'
import type { Mode } from './decide.ts'
import type { Speaker } from './entries.ts'
import { LivePreview } from './live-preview.tsx'
import type { Written } from './use-chat.ts'

export function Composer({ onSend }: { onSend: (written: Written) => void }) {
  const { chat } = useText()
  const [text, setText] = useState('')
  const [mode, setMode] = useState<Mode>('auto')
  const [speaker, setSpeaker] = useState<Speaker>('user')
  const box = useRef<HTMLTextAreaElement>(null)
  useHotkeys([['alt+m', () => box.current?.focus(), { usePhysicalKeys: true }]], [])
  const send = () => {
    if (text.trim() === '') return
    onSend({ text: text.trim(), mode, speaker })
    setText('')
    box.current?.focus()
  }
  // While an input method composes, Enter chooses its word.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <div className="composer">
      <LivePreview text={text} mode={mode} speaker={speaker} />
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <Textarea
          ref={box}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
          }}
          onKeyDown={onKeyDown}
          aria-label={chat.message}
          placeholder={chat.placeholder}
          autosize
          minRows={1}
          maxRows={8}
          flex={1}
          size="md"
        />
        <Button
          size="md"
          h={42}
          onClick={send}
          disabled={text.trim() === ''}
          aria-label={chat.send}
          rightSection={<IconSend size={18} aria-hidden />}
        >
          {chat.send}
        </Button>
      </Group>
      <Group gap="sm" justify="space-between">
        <ComposerOptions mode={mode} onMode={setMode} speaker={speaker} onSpeaker={setSpeaker} />
        <Text size="xs" c="dimmed" visibleFrom="sm">
          {chat.enter}
        </Text>
      </Group>
    </div>
  )
}
