import { expect } from 'vitest'
import type { Place } from './place.ts'

/** Has a story told to the memory the page begins with. */
export async function tellStory({ url }: Place, story: string): Promise<void> {
  const answer = await fetch(new URL(`playground/stories/${story}`, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scope: 'me' }),
  })
  expect(answer.status).toBe(200)
}
