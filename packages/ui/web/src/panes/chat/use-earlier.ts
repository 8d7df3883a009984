import type { MemoryCard, MemoryItem, Page } from '@recollect/core'
import type { QaTurn, Session } from '@recollect/core/store'
import { useQuery } from '@tanstack/react-query'
import type { Api } from '../../api/client.ts'
import { useApi } from '../../app/hooks.ts'
import { earlierLines } from './earlier-lines.ts'
import type { EarlierLine } from './earlier-lines.ts'
import { sessionOf } from './send-message.ts'

const SHOWN = 40
/** Facts of so many messages. */
const FACTS = 400
const SESSIONS = 1000

/** The page was opened: what came later is among the entries. */
const OPENED = Date.now()

/** What was said before the page was opened, and asked on the same day; the last lines of it. */
export function useEarlier(): readonly EarlierLine[] {
  const api = useApi()
  const { data } = useQuery({
    queryKey: [api.scope, 'earlier'],
    queryFn: () => readEarlier(api, sessionOf(new Date(OPENED))),
  })
  return data ?? NONE
}

const NONE: readonly EarlierLine[] = []

async function readEarlier(api: Api, today: string): Promise<readonly EarlierLine[]> {
  const order = 'newest'
  const [items, cards, turns] = await Promise.all([
    api.get<Page<MemoryItem>>('/items', { order, limit: SHOWN }),
    api.get<Page<MemoryCard>>('/cards', { order, limit: FACTS }),
    turnsOf(api, today),
  ])
  return earlierLines(OPENED, items.rows, cards.rows, turns).slice(-SHOWN)
}

/** None where nothing was asked: there is no log then. */
async function turnsOf(api: Api, session: string): Promise<readonly QaTurn[]> {
  const { rows } = await api.get<Page<Session>>('/sessions', { limit: SESSIONS })
  return rows.some(({ id }) => id === session) ? api.get(`/sessions/${session}/turns`, { n: SHOWN }) : []
}
