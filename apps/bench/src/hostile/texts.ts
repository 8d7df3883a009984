import type { LanguagePack } from '@recollect/core'
import type { Chance } from '../fuzz/chance.ts'

/** What a clause may have at most. */
const CLAUSE = 390

export const sentencesOf = (packs: readonly LanguagePack[]): readonly string[] =>
  packs.flatMap(({ rules }) =>
    rules.flatMap(({ examples, counterExamples }) => [
      ...examples.map(({ text }) => text),
      ...counterExamples,
    ]),
  )

/** Whole messages of one kind each, by what they repeat. */
export function unitsOf(
  packs: readonly LanguagePack[],
  worst: readonly string[],
  chance: Chance,
  mixed: number,
): readonly string[] {
  const sentences = sentencesOf(packs)
  const anchors = packs.flatMap(({ rules }) => rules.flatMap((rule) => rule.anchors))
  const clauses = Array.from({ length: mixed }, (_, at) => {
    const hot = worst.length === 0 ? '' : (worst[at % worst.length] ?? '').slice(0, CLAUSE / 2)
    return `${filled(hot, () => chance.of(anchors), ' ')}. `
  })
  return [
    ...['. ', ', ', '、', '\n', '。', ' '].map((joint) => sentences.join(joint)),
    ...['. ', ', ', '。'].map((joint) => anchors.join(joint)),
    `${'a , '.repeat(20)}x. `,
    ...clauses,
    ...worst.flatMap((text) => [text, `${text}. `, `${text}。`]),
    ...Array.from(
      { length: mixed },
      () => chance.of(sentences) + chance.of(['', ', ', '. ', '\n', '、', '和']),
    ),
  ]
}

/** Words until a clause is full. */
function filled(start: string, next: () => string, joint: string): string {
  let text = start
  while (text.length < CLAUSE) text += joint + next()
  return text.slice(0, CLAUSE)
}

/** The unit again and again, up to so many bytes. */
export function repeated(unit: string, bytes: number): string {
  const times = Math.ceil(bytes / Math.max(1, Buffer.byteLength(unit)))
  return Buffer.from(unit.repeat(times))
    .subarray(0, bytes)
    .toString('utf8')
    .replace(/\uFFFD$/u, '')
}
