import type { MessageInput } from '@recollect/core'
import type { Replier } from '@recollect/testkit/model-server'

const DAY = 86_400_000
const FIRST = Date.UTC(2024, 0, 1, 9)

/** What rules find in a conversation, in Chinese, English and both. */
const FACTS = ['我住在上海。', 'I live in Berlin. ', '我在 Google 工作。']
/** Something only this user can know, in each of them. */
const SECRETS = [
  (name: string) => `青云${name}的代号是白鹭${name}`,
  (name: string) => `The code name of Falcon${name} is Heron${name}`,
  (name: string) => `Nova${name} 的 code name 是 Egret${name}`,
]
/** An answer that makes a conversation long and says nothing. */
const ANSWER = 'ok '.repeat(290)

/** A conversation in which so many secrets are told, a day after the one before it. */
function talk(number: number, secrets: number): readonly MessageInput[] {
  const say = SECRETS[number % SECRETS.length] ?? String
  const fact = FACTS[number % FACTS.length] ?? ''
  const at = FIRST + number * DAY
  const session = `s${String(number)}`
  return Array.from({ length: secrets }, (_, place): readonly MessageInput[] => {
    const told = say(`${String(number)}x${String(place)}`)
    return [
      { text: place === 0 ? `${fact}${told}` : told, session, at: at + 2 * place },
      {
        text: secrets > 2 ? ANSWER : '然后呢？ And then?',
        role: 'assistant',
        session,
        at: at + 2 * place + 1,
      },
    ]
  }).flat()
}

export const talks = (count: number, secrets: number): readonly MessageInput[] =>
  Array.from({ length: count }, (_, number) => talk(number, secrets)).flat()

const SECRET =
  /(?<quote>(?<of>青云\d+x\d+|Falcon\d+x\d+|Nova\d+x\d+)(?: is |的代号是| 的 code name 是 )(?<name>白鹭\d+x\d+|Heron\d+x\d+|Egret\d+x\d+))/gu

/** A good model: finds each secret of what it is shown, quotes it, and ties it to the one before. */
export const goodModel: Replier = ({ task, user }) => {
  if (task === 'episode_narration')
    return JSON.stringify({
      title: 'Projects 项目',
      summary: 'They spoke of projects.',
      content: '用户讲了一些项目。',
      same_as: null,
    })
  if (task === 'reconstruction') return JSON.stringify({ reconstruction: 'user: I have projects.' })
  const original = user.slice(user.lastIndexOf('⟦conversation⟧'))
  const found = [...original.matchAll(SECRET)].map(({ groups = {} }) => groups)
  const keys = found.map(({ of }) => `${of ?? ''} code name 代号`)
  const knowledge_gaps = found.map(({ name, quote }, place) => ({
    key: keys[place],
    value: name,
    context: quote,
    gap_type: 'proper_noun',
    confidence: 0.9,
    quote,
  }))
  const relationships = keys
    .slice(1)
    .map((to, place) => ({ from: keys[place], to, type: 'related', description: '' }))
  return JSON.stringify({ knowledge_gaps, relationships })
}
