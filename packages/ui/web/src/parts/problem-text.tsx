import { Text } from '@mantine/core'
import { ApiError } from '../api/api-error.ts'
import { useText } from '../app/hooks.ts'
import { problemWords } from './problem-words.ts'

/** An error, or what a report says a call was stopped by. */
export interface Told {
  readonly code: string | null
  readonly message: string
}

export const toldOf = (error: Error): Told => ({
  code: error instanceof ApiError ? error.problem.code : null,
  message: error.message,
})

/** What went wrong and what to do; smaller, the server's own words, which are English, and the code to look it up by. */
export function ProblemText({ told }: { told: Told }) {
  const { problems } = useText()
  const { said, detail, code } = problemWords(told, problems)
  const shown = code === 'OFFLINE' ? null : detail
  return (
    <>
      <Text size="sm">
        {said} {detail === null && code !== null && <code>{code}</code>}
      </Text>
      {shown !== null && (
        <Text size="xs" mt={4} style={{ overflowWrap: 'anywhere' }}>
          <span lang="en">{shown}</span> <code>{code}</code>
        </Text>
      )}
    </>
  )
}
