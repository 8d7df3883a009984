import { Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useText } from '../../app/hooks.ts'
import type { GraphPoint } from './graph.ts'

interface Props {
  readonly points: readonly GraphPoint[]
  readonly query: string
  readonly chosen: string | null
  readonly onSearch: (query: string) => void
  readonly onChoose: (id: string) => void
}

/** So many are shown: a longer list is searched, not read. */
const MOST = 150

/** The same as the picture, as a list: by keyboard and by ear. */
export function PointList({ points, query, chosen, onSearch, onChoose }: Props) {
  const { knowledge } = useText()
  return (
    <Stack gap={8} component="section" aria-label={knowledge.list}>
      <TextInput
        type="search"
        aria-label={knowledge.search}
        placeholder={knowledge.searchHint}
        leftSection={<IconSearch size={15} aria-hidden />}
        value={query}
        onChange={(event) => {
          onSearch(event.currentTarget.value)
        }}
      />
      {points.length === 0 && (
        <Text size="sm" c="dimmed" role="status">
          {knowledge.noMatch}
        </Text>
      )}
      <ul className="point-list" tabIndex={-1}>
        {points.slice(0, MOST).map(({ id, kind, label, detail }) => (
          <li key={id}>
            <UnstyledButton
              className="point"
              aria-current={id === chosen}
              onClick={() => {
                onChoose(id)
              }}
            >
              <span className="point-label">{label}</span>
              <span className="point-kind">{kind === 'episode' ? knowledge.episode : detail}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {points.length > MOST && (
        <Text size="xs" c="dimmed">
          {knowledge.more(points.length - MOST)}
        </Text>
      )}
    </Stack>
  )
}
