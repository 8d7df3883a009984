import type { MessagePreview, RecallResult, RememberResult } from '@recollect/core'
import { ApiError } from '../../api/api-error.ts'
import type { Api } from '../../api/client.ts'
import { setLastRecall } from '../../app/last-recall.ts'
import { decide } from './decide.ts'
import type { Draft } from './entries.ts'

export interface Sent {
  readonly told: RememberResult | null
  /** What it did, or asks of the memory, in words. */
  readonly words: string
  readonly asked: RecallResult | null
}

/** Messages and questions of one day are a session. */
export const sessionOf = (at: Date): string =>
  `chat-${String(at.getFullYear())}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`

/** Tells or asks, as was chosen or as the message looks. @throws ApiError */
export async function sendMessage(api: Api, draft: Draft, session: string): Promise<Sent> {
  const { tell, ask } = await decisionOn(api, draft)
  const { told, words } = tell ? await remembered(api, draft, session) : UNTOLD
  const asked = ask ? await recalled(api, draft.text, told) : null
  if (asked) await logged(api, asked, session)
  return { told, words, asked }
}

const UNTOLD = { told: null, words: '' }

async function decisionOn(api: Api, { text, mode, speaker }: Draft) {
  if (mode !== 'auto' || speaker === 'assistant')
    return decide(mode, { role: speaker, drafts: 0, isQuestion: false })
  const { role, drafts, isQuestion, request } = await api.post<MessagePreview>('/messages/preview', { text })
  return decide(mode, {
    role: role === 'assistant' ? role : 'user',
    drafts: drafts.length,
    isQuestion,
    request: request?.kind,
  })
}

/** A prefix such as `Assistant:` in the text counts unless the role was chosen. */
async function remembered(
  api: Api,
  { key, text, speaker }: Draft,
  session: string,
): Promise<Pick<Sent, 'told' | 'words'>> {
  const message = speaker === 'assistant' ? { key, text, role: speaker, session } : { key, text, session }
  const { results, words } = await api.post<{ results: RememberResult[]; words: string[] }>('/messages', {
    messages: [message],
  })
  return { told: results[0] ?? null, words: words[0] ?? '' }
}

async function recalled(api: Api, query: string, told: RememberResult | null): Promise<RecallResult> {
  const exclude = told ? { excludeItem: told.item.id } : {}
  const result = await api.post<RecallResult>('/recall', { query, trace: true, ...exclude })
  setLastRecall({ scope: api.scope, query, result })
  return result
}

/** The answer is there whether or not the log takes it: what the log cannot take now is not asked of the person again. */
async function logged(api: Api, asked: RecallResult, session: string): Promise<void> {
  try {
    await api.post(`/sessions/${session}/turns`, { turns: [turnOf(asked)] })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

const turnOf = ({ query, answer }: RecallResult) => ({ q: query, a: answer.text })
