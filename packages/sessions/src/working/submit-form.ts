import type { FormResult } from '../api/working.ts'
import type { EpochMs, Json, RememberResult } from '@recollect/core'
import type { ContextVariable, Session } from '@recollect/core/store'
import { recorded, takeExpansions } from '@recollect/core/plugin'
import type { Recording } from '@recollect/core/plugin'
import type { Engine } from '../engine.ts'
import { sessionsIn } from '../access.ts'
import type { SessionsTransaction } from '../access.ts'
import { mergedInto } from '../upkeep/merging.ts'
import { refuseMerging } from './begin-session.ts'
import { checkExpiry } from './check-expiry.ts'
import { checkForm, FORM } from './check-form.ts'
import type { CheckedForm } from './check-form.ts'
import { fieldsOf } from './form-fields.ts'
import type { Field } from './form-fields.ts'
import { keepField } from './keep-field.ts'
import type { PreparedField } from './keep-field.ts'
import { isObject, mergePatch, sameJson } from './merge-patch.ts'
import { editVariable } from './plan-write.ts'
import { prepareFields } from './prepare-fields.ts'
import { refuseAbove } from './make-room.ts'
import { bytesOfVariable } from './variable.ts'
import { liveVariables, writeVariables } from './write-variables.ts'
import type { Place } from './write-variables.ts'

/** All that is known of a form before its transaction. */
interface Submission {
  readonly form: CheckedForm
  readonly saidAt: EpochMs
  readonly expiresAt: EpochMs | null | undefined
  readonly prepared: readonly PreparedField[]
  readonly batch: string
}

/** Keeps a form as a variable, and its new and changed fields as messages with their facts; one transaction. */
export async function submitForm(engine: Engine, place: Place, given: unknown): Promise<FormResult> {
  const form = await checkForm(given)
  const now = engine.clock.now()
  const saidAt = form.saidAt ?? now
  const expiresAt = checkExpiry({ ttlMs: form.ttlMs, expiresAt: undefined }, now)
  refuseAbove(leastBytes(form), engine.settings.workingMaxBytes)
  const prepared = prepareFields(engine, place.session, form, saidAt)
  const submission = { form, saidAt, expiresAt, prepared, batch: engine.ids.next(now) }
  const writeExpansions = takeExpansions(engine, place.scope)
  const result = await recorded(engine, place.scope, async (recording) => {
    const kept = await keepForm(engine, recording, place, submission)
    await writeExpansions(recording.tx)
    return kept
  })
  if (engine.embedder === null) return result
  const { embedRemembered } = await import('@recollect/core/plugin')
  const { remembered } = result
  return {
    ...result,
    remembered: await embedRemembered(engine, engine.embedder, place.scope, remembered, undefined),
  }
}

async function keepForm(
  engine: Engine,
  recording: Recording,
  place: Place,
  { form, saidAt, expiresAt, prepared, batch }: Submission,
): Promise<FormResult> {
  const tx = sessionsIn(engine, recording.tx)
  const { scope, session } = place
  const row = await tx.sessions.get(session)
  refuseMerging(session, row?.mergingInto ?? null)
  const now = engine.clock.now()
  const name = `${FORM}${form.title}`
  const before = (await liveVariables(tx, session, now)).get(name)
  const value = submitted(before, form, saidAt)
  const edit = { name, value, mode: 'replace', expiresAt } as const
  const write = await writeVariables(engine, tx, place, [edit], now)
  const variable = { scope, ...editVariable(before, edit, session, now) }
  const [was, is] = [valuesByPath(before?.value), valuesByPath(value)]
  const merged = row === null ? [] : await goneInto(tx, row)
  const remembered: RememberResult[] = []
  // What a field told may be told by another now: that goes first, so that the fact goes on.
  const fields = [...prepared, ...cleared(was, is, form.title, session)]
  for (const one of [...fields.filter(({ told }) => told), ...fields.filter(({ told }) => !told)]) {
    const key = keyOf(one.place.path)
    const isUnchanged = sameJson(was.get(key)?.value, is.get(key)?.value)
    const result = await keepField(engine, recording, one, { isUnchanged, merged, batch })
    if (result) remembered.push(result)
  }
  return { ...write, variable, remembered, batch }
}

/** The form with what was submitted before. The same fields again leave it as it is, its time included. */
function submitted(before: ContextVariable | undefined, { fields }: CheckedForm, saidAt: EpochMs): Json {
  const earlier = before && isObject(before.value) ? before.value : {}
  const merged = mergePatch(earlier['fields'], fields)
  const isKnown = typeof earlier['timestamp'] === 'string' && sameJson(earlier['fields'], merged)
  return isKnown ? earlier : { fields: merged, timestamp: new Date(saidAt).toISOString() }
}

/** What the form's variable has at least, whatever was submitted before: a form that cannot be kept is not read. */
const leastBytes = ({ title, fields }: CheckedForm): number =>
  bytesOfVariable({ name: `${FORM}${title}`, value: { fields: mergePatch(null, fields) } })

/** Sessions that were merged into this one; one of them may have begun anew. */
async function goneInto({ sessions }: SessionsTransaction, row: Session): Promise<readonly string[]> {
  const gone: string[] = []
  for (const id of mergedInto(row)) if ((await sessions.get(id)) === null) gone.push(id)
  return gone
}

const keyOf = (path: readonly string[]): string => JSON.stringify(path)

const valuesByPath = (form: Json | undefined): ReadonlyMap<string, Field> =>
  new Map(fieldsOf(isObject(form) ? form['fields'] : undefined).map((field) => [keyOf(field.path), field]))

/** Fields the form had and has no longer: cleared with what they stood in, or now fields that hold others. */
const cleared = (
  was: ReadonlyMap<string, Field>,
  is: ReadonlyMap<string, Field>,
  title: string,
  session: string,
): readonly PreparedField[] =>
  [...was].flatMap(([key, { path }]) =>
    is.has(key) ? [] : [{ place: { session, title, path }, told: null }],
  )
