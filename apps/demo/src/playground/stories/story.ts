import type { Role } from '@recollect/core'
import type { FormInput, LogInput } from '@recollect/sessions'
import type { StoryBook } from '@recollect/testkit/model-server'

interface Told {
  /** So many days before the story ends. */
  readonly daysAgo: number
}

/** One step of a story: a message, a pair of a session, a form. */
export type StoryStep =
  | (Told & {
      readonly does: 'say'
      readonly text: string
      readonly role?: Role
      /** When it was said, where the memory heard of it later. */
      readonly saidDaysAgo?: number
    })
  | (Told & { readonly does: 'log'; readonly session: string; readonly pair: Omit<LogInput, 'at'> })
  | (Told & { readonly does: 'form'; readonly session: string; readonly form: Omit<FormInput, 'at'> })

/** A memory to look at, told in one go. */
export interface Story {
  readonly id: string
  readonly language: 'zh' | 'en' | 'mixed'
  readonly title: { readonly zh: string; readonly en: string }
  /** In the order the memory hears of them. */
  readonly steps: readonly StoryStep[]
  /** Conversations private knowledge is found in, by a model that is told what to say. */
  readonly book?: StoryBook
}

/** A user's message. */
export const say = (daysAgo: number, text: string): StoryStep => ({ does: 'say', daysAgo, text })
/** What an assistant said: kept, and not believed. */
export const reply = (daysAgo: number, text: string): StoryStep => ({
  does: 'say',
  daysAgo,
  text,
  role: 'assistant',
})
/** A message of earlier days that the memory hears late. */
export const late = (daysAgo: number, saidDaysAgo: number, text: string): StoryStep => ({
  does: 'say',
  daysAgo,
  saidDaysAgo,
  text,
})

/** How many lines a story tells. */
export const linesOf = ({ steps, book }: Story): number =>
  steps.length + (book?.conversations.flat().length ?? 0)
