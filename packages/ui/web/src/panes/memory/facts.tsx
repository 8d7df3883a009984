import { Button, Center, Loader, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { useText } from '../../app/hooks.ts'
import { Empty } from '../../parts/empty.tsx'
import { Problem } from '../../parts/problem.tsx'
import { CardDialogs } from './card-dialogs.tsx'
import type { Asked } from './card-dialogs.tsx'
import { CardList } from './card-list.tsx'
import { EVERYTHING } from './filter.ts'
import { foundOf } from './found.ts'
import { plainRows, rowsOf } from './rows.ts'
import { Toolbar } from './toolbar.tsx'
import { useCards, useFound } from './use-cards.ts'

const WAIT_MS = 200

/** What is known, by attribute; or what a search finds. */
export function Facts() {
  const { memory, parts } = useText()
  const [filter, setFilter] = useState(EVERYTHING)
  const [search, setSearch] = useState('')
  const [asked, setAsked] = useState<Asked | null>(null)
  const [query] = useDebouncedValue(search.trim(), WAIT_MS)
  const searching = query !== ''
  const all = useCards(filter)
  const found = useFound(query, filter)
  const cards = useMemo(
    () => (searching ? foundOf(query, all.rows, found.data ?? []) : all.rows),
    [searching, query, all.rows, found.data],
  )
  const rows = useMemo(() => (searching ? plainRows(cards) : rowsOf(cards)), [searching, cards])
  // A search looks at what was read too.
  const failed = searching && found.error ? found : all
  const { isPending } = searching ? found : all
  const { error, refetch } = failed
  return (
    <>
      <Toolbar filter={filter} onFilter={setFilter} search={search} onSearch={setSearch} />
      <Text size="xs" c="dimmed" mb={6} role="status">
        {memory.shown(cards.length)}
      </Text>
      {error && <Problem error={error} onRetry={refetch} />}
      {isPending && !error && (
        <Center py="xl">
          <Loader aria-label={parts.loading} />
        </Center>
      )}
      {!isPending && !error && cards.length === 0 && (
        <Empty>{searching ? memory.noneFound : memory.none}</Empty>
      )}
      {rows.length > 0 && (
        <CardList
          rows={rows}
          label={searching ? memory.found : memory.list}
          heads={!searching}
          onAsk={setAsked}
        />
      )}
      {!searching && all.hasNextPage && !all.isFetching && (
        <Center mt="md">
          <Button variant="default" onClick={() => void all.fetchNextPage()}>
            {parts.more}
          </Button>
        </Center>
      )}
      <CardDialogs
        asked={asked}
        onClose={() => {
          setAsked(null)
        }}
      />
    </>
  )
}
