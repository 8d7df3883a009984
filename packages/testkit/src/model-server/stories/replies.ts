import type { Json } from '@recollect/core'
import { tells } from './episode-of.ts'
import { messagesIn } from './messages-in.ts'
import type { Story, StoryEpisode } from './story.ts'

/** The shapes in which replies are asked for, task by task. */

const UNTOLD = { title: 'A conversation', summary: 'Something was said.', content: 'Something was said.' }

export const narration = (episode: StoryEpisode | null): Json => ({
  ...(episode?.narration ?? UNTOLD),
  same_as: null,
})

/** Numbers of the messages that begin a conversation of the story, without the first message. */
export const cuts = (story: Story, user: string): Json => ({
  cuts: messagesIn(user)
    .slice(1)
    .filter(({ line }) => story.some((episode) => tells(episode, line)))
    .map(({ number }) => number),
})

export const reconstruction = (episode: StoryEpisode | null): Json => ({
  reconstruction: episode?.reconstruction ?? 'They talked about something.',
})

export const gaps = (episode: StoryEpisode | null): Json => ({
  knowledge_gaps: (episode?.gaps ?? []).map(({ gapType, ...gap }) => ({ ...gap, gap_type: gapType })),
  relationships: (episode?.relationships ?? []).map((one) => ({ description: '', ...one })),
})

const FACT = { entity: 'user', polarity: 'positive', tense: 'current', when: null, confidence: 0.75 }

/** A fact of the story for each message that holds its quote. */
export const facts = (story: Story, user: string): Json => ({
  facts: messagesIn(user).flatMap(({ line, number }) =>
    story
      .flatMap((episode) => episode.facts ?? [])
      .filter(({ quote }) => line.includes(quote))
      .map((fact) => ({ ...FACT, ...fact, message: number })),
  ),
})
