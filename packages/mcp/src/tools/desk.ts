import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { ScopedMemory } from '@recollect/core'
import type { Language } from '../text/language.ts'
import { problemOf } from './problem.ts'

/** What the tools of one connection work with. */
export interface Desk {
  readonly memory: ScopedMemory
  /** Where a text has no words to tell its language by. */
  readonly language: Language
  /** Session of what is remembered, and of contexts, where a call names none. */
  readonly session: string | null
  /** Milliseconds during which what is forgotten can be brought back. */
  readonly forgetGraceMs: number
  /** Called when cards may have changed. */
  readonly changed: () => void
  /** Errors that were not foreseen. */
  readonly report: (error: unknown) => void
}

interface Told {
  readonly text: string
  readonly data: Record<string, unknown>
}

/** Does what a tool is for; what it throws becomes an error of the tool. */
export async function told(desk: Desk, work: () => Promise<Told>): Promise<CallToolResult> {
  try {
    const { text, data } = await work()
    return { content: [{ type: 'text', text }], structuredContent: data }
  } catch (error) {
    return problemOf(error, desk.report)
  }
}
