import type { MessageInput } from '@recollect/core'
import type { Story, StoryEpisode } from '@recollect/testkit/model-server'

const DAY = 86_400_000
const FIRST = Date.UTC(2024, 0, 1, 9)

/** A conversation of a life in which the same things come up again, changed or not. */
function chapter(number: number) {
  // None is the beginning of another.
  const n = String(100 + number)
  const zh = number % 2 === 0
  const editor = `Editor${String(Math.floor(number / 2) % 3)}`
  const said = zh
    ? `我现在写代码用${editor}，在做项目青云${n}`
    : `I write my code in ${editor} now, for project Falcon${n}`
  const last = zh ? `青云${n}是记账工具` : `Falcon${n} is a budget tool`
  const project = zh ? `项目青云${n}` : `Project Falcon${n}`
  const at = FIRST + number * DAY
  const session = `s${n}`
  const messages: readonly MessageInput[] = [
    { text: said, session, at },
    { text: '然后呢？ And then?', role: 'assistant', session, at: at + 60_000 },
    { text: last, session, at: at + 120_000 },
  ]
  const gap = { context: '', gapType: 'specific_detail', confidence: 0.8 } as const
  const episode: StoryEpisode = {
    when: said,
    narration: {
      title: `Chapter ${n}`,
      summary: `第${n}章`,
      content: `On day ${n} the user told of their work 工作.`,
    },
    reconstruction: 'The user told of their work.',
    gaps: [
      { ...gap, key: '用户的编辑器 editor', value: editor, quote: said },
      { ...gap, key: project, value: zh ? '记账工具' : 'budget tool', quote: last },
    ],
    relationships: [{ from: project, to: '用户的编辑器 editor', type: 'part_of', description: '' }],
  }
  return { messages, episode }
}

export function life(chapters: number): {
  readonly messages: readonly MessageInput[]
  readonly story: Story
} {
  const all = Array.from({ length: chapters }, (_, number) => chapter(number))
  return { messages: all.flatMap(({ messages }) => messages), story: all.map(({ episode }) => episode) }
}
