import { Group, NativeSelect, SegmentedControl } from '@mantine/core'
import { useText } from '../../app/hooks.ts'
import { MODES } from './decide.ts'
import type { Mode } from './decide.ts'
import type { Speaker } from './entries.ts'

const SPEAKERS = ['user', 'assistant'] as const
const modeOf = (value: string): Mode => MODES.find((mode) => mode === value) ?? 'auto'
const speakerOf = (value: string): Speaker => SPEAKERS.find((name) => name === value) ?? 'user'

interface Props {
  readonly mode: Mode
  readonly onMode: (mode: Mode) => void
  readonly speaker: Speaker
  readonly onSpeaker: (speaker: Speaker) => void
}

/** How a message is meant, and whose words it is. */
export function ComposerOptions({ mode, onMode, speaker, onSpeaker }: Props) {
  const { chat } = useText()
  return (
    <Group gap="xs">
      <SegmentedControl
        size="xs"
        aria-label={chat.mode}
        value={mode}
        onChange={(value) => {
          onMode(modeOf(value))
        }}
        data={MODES.map((value) => ({ value, label: chat.modes[value] }))}
      />
      <NativeSelect
        size="xs"
        aria-label={chat.speaker}
        value={speaker}
        onChange={(event) => {
          onSpeaker(speakerOf(event.currentTarget.value))
        }}
        data={SPEAKERS.map((value) => ({ value, label: chat.speakers[value] }))}
      />
    </Group>
  )
}
