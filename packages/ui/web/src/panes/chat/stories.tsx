import { Button, Menu, Text } from '@mantine/core'
import type { RememberResult } from '@recollect/core'
import { IconBook2 } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRefresh } from '../../api/use-read.ts'
import { useApi, useLanguage, useText } from '../../app/hooks.ts'
import { Problem } from '../../parts/problem.tsx'
import { addTold } from './entries.ts'

interface Story {
  readonly id: string
  readonly title: Readonly<Record<'zh' | 'en', string>>
  readonly language: string
  readonly lines: number
}

/** Sample conversations that the server offers: one click tells them. */
export function Stories() {
  const { root, scope } = useApi()
  const { chat } = useText()
  const language = useLanguage()
  const refresh = useRefresh()
  const stories = useQuery({
    queryKey: ['stories'],
    queryFn: () => root.get<{ stories: Story[] }>('/playground/stories'),
    staleTime: Infinity,
  })
  const load = useMutation({
    mutationFn: (id: string) =>
      root.post<{ results: RememberResult[] }>(`/playground/stories/${encodeURIComponent(id)}`, { scope }),
    onSuccess: ({ results }) => {
      addTold(scope, results)
      return refresh()
    },
  })
  if (load.error) return <Problem error={load.error} onRetry={load.reset} />
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          size="sm"
          loading={load.isPending}
          leftSection={<IconBook2 size={16} aria-hidden />}
        >
          {chat.stories}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {stories.data?.stories.map(({ id, title, lines }) => (
          <Menu.Item
            key={id}
            onClick={() => {
              load.mutate(id)
            }}
            rightSection={
              <Text span size="xs" c="dimmed">
                {chat.lines(lines)}
              </Text>
            }
          >
            {title[language]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
