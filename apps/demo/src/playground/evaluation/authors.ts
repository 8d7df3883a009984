import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { own } from '@recollect/core/plugin'
import type { AuthorOutcome } from '@recollect/ui'
import { readRows, text } from './jsonl.ts'
import type { Row } from './jsonl.ts'

const count = (row: Row, name: string): number => {
  const value = own(row, name)
  return typeof value === 'number' ? value : 0
}

const outcomeOf = (row: Row): AuthorOutcome => ({
  language: text(row, 'language') === 'zh' ? 'zh' : 'en',
  persona: text(row, 'persona') || null,
  written: text(row, 'written'),
  scenarios: count(row, 'scenarios'),
  passed: count(row, 'passed'),
  questions: count(row, 'questions'),
  questionsRight: count(row, 'questionsRight'),
  saidFalse: count(row, 'saidFalse'),
})

/** What `bench labels --readme` measured, by who wrote the conversations; none where it is not there. */
export async function authorsIn(data: string | null): Promise<readonly AuthorOutcome[]> {
  const file = join(data ?? '', 'first-contact.jsonl')
  return data !== null && existsSync(file) ? (await readRows(file)).map(outcomeOf) : []
}
