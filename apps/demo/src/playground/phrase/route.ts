import { InvalidInputError } from '@recollect/core'
import { Hono } from 'hono'
import { bodyOf, textOf } from '../http/body.ts'
import type { Phraser } from './phraser.ts'

/** Bytes would do as well: what is longer is no answer of a memory. */
const MOST_CHARACTERS = 4000

/** `POST {query, answer}` → `{text, model}`. */
export function phraseRoute(phraser: Phraser | null): Hono {
  const app = new Hono()
  app.post('/', async (context) => {
    const body = await bodyOf(context)
    const [query, answer] = [textOf(body, 'query'), textOf(body, 'answer')]
    if (query.length + answer.length > MOST_CHARACTERS) {
      throw new InvalidInputError(`Question and answer are too long: ${MOST_CHARACTERS} characters at most.`)
    }
    if (!phraser) throw new InvalidInputError('No model is configured. Start the demo with --model.')
    const text = await phraser.phrase(query, answer, context.req.raw.signal)
    return context.json({ text, model: phraser.model })
  })
  return app
}
