import type { ModelRequest } from '../request.ts'
import type { Story, StoryEpisode } from './story.ts'

const phrases = ({ when }: StoryEpisode): readonly string[] => (typeof when === 'string' ? [when] : when)

/** Whether a text holds the conversation. */
export const tells = (episode: StoryEpisode, text: string): boolean =>
  phrases(episode).every((phrase) => text.includes(phrase))

/** What a task is about stands between such marks; records that are shown beside it stand between others. */
const ASKED = /⟦(?<name>conversation|messages|episode)⟧(?<text>[\s\S]{0,1000000}?)⟦\/\k<name>⟧/u

/** The part of a prompt that a task is about; all of it where nothing is marked. */
export const askedAbout = (user: string): string => ASKED.exec(user)?.groups?.['text'] ?? user

/**
 * The conversation a request is about: the one whose words it holds, as they were said or as the model told them before. Where it holds
 * those of several, what stands last is meant.
 */
export function episodeOf(story: Story, { user }: Pick<ModelRequest, 'user'>): StoryEpisode | null {
  const text = askedAbout(user)
  const placeOf = (episode: StoryEpisode) =>
    Math.max(
      tells(episode, text) ? Math.max(...phrases(episode).map((phrase) => text.lastIndexOf(phrase))) : -1,
      text.lastIndexOf(episode.narration.content),
    )
  const found = story
    .map((episode) => ({ episode, place: placeOf(episode) }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => other.place - one.place)
  return found[0]?.episode ?? null
}
