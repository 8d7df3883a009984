import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { MessagePreview } from '@recollect/core'
import { useQuery } from '@tanstack/react-query'
import { useApi, useText } from '../../app/hooks.ts'
import { CardLine } from '../../parts/card-line.tsx'
import { Problem } from '../../parts/problem.tsx'
import type { Mode } from './decide.ts'
import type { Speaker } from './entries.ts'
import { MarkedText } from './marked-text.tsx'

/** Long enough not to ask at every key, short enough to seem at once. */
const WAIT_MS = 120

interface Props {
  readonly text: string
  readonly mode: Mode
  readonly speaker: Speaker
}

/** What would be taken from the message as it stands; asked of the server, which writes nothing. */
export function LivePreview({ text, mode, speaker }: Props) {
  const api = useApi()
  const { chat } = useText()
  const [settled] = useDebouncedValue(text.trim(), WAIT_MS)
  const preview = useQuery({
    queryKey: [api.scope, 'preview', settled, speaker],
    queryFn: ({ signal }) =>
      api.post<MessagePreview>('/messages/preview', { text: settled, role: speaker }, signal),
    enabled: settled !== '' && mode !== 'ask',
    placeholderData: (before, of) => (of?.queryKey[0] === api.scope ? before : undefined),
    gcTime: 0,
  })
  if (text.trim() === '') return null
  return (
    <section className="preview" aria-label={chat.preview}>
      {mode === 'ask' ? (
        <Text size="sm" c="dimmed">
          {chat.previewAsk}
        </Text>
      ) : (
        <>
          {preview.error && <Problem error={preview.error} onRetry={preview.refetch} />}
          {preview.data && <Read preview={preview.data} asks={mode === 'auto' && preview.data.isQuestion} />}
        </>
      )}
    </section>
  )
}

/** `asks`: it will be asked, and remembered only where it states something as well. */
function Read({
  preview: { role, text, drafts, rejected, unread },
  asks,
}: {
  preview: MessagePreview
  asks: boolean
}) {
  const { chat } = useText()
  if (role !== 'user')
    return (
      <Text size="sm" c="dimmed">
        {chat.previewAssistant}
      </Text>
    )
  return (
    <>
      {drafts.length + rejected.length + unread.length > 0 && (
        <p className="preview-text">
          <MarkedText
            text={text}
            taken={drafts}
            ignored={rejected.map(({ draft }) => draft)}
            unread={unread}
          />
        </p>
      )}
      <div className="preview-facts">
        {drafts.map((draft, i) => (
          <CardLine key={i} card={draft} />
        ))}
        {drafts.length === 0 && (
          <Text size="sm" c="dimmed">
            {rejected[0]
              ? `${chat.ignored}: ${chat.reason(rejected[0].by, rejected[0].reason)}`
              : asks
                ? chat.previewAsk
                : chat.previewNothing}
          </Text>
        )}
      </div>
    </>
  )
}
