import { textOf } from './intents/intent.ts'
import type { PackSubject } from './subject.ts'

/** Every sentence the kit has of the pack's language: the nearest thing to what its users write. */
export function textsOf({ pack, options }: PackSubject): readonly string[] {
  const { types = [] } = options.questions ?? {}
  const answers = Object.values(options.intents)
  return [
    ...new Set([
      ...pack.rules.flatMap(({ examples, counterExamples }) => [
        ...examples.map(({ text }) => text),
        ...counterExamples,
      ]),
      ...types.flatMap(({ examples, counterExamples }) => [...examples, ...counterExamples]),
      ...answers.flatMap((answer) => ('unsupported' in answer ? [] : answer.map(textOf))),
      ...options.nothing,
      ...(options.times ?? []),
    ]),
  ]
}
