import { HOSTILE_TEXTS, spoil } from '@recollect/testkit/model-server'
import type { ModelFault, ModelRequest } from '@recollect/testkit/model-server'
import type { Dice } from './dice.ts'

type Tamper = (content: string, dice: Dice, request: ModelRequest) => string

const BYTES = [
  '{',
  '}',
  '[',
  ']',
  '"',
  '\\',
  ',',
  ':',
  '\0',
  '\n',
  '\ud800',
  '\u202e',
  '0',
  'e',
  '名',
  '```',
  '1e999',
  '-0',
]
const VALUES = [
  'null',
  'true',
  '""',
  '[]',
  '{}',
  '-1',
  '1e999',
  '"\\ud800"',
  '"\\u0000"',
  '[[[[]]]]',
  '{"__proto__":{"a":1}}',
]

/** A place of the text is replaced, taken out or doubled, a few times. */
const scratched: Tamper = (content, dice) => {
  let text = content
  for (let time = dice.below(6); time >= 0; time--) {
    const at = dice.below(text.length + 1)
    const until = at + dice.below(12)
    text =
      text.slice(0, at) + dice.one([dice.one(BYTES), '', text.slice(at, until).repeat(2)]) + text.slice(until)
  }
  return text
}

/** A value of the JSON becomes another one. */
const replaced: Tamper = (content, dice) => {
  const values = [...content.matchAll(/:(?<value>"(?:[^"\\]|\\.){0,2000}"|[\d.]{1,20}|null)/gu)]
  if (values.length === 0) return dice.one(VALUES)
  const { 0: found, index } = dice.one(values)
  return `${content.slice(0, index)}:${dice.one(VALUES)}${content.slice(index + found.length)}`
}

/** Words somebody else said, or nearly the user's, given as a quote. */
const misquoted: Tamper = (content, dice, { user }) => {
  const lines = user.split('\n').filter((line) => line.length > 10)
  const line = lines.length === 0 ? 'nothing' : dice.one(lines)
  const quote = dice.one([
    line,
    line.slice(dice.below(line.length)),
    line.replace(/^.{0,60}?: /u, ''),
    line.replace(/^.{0,60}?: /u, '').replace(/[aeiou的是]/u, 'x'),
    dice.one(HOSTILE_TEXTS),
    user.slice(0, 3000),
  ])
  return content.replace(/"quote":"(?:[^"\\]|\\.){0,2000}"/gu, () => `"quote":${JSON.stringify(quote)}`)
}

const hostile: Tamper = (content, dice) => spoil.hostileWords(dice.one(HOSTILE_TEXTS))(content)

const nested: Tamper = (content, dice) => {
  const depth = 1 + dice.below(5000)
  return dice.one([
    `${'['.repeat(depth)}${content}${']'.repeat(depth)}`,
    '['.repeat(depth),
    `${'{"a":'.repeat(depth)}1`,
  ])
}

/** Keys and labels of records that are none, or are another's. */
const misnamed: Tamper = (content, dice) =>
  content
    .replace(
      /"same_as":null/u,
      `"same_as":${JSON.stringify(dice.one(['E1', 'E2', 'E99', '', 'x'.repeat(5000)]))}`,
    )
    .replace(/"(?<field>from|to|key)":"(?:[^"\\]|\\.){0,500}"/gu, (all, field: string) =>
      dice.chance(0.5)
        ? all
        : `"${field}":${JSON.stringify(dice.one(['', 'nobody', 'Project 0', '键'.repeat(600)]))}`,
    )

const others: readonly Tamper[] = [
  (content) => spoil.wrongSchema(content),
  (content) => spoil.inventedQuotes(content),
  (content) => spoil.proseAround(content),
  (content) => spoil.duplicateKeys(content),
  (content, dice) => spoil.manyTimes(2 + dice.below(80))(content),
  (content, dice) => spoil.hugeReply(dice.below(20_000))(content),
  (_content, dice) => dice.one(VALUES),
  (_content, dice) => dice.one(HOSTILE_TEXTS),
  () => '',
]

const TAMPERS: readonly Tamper[] = [
  scratched,
  scratched,
  replaced,
  replaced,
  misquoted,
  misquoted,
  hostile,
  nested,
  misnamed,
]

/** A malformed or hostile reply, by chance: the content, how it ended, or the body around it. `polite`: none that ends the whole call. */
export function tampering(dice: Dice, request: ModelRequest, polite: boolean): ModelFault {
  const roll = polite ? 3 + dice.below(17) : dice.below(20)
  if (roll === 0) return { kind: 'refusal', words: dice.one(HOSTILE_TEXTS) }
  if (roll === 1) return { kind: 'content_filter' }
  if (roll === 2)
    return {
      kind: 'body',
      body: dice.one([...HOSTILE_TEXTS, ...VALUES, '{"choices":[]}', '{"choices":[{}]}']),
      type: 'application/json',
    }
  if (roll < 6)
    return { kind: 'truncated', at: dice.below(300), finish: dice.one(['stop', 'length'] as const) }
  const tamper = dice.one(roll < 16 ? TAMPERS : others)
  return { kind: 'spoiled', spoil: (content) => tamper(content, dice, request) }
}
