import type { Json } from '@recollect/core'
import type { Replier } from '../reply.ts'
import type { ModelRequest } from '../request.ts'
import { episodeOf } from './episode-of.ts'
import * as replies from './replies.ts'
import type { Story } from './story.ts'

/**
 * A model that knows what to say of the conversations of a story, whatever task it is given. Of others it says that there is nothing to
 * find; a task it does not know is answered with an empty object.
 */
export function scriptedDiscovery(story: Story): Replier {
  return (request) => JSON.stringify(replyTo(story, request))
}

function replyTo(story: Story, request: ModelRequest): Json {
  switch (request.task) {
    case 'episode_narration':
      return replies.narration(episodeOf(story, request))
    case 'episode_cuts':
      return replies.cuts(story, request.user)
    case 'reconstruction':
      return replies.reconstruction(episodeOf(story, request))
    case 'knowledge_gaps':
      return replies.gaps(episodeOf(story, request))
    case 'personal_facts':
      return replies.facts(story, request.user)
    default:
      return {}
  }
}
