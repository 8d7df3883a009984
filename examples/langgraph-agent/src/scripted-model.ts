import type { ModelRequest } from '@recollect/testkit/model-server'

/** What the scripted model can say: a question, what it needs to know, and the answer with it and without. */
const ANSWERS = [
  [
    /snack/u,
    /allergic to (?<value>\w{1,30})/u,
    (value: string) => `Nothing with ${value}.`,
    'I do not know.',
  ],
  [
    /喜欢喝什么/u,
    /喜欢喝(?<value>\p{Script=Han}{1,10})。/u,
    (value: string) => `你喜欢喝${value}。`,
    '我不知道。',
  ],
  [
    /Where do I live/u,
    /live in (?<value>\w{1,30})/u,
    (value: string) => `You live in ${value}.`,
    'I do not know.',
  ],
] as const

/** A model that knows what stands in its system prompt and nothing else. */
export function scriptedModel({ system, user }: ModelRequest): string {
  const last = user.split('\n').at(-1) ?? ''
  const asked = ANSWERS.find(([question]) => question.test(last))
  if (asked === undefined) return /\p{Script=Han}/u.test(last) ? '好的，记住了。' : 'Nice to meet you!'
  const [, fact, withFact, without] = asked
  const value = fact.exec(system)?.groups?.['value']
  return value === undefined ? without : withFact(value)
}
