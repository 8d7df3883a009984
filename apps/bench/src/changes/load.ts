import type { LanguagePack } from '@recollect/core'
import type { SpanWords } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import type { Topic } from '@recollect/rules'
import { changeSigns, TOPICS, tokensOf } from '@recollect/rules'
import { authoredLines } from '../io/authored-lines.ts'
import { BenchError } from '../io/bench-error.ts'
import { repositoryPath } from '../io/repository.ts'
import { writtenIn } from '../spans/load.ts'
import type { Mark } from '../spans/load.ts'

/** A message, and what of that known before it changes. */
export interface Changing {
  readonly by: string
  readonly text: string
  /** Null: nobody said. */
  readonly changes: boolean | null
  readonly ofAnother: boolean | null
  /** What it speaks of; null: nobody said. */
  readonly topics: ReadonlySet<Topic> | null
}

/** A message by its signs. */
export interface Signed extends Changing {
  readonly signs: ReadonlySet<string>
}

const DATA = repositoryPath('apps', 'bench', 'data', 'changes')
const NONE = '-'

/** Slots that speak of a topic. */
const TOPIC_OF: Readonly<Record<string, Topic>> = {
  ...{ location: 'home', employer: 'work', occupation: 'work', school: 'school', education: 'school' },
  ...{ major: 'school', relationship_status: 'status', pet: 'pet', vehicle: 'vehicle', device: 'device' },
  ...{ plan: 'plan', health: 'health', habit: 'habit', hobby: 'likes', diet: 'diet', likes: 'likes' },
  ...{ dislikes: 'likes', favorite: 'likes', income: 'money', phone: 'phone', email: 'phone', name: 'name' },
  ...{ nickname: 'name', age: 'age', weight: 'weight', height: 'weight', living_situation: 'living' },
  ...{ project: 'course' },
}

const isTopic = (label: string): label is Topic => TOPICS.some((topic) => topic === label)

function labelled(name: string, line: string): Changing {
  const [labels = '', text = ''] = line.split('\t')
  const all = labels.split(' ')
  const topics = all.map((label) => label.replace('@', '')).filter((label) => label !== NONE)
  const odd = topics.find((topic) => !isTopic(topic))
  if (text === '' || odd !== undefined)
    throw new BenchError(`${name} has a line that is not labelled: "${line}".`)
  const changes = topics.length > 0
  return {
    by: `changes ${name}`,
    text,
    changes,
    ofAnother: changes ? all.some((label) => label.endsWith('@')) : null,
    topics: changes ? new Set(topics.filter(isTopic)) : null,
  }
}

/** Marked values tell what a message speaks of; only that one is over, that something changed. */
function marked(by: string, text: string, marks: readonly Mark[]): Changing {
  const told = marks.flatMap(({ slot }) => TOPIC_OF[slot] ?? [])
  const isOver = marks.some(({ state }) => state === 2)
  return {
    by,
    text,
    changes: isOver ? true : marks.length === 0 ? false : null,
    ofAnother: marks.length === 0 ? null : marks.every(({ of }) => of !== 'user'),
    topics: told.length === 0 ? null : new Set(told),
  }
}

/** The labelled messages of a language. */
export const labelledIn = (language: string): readonly Changing[] =>
  authoredLines(DATA, language).map(({ by, line }) => labelled(by, line))

/** The same, and those with marked values. */
export const changingIn = (language: string): readonly Changing[] => [
  ...labelledIn(language),
  ...writtenIn(language).map(({ by, text, marks }) => marked(by, text, marks)),
]

/** Reads the signs of each. */
export const signed = (all: readonly Changing[], pack: LanguagePack, words: SpanWords): readonly Signed[] =>
  all.map((one) => {
    const text = normalizeText(one.text)
    return { ...one, signs: changeSigns(tokensOf(text, pack.fold(text.text), words.joined), words) }
  })
