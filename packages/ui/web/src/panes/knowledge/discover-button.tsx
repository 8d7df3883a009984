import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconSparkles } from '@tabler/icons-react'
import type { DiscoverReport } from '@recollect/core'
import { useMutation } from '@tanstack/react-query'
import { useRefresh } from '../../api/use-read.ts'
import { useApi, useText } from '../../app/hooks.ts'

/** Has what was said cut into episodes and looked through. */
export function DiscoverButton() {
  const { knowledge, parts } = useText()
  const api = useApi()
  const refresh = useRefresh()
  const discover = useMutation({
    mutationFn: () => api.post<DiscoverReport>('/discover', { ongoing: true }),
    onSuccess: async ({ episodes, reports, stopped }) => {
      const found = reports.flatMap(({ findings }) => findings).length
      notifications.show({
        color: stopped ? 'yellow' : 'pine',
        message: stopped?.message ?? knowledge.discovered(episodes.added, found),
      })
      await refresh()
    },
    onError: (error) => {
      notifications.show({ color: 'red', title: parts.failed, message: error.message })
    },
  })
  return (
    <Button
      variant="default"
      leftSection={<IconSparkles size={16} aria-hidden />}
      loading={discover.isPending}
      onClick={() => {
        discover.mutate()
      }}
    >
      {knowledge.discover}
    </Button>
  )
}
