import { ActionIcon, Skeleton, Stack, Table, Text, Tooltip } from '@mantine/core'
import type { ContextVariable } from '@recollect/core/store'
import { IconX } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { isAddressable } from '../../api/names.ts'
import { useRead, useRefresh } from '../../api/use-read.ts'
import { useApi, useText } from '../../app/hooks.ts'
import { Problem } from '../../parts/problem.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { pathOf } from './path.ts'
import { SetVariable } from './set-variable.tsx'

/** The variables of a session, with version and expiry. */
export function WorkingMemoryPanel({ id, begun }: { id: string; begun: boolean }) {
  const { sessions } = useText()
  const { data, error, refetch } = useRead<readonly ContextVariable[]>(
    `${pathOf(id)}/working`,
    {},
    { enabled: begun },
  )
  const variables = begun ? data : []
  return (
    <Stack gap="md">
      {error && begun && <Problem error={error} onRetry={refetch} />}
      {!variables && !error && <Skeleton height={120} />}
      {variables?.length === 0 && (
        <Text size="sm" c="dimmed">
          {sessions.noVariables}
        </Text>
      )}
      {variables && variables.length > 0 && <Variables id={id} variables={variables} />}
      <SetVariable id={id} />
    </Stack>
  )
}

function Variables({ id, variables }: { id: string; variables: readonly ContextVariable[] }) {
  const api = useApi()
  const refresh = useRefresh()
  const { sessions } = useText()
  const remove = useMutation({
    mutationFn: (name: string) => api.delete(`${pathOf(id)}/working/${encodeURIComponent(name)}`),
    onSuccess: refresh,
  })
  return (
    <div className="box scroll-x" tabIndex={0} role="region" aria-label={sessions.working}>
      {remove.error && <Problem error={remove.error} />}
      <Table aria-label={sessions.working}>
        <Table.Thead>
          <Table.Tr>
            {(['name', 'value', 'version', 'expires'] as const).map((column) => (
              <Table.Th key={column}>{sessions[column]}</Table.Th>
            ))}
            <Table.Td />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {variables.map(({ name, value, version, expiresAt }) => (
            <Table.Tr key={name}>
              <Table.Td fw={600}>{name}</Table.Td>
              <Table.Td>
                <code className="json">{JSON.stringify(value)}</code>
              </Table.Td>
              <Table.Td>{version}</Table.Td>
              <Table.Td>{expiresAt === null ? sessions.never : <TimeText at={expiresAt} />}</Table.Td>
              <Table.Td>
                {isAddressable(name) && (
                  <Tooltip label={sessions.remove(name)}>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={sessions.remove(name)}
                      onClick={() => {
                        remove.mutate(name)
                      }}
                    >
                      <IconX size={16} aria-hidden />
                    </ActionIcon>
                  </Tooltip>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
