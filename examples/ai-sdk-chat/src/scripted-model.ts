import type { ModelReply, ModelRequest } from '@recollect/testkit/model-server'

/** Facts in a text, as a context and the tool `facts` write them. */
const FACT =
  /(?<slot>\w{1,40}) = (?<value>[^;\n(]{1,100})|\[memory fact\] (?!user:)(?<list>\w{1,40}): (?<values>[^\n(]{1,100})|"slot":"(?<name>\w{1,40})","value":"(?<text>[^"]{1,100})"/gu

/** What the scripted model can say: a question, the fact it needs, and the answer with it and without. */
const ANSWERS = [
  [/住在哪里/u, 'location', (value: string) => `你住在${value}。`, '我不知道你住在哪里。'],
  [
    /snack/u,
    'allergy',
    (value: string) => `Nothing with ${value}: you are allergic to them.`,
    'I do not know.',
  ],
  [/喜欢喝什么/u, 'likes', (value: string) => `记得，你喜欢${value}。`, '我不记得了。'],
] as const

/** A model that knows what it is sent and nothing else; asked what somebody likes, it looks by the tool `facts` first. */
export function scriptedModel({ user, body }: ModelRequest): ModelReply {
  const facts = new Map<string, string>()
  for (const { groups } of user.replaceAll('\\"', '"').matchAll(FACT))
    facts.set(
      groups?.['slot'] ?? groups?.['list'] ?? groups?.['name'] ?? '',
      (groups?.['value'] ?? groups?.['values'] ?? groups?.['text'] ?? '').trim(),
    )
  const asked = ANSWERS.find(([question]) => question.test(user.split('</recollect-memory>').at(-1) ?? ''))
  if (asked === undefined)
    return { content: /\p{Script=Han}/u.test(user.slice(-20)) ? '好的，记住了。' : 'Nice to meet you!' }
  const [, slot, withFact, without] = asked
  const looks = slot === 'likes' && !user.includes('"facts"') && JSON.stringify(body).includes('"tools"')
  if (looks) return { content: null, toolCalls: [{ name: 'facts', arguments: { slot } }] }
  const value = facts.get(slot)
  return { content: value === undefined ? without : withFact(value) }
}
