import type { TimeContext, TimeExpression, TimeReader } from '@recollect/core/extraction'
import { mayTell } from './lexicon/quick.ts'
import { expressionAt } from './expression.ts'
import { idiomEnd } from './idioms.ts'
import type { Expression } from './said.ts'
import type { Scene } from './scene.ts'
import { sceneOf, toMoments } from './scene.ts'
import { mayBegin } from './starts.ts'

/**
 * Reads time words of English. Weeks begin on Monday (ISO 8601), so on a Sunday "next week" begins tomorrow; a day ends at midnight. One
 * pass over the words; at each, forms that can begin with it look a bounded number of words ahead.
 */
export const times: TimeReader = {
  read(text, context) {
    if (!mayTell(text)) return NONE
    const scene = sceneOf(text, context)
    const found: TimeExpression[] = []
    for (let at = 0; at < scene.tokens.length;) {
      const expression = mayBegin(scene, at) && isOpen(scene, at) ? expressionOrIdiom(scene, at) : null
      if (!expression || !isClosed(scene, expression.next)) {
        at += 1
        continue
      }
      if (expression.said) found.push(placed(scene, at, expression, expression.said, context))
      at = expression.next
    }
    return found
  },
}

const NONE: readonly TimeExpression[] = []

function expressionOrIdiom(scene: Scene, at: number): Expression | null {
  const end = idiomEnd(scene, at)
  return end === null ? expressionAt(scene, at) : { next: end, said: null }
}

function placed(
  scene: Scene,
  at: number,
  { next }: Expression,
  { role, date }: NonNullable<Expression['said']>,
  context: TimeContext,
): TimeExpression {
  const span = { start: scene.tokens[at]?.start ?? 0, end: scene.tokens[next - 1]?.end ?? scene.text.length }
  return { span, role, date: toMoments(date, scene, context) }
}

/** Part of a longer word, a number, a tag or an address begins here: `sun-dried`, `#friday`, `v3`, `$20`. */
function isOpen({ tokens }: Scene, at: number): boolean {
  const token = tokens[at]
  const before = tokens[at - 1]
  if (!token?.glued || !before) return true
  return before.kind === 'mark' && !/^[-/@#._$€£&+=\\%]$/u.test(before.text)
}

/** The same at the end: `monday-ish`, `march.com`, `5%`. */
function isClosed({ tokens }: Scene, next: number): boolean {
  const token = tokens[next]
  if (!token?.glued) return true
  if (token.kind !== 'mark') return false
  if (/^[%@_/\\°$€£]$/u.test(token.text)) return false
  const joins = /^[-.:]$/u.test(token.text) && tokens[next + 1]?.glued === true
  return !joins || tokens[next + 1]?.kind === 'mark'
}
