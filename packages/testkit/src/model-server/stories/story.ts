import type { GapType, RelationshipType } from '@recollect/core/store'

/** What a model would say of one stretch of conversation. */
export interface StoryEpisode {
  /** Words by which the conversation is known: all of them stand in what the model is shown of it, and in no other's. */
  readonly when: string | readonly string[]
  readonly narration: { readonly title: string; readonly summary: string; readonly content: string }
  /** What common knowledge makes of the narration. */
  readonly reconstruction: string
  readonly gaps?: readonly StoryGap[]
  readonly relationships?: readonly StoryRelationship[]
  /** Facts in messages the rules found none in. */
  readonly facts?: readonly StoryFact[]
}

/** Private knowledge a scripted model finds in a story. */
export interface StoryGap {
  readonly key: string
  readonly value: string
  readonly context: string
  readonly gapType: GapType
  readonly confidence: number
  readonly quote: string
}

/** A relationship a scripted model finds in a story, by the keys of its nodes. */
export interface StoryRelationship {
  readonly from: string
  readonly to: string
  readonly type: RelationshipType
  readonly description?: string
}

/** A fact a scripted model finds in a story. */
export interface StoryFact {
  readonly slot: string
  /** Default `user`. */
  readonly entity?: string
  readonly value: string
  readonly quote: string
  readonly confidence?: number
}

/** Everything a model says in the course of a life cycle. */
export type Story = readonly StoryEpisode[]

/** A message of a conversation, as `remember` takes it. */
export interface StoryMessage {
  readonly role: 'user' | 'assistant'
  readonly speaker?: string
  readonly text: string
  readonly session: string
  /** ISO 8601, UTC. */
  readonly at: string
}

/** Conversations, in order, and what a model says of them. */
export interface StoryBook {
  readonly scope: string
  readonly conversations: readonly (readonly StoryMessage[])[]
  readonly story: Story
}
