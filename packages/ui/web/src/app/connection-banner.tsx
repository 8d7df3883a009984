import { Alert } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { unanswered } from '../api/offline.ts'
import { HEALTH } from '../api/send.ts'
import { useApi, useText } from './hooks.ts'
import { useNotify } from './notify.ts'
import { useStore } from './store.ts'

const EVERY_MS = 5_000
const EVERY_MS_WHILE_LOST = 1_000

/** Whether the server answers; looked at now and then, and often while it does not. */
function useLost(): boolean {
  const { root } = useApi()
  const health = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => root.get(HEALTH, {}, signal).then(() => true),
    retry: false,
    refetchInterval: ({ state }) => (state.status === 'error' ? EVERY_MS_WHILE_LOST : EVERY_MS),
  })
  const { refetch } = health
  const missed = useStore(unanswered)
  useEffect(() => {
    if (missed > 0) void refetch()
  }, [missed, refetch])
  return health.isError
}

/** Says that the server is lost, and when it is back has everything read anew. */
export function ConnectionBanner() {
  const { app } = useText()
  const queries = useQueryClient()
  const notify = useNotify()
  const lost = useLost()
  const wasLost = useRef(false)
  useEffect(() => {
    if (wasLost.current && !lost) {
      notify({ message: app.back, color: 'pine' })
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'health' })
    }
    wasLost.current = lost
  }, [lost, queries, notify, app.back])
  return (
    <div role="status" className="connection">
      {lost && (
        <Alert color="red" radius={0} icon={<IconPlugConnectedX size={20} aria-hidden />}>
          {app.lost}
        </Alert>
      )}
    </div>
  )
}
