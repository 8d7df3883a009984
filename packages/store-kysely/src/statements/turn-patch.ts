import type { TurnPatch } from '@recollect/core/store'
import { TURN_PATCH_FIELDS } from '@recollect/core/store'
import type { Kysely } from 'kysely'
import type { SqlCodec } from '../codec.ts'
import { writeTexts } from '../rows/text-list.ts'
import type { TurnValues } from '../rows/turn-row.ts'
import type { Database, ScopeKey } from '../schema.ts'
import { Shapes } from './shapes.ts'
import { Statement } from './statement.ts'

const COLUMNS = {
  session: 'session',
  seq: 'seq',
  questionHash: 'question_hash',
  tokens: 'tokens',
  answer: 'answer',
  answerTokens: 'answer_tokens',
  significance: 'significance',
  manual: 'is_manual',
  marked: 'is_marked',
  topics: 'topics',
  topicTokens: 'topic_tokens',
  autoTopics: 'has_auto_topics',
  archived: 'is_archived',
  extra: 'extra',
} as const satisfies Record<keyof TurnPatch, keyof TurnValues>
type Field = keyof typeof COLUMNS

export type TurnPatchArgs = Pick<TurnValues, 'scope' | 'number' | (typeof COLUMNS)[Field]>

/** The fields a patch sets; whatever else the object carries is not looked at. */
export function patchedFields(patch: TurnPatch): readonly Field[] {
  return TURN_PATCH_FIELDS.filter((field) => patch[field] !== undefined)
}

/** The columns of such fields. */
export const columnsOf = (fields: readonly Field[]): readonly string[] =>
  fields.map((field) => COLUMNS[field])

/** One statement for each set of patched fields, so that an update touches only the indexes it must. */
export function turnUpdates(db: Kysely<Database>): Shapes<readonly Field[], TurnPatchArgs> {
  return new Shapes(
    (fields) =>
      new Statement((slots) => {
        const columns = fields.map((field) => COLUMNS[field])
        return db
          .updateTable('qa_turns')
          .set(Object.fromEntries(columns.map((column) => [column, slots.get(column)])))
          .where('scope', '=', slots.get('scope'))
          .where('number', '=', slots.get('number'))
      }),
  )
}

/** Values for the slots; those of fields that are not patched are in no statement. */
export function patchArgs(scope: ScopeKey, number: number, patch: TurnPatch, codec: SqlCodec): TurnPatchArgs {
  const { extra = null } = patch
  return {
    scope,
    number,
    session: patch.session ?? '',
    seq: patch.seq ?? 0,
    question_hash: patch.questionHash ?? '',
    tokens: writeTexts(patch.tokens ?? []),
    answer: patch.answer ?? null,
    answer_tokens: patch.answerTokens ?? 0,
    significance: patch.significance ?? 0,
    is_manual: codec.writeFlag(patch.manual ?? false),
    is_marked: codec.writeFlag(patch.marked ?? false),
    topics: writeTexts(patch.topics ?? []),
    topic_tokens: writeTexts(patch.topicTokens ?? []),
    has_auto_topics: codec.writeFlag(patch.autoTopics ?? false),
    is_archived: codec.writeFlag(patch.archived ?? false),
    extra: extra === null ? null : codec.writeJson(extra),
  }
}
