import { Stack, Text } from '@mantine/core'
import type { RecallTrace } from '@recollect/core'
import { useText } from '../../app/hooks.ts'
import { worded } from './words.ts'

const PERCENT = 100

/** How far a word is underlined: as much as it counts. */
const underline = (weight: number): string => `${String(Math.min(1, weight) * PERCENT)}% 3px`

/** What was added to the question, and the words that were looked for in the end. */
export function Terms({ trace: { expansions, terms } }: { trace: RecallTrace }) {
  const { why } = useText()
  return (
    <Stack gap={8}>
      {expansions.length === 0 && (
        <Text size="sm" c="dimmed">
          {why.noExpansion}
        </Text>
      )}
      <ul className="why-terms">
        {expansions.map(({ kind, text, weight }) => (
          <li key={`${kind} ${text}`} className="why-term" style={{ backgroundSize: underline(weight) }}>
            {text} <small>{worded(why.from, kind)}</small>
          </li>
        ))}
      </ul>
      {terms.length > 0 && (
        <>
          <Text size="sm" fw={600}>
            {why.terms}{' '}
            <Text span size="sm" c="dimmed" fw={400}>
              {why.termsHint}
            </Text>
          </Text>
          <ul className="why-terms">
            {terms.map(({ term, weight, from, documents }) => (
              <li key={`${from} ${term}`} className="why-term" style={{ backgroundSize: underline(weight) }}>
                <strong>{term}</strong>{' '}
                <small>
                  {worded(why.from, from)} · {why.counts.documents(documents)}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  )
}
