import type { Episode } from '@recollect/core'
import type { StoredNode } from '@recollect/core/store'

/** What a node is embedded by: what its search keywords are made of, so that its vector is gone when it says something else. */
export const nodeText = ({ key, value, context }: Pick<StoredNode, 'key' | 'value' | 'context'>): string =>
  [`${key}: ${value}`, context].filter((line) => line !== '').join('\n')

/** What an episode is embedded by. */
export const episodeText = ({
  title,
  summary,
  content,
}: Pick<Episode, 'title' | 'summary' | 'content'>): string =>
  [title, summary, content].filter((line) => line !== '').join('\n')
