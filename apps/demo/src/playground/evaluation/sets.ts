import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { EvaluationSetInfo } from '@recollect/ui'

/** Labelled data of the project's own. */
export interface EvaluationSet extends EvaluationSetInfo {
  /** From the data's folder: a file of statements, a folder of conversations and questions. */
  readonly path: string
}

const SETS: readonly EvaluationSet[] = [
  { id: 'labels-zh', kind: 'statements', language: 'zh', path: join('labels', 'statements.zh.jsonl') },
  { id: 'labels-en', kind: 'statements', language: 'en', path: join('labels', 'statements.en.jsonl') },
  { id: 'recall-zh', kind: 'recall', language: 'zh', path: join('retrieval', 'zh') },
  { id: 'recall-en', kind: 'recall', language: 'en', path: join('retrieval', 'en') },
  { id: 'recall-mixed', kind: 'recall', language: 'mixed', path: join('retrieval', 'mixed') },
]

/** Those whose data is there. */
export const setsIn = (data: string | null): EvaluationSet[] =>
  data === null ? [] : SETS.filter(({ path }) => existsSync(join(data, path)))
