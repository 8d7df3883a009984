import { own, doomedFacts, everyRow, holds, seenText, tellsOf } from '@recollect/core/plugin'
import type { Json, MemoryItem } from '@recollect/core'
import type { ContextVariable, WorkingWriter } from '@recollect/core/store'
import type { Engine, ForgetPlan } from '@recollect/core/plugin'
import { FORM } from '../working/check-form.ts'
import { isFormMessage } from '../working/field-messages.ts'
import { isList, isObject } from '../working/merge-patch.ts'

/** Whether a leaf of a variable is to go, by the names above it and its text. */
export type LeafSign = (names: readonly string[], text: string) => boolean

/** Takes what is forgotten out of the working memory of all sessions: fields of forms it was read from, and values that say it. */
export async function clearVariables(
  engine: Engine,
  working: WorkingWriter,
  plan: ForgetPlan,
): Promise<void> {
  const says = valueSign(engine, plan)
  const fields = formFields(plan.items)
  const now = engine.clock.now()
  for (const variable of await everyRow((page) => working.list(page))) {
    const { session, name, value, version } = variable
    const left = without(
      value,
      [name],
      (names, text) => fields.has(placeOf(variable, names)) || says(names, text),
    )
    if (left === value) continue
    if (left === undefined) await working.remove(session, name)
    else await working.put({ ...variable, value: left, version: version + 1, updatedAt: now })
  }
}

/** Fields of forms that became one of the messages. */
const formFields = (items: readonly MemoryItem[]): ReadonlySet<string> =>
  new Set(
    items
      .filter(isFormMessage)
      .map(({ session, metadata }) =>
        JSON.stringify([session, `${FORM}${String(metadata?.['form'])}`, metadata?.['field']]),
      ),
  )

/** As the message of a field names it: fields lie in `fields`. */
const placeOf = ({ session, name }: ContextVariable, [, within, ...path]: readonly string[]): string =>
  JSON.stringify([session, name, within === 'fields' ? path.join('.') : null])

/** Pure. */
function valueSign(engine: Engine, { items, cards, words }: ForgetPlan): LeafSign {
  const texts = new Set(items.map(({ text }) => engine.matcher.value(text)))
  const facts = doomedFacts(engine, cards)
  return (names, text) => {
    if (texts.has(engine.matcher.value(text))) return true
    const told = `${names.join(' ')}: ${text}`
    const seen = seenText(engine, told)
    return (words !== null && holds(seen, words)) || tellsOf(engine, facts, told, seen)
  }
}

/** The value without the leaves that are to go, the same object where none is; undefined: nothing of it is left. Pure. */
function without(value: Json, names: readonly string[], goes: LeafSign): Json | undefined {
  if (isObject(value)) {
    const entries = Object.entries(value)
    const left = entries.flatMap(([name, inner]): [string, Json][] => {
      const rest = without(inner, [...names, name], goes)
      return rest === undefined ? [] : [[name, rest]]
    })
    return sameAs(
      value,
      entries.length,
      left.length,
      left.every(([name, rest]) => rest === own(value, name)),
      () => Object.fromEntries(left),
    )
  }
  if (value !== null && isList(value)) {
    const left = value.flatMap((inner) => without(inner, names, goes) ?? [])
    return sameAs(
      value,
      value.length,
      left.length,
      left.every((rest, at) => rest === value[at]),
      () => left,
    )
  }
  return value !== null && goes(names, String(value)) ? undefined : value
}

function sameAs(value: Json, were: number, left: number, same: boolean, rest: () => Json): Json | undefined {
  if (were === left && same) return value
  return left === 0 ? undefined : rest()
}
