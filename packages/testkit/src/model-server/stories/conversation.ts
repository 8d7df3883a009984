import type { StoryMessage } from './story.ts'

/** Lines of one session; the user is called `speaker`. */
export const conversation = (
  session: string,
  speaker: string,
  lines: readonly (readonly [at: string, role: StoryMessage['role'], text: string])[],
): readonly StoryMessage[] =>
  lines.map(([at, role, text]) => ({ at, role, text, session, ...(role === 'user' ? { speaker } : {}) }))
