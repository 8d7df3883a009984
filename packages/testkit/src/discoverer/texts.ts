import type { Original, OriginalMessage } from '@recollect/core/plugin'
import { anEpisode } from '../fixtures/index.ts'
import { johnEn, johnZh } from '../model-server/index.ts'
import type { Story, StoryBook, StoryMessage } from '../model-server/index.ts'
import type { DiscovererText } from './harness.ts'

/** A conversation in Chinese with English in it, and what there is to find. */
const MIXED: StoryBook = {
  scope: 'mixed',
  conversations: [
    [
      {
        at: '2024-06-01T09:00:00Z',
        role: 'user',
        text: '我们team的code name叫Nova，下周demo',
        session: 'nova',
      },
      { at: '2024-06-01T09:01:00Z', role: 'assistant', text: 'Nova是做什么的？', session: 'nova' },
      {
        at: '2024-06-01T09:02:00Z',
        role: 'user',
        text: '用TypeScript写的budget app，只给family用',
        session: 'nova',
      },
    ],
  ],
  story: [
    {
      when: '我们team的code name叫Nova',
      narration: {
        title: 'Nova 团队的 demo',
        summary: '用户讲了团队和项目。',
        content: '2024年6月1日，用户说团队的代号叫Nova，下周有demo，做的是budget app。',
      },
      reconstruction: '用户谈到一个团队和一个app。',
      gaps: [
        {
          key: '团队的 code name',
          value: 'Nova',
          context: '用户的团队',
          gapType: 'proper_noun',
          confidence: 0.9,
          quote: '我们team的code name叫Nova',
        },
        {
          key: 'Nova 用什么写',
          value: 'TypeScript',
          context: 'budget app',
          gapType: 'specific_detail',
          confidence: 0.8,
          quote: '用TypeScript写的budget app',
        },
      ],
      relationships: [{ from: 'Nova 用什么写', to: '团队的 code name', type: 'part_of' }],
    },
  ],
}

/** What the kit's server knows what to say of. */
export const DISCOVERER_STORY: Story = [johnZh, johnEn, MIXED].flatMap(({ story }) => story)

/** Conversations discoverers are tried on, in Chinese, in English, and mixed. */
export const DISCOVERER_TEXTS: readonly DiscovererText[] = [
  ...johnZh.conversations.map((conversation) => textOf('zh', conversation)),
  ...johnEn.conversations.map((conversation) => textOf('en', conversation)),
  ...MIXED.conversations.map((conversation) => textOf('zh', conversation)),
]

function textOf(language: string, conversation: readonly StoryMessage[]): DiscovererText {
  const messages = conversation.map(({ role, speaker, text, at }, place): OriginalMessage => ({
    itemId: `item-${String(place + 1)}`,
    role,
    speaker: speaker ?? null,
    text,
    saidAt: Date.parse(at),
  }))
  const lines = messages.map(({ speaker, role, text }, place) => {
    const at = conversation[place]?.at.slice(0, 16).replace('T', ' ') ?? ''
    return `[${at}] ${speaker ?? role}: ${text}`
  })
  const original: Original = { messages, text: lines.join('\n'), language, zone: 'UTC' }
  const [first] = messages
  const content = lines.join('\n')
  const episode = anEpisode({
    title: (first?.text ?? '').slice(0, 40),
    summary: first?.text ?? '',
    content,
    itemIds: messages.map(({ itemId }) => itemId),
  })
  return { language, original, episode: { ...episode, scope: 'kit' } }
}
