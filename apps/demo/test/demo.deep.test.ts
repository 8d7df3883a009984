import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runDemo } from '../src/demo.ts'
import type { DemoResult } from '../src/demo.ts'
import type { Found } from '../src/play.ts'
import type { Person } from '../src/script/line.ts'
import { styleOf } from '../src/show/style.ts'
import { FRAMES } from '../src/text/language.ts'

const NOW = Date.UTC(2024, 4, 1, 12)

let directory = ''
let file = ''
let result: DemoResult
const printed: string[] = []

const demo = () =>
  runDemo({
    file,
    style: styleOf(FRAMES.en, false),
    language: 'en',
    print: (line) => printed.push(line),
    now: NOW,
  })

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'recollect-demo-'))
  file = join(directory, 'demo.db')
  result = await demo()
})
afterAll(() => {
  rmSync(directory, { recursive: true, force: true })
})

/** The answers to a question, in the order it was asked. */
const answersTo = (person: Person, text: string): Found[] =>
  result.outcomes.flatMap((outcome) =>
    'found' in outcome && outcome.line.person === person && outcome.line.text === text ? [outcome.found] : [],
  )
const lastAnswer = (person: Person, text: string) => answersTo(person, text).at(-1)?.result.answer.text

const valuesOf = (person: Person, slots: readonly string[]) =>
  result.facts[person].histories
    .filter(({ key }) => slots.some((slot) => key === `user:${slot}`))
    .flatMap(({ versions }) => versions.map(({ value }) => value))

const cardsAfter = (person: Person, text: string) =>
  result.outcomes.flatMap((outcome) =>
    'remembered' in outcome && outcome.line.person === person && outcome.line.text === text
      ? outcome.remembered.changes
      : [],
  )

describe('in Chinese', () => {
  it('says what kind of user one is, from the words one said', () => {
    const [found] = answersTo('xiaohong', '我是什么用户')
    expect(found?.result.answer.text).toContain('安卓玩机用户')
    expect(found?.result.evidence).toBe('strong')
    expect(found?.source?.text).toBe('我是安卓玩机用户')
  })

  it('follows a move, and keeps where one lived before', () => {
    const [before, after] = answersTo('xiaohong', '我住哪里')
    expect(before?.result.answer.text).toContain('朝阳区')
    expect(after?.result.answer.text).toContain('海淀区')
    expect(after?.result.answer.text).not.toContain('朝阳区')
    expect(lastAnswer('xiaohong', '我以前住在哪里？')).toContain('朝阳区')
    expect(answersTo('xiaohong', '我以前住在哪里？')[0]?.source?.text).toBe('我住朝阳区')
    expect(valuesOf('xiaohong', ['location'])).toEqual(['丰台区', '朝阳区', '海淀区'])
  })

  it('files what is told late into the past, and answers as of an earlier day', () => {
    expect(cardsAfter('xiaohong', '我住在丰台区')).toMatchObject([{ action: 'files' }])
    expect(lastAnswer('xiaohong', '我住在哪里？')).toContain('朝阳区')
  })

  it('puts a slip right in place', () => {
    expect(cardsAfter('xiaohong', '邮箱说错了，是 xiaohong@example.com')).toMatchObject([
      { action: 'corrects', card: { version: 1 } },
    ])
    expect(lastAnswer('xiaohong', '我的邮箱是什么？')).toContain('xiaohong@example.com')
  })

  it('takes back the last message as if it had never been said', () => {
    expect(answersTo('xiaohong', '我的狗叫什么？')[0]?.result.evidence).toBe('none')
    expect(valuesOf('xiaohong', ['pet'])).toEqual([])
  })

  it('follows a change of name', () => {
    expect(lastAnswer('xiaohong', '我叫什么名字?')).toContain('小红')
    expect(lastAnswer('xiaohong', '我叫什么名字?')).not.toContain('小明')
    expect(valuesOf('xiaohong', ['nickname', 'name'])).toEqual(['小明', '小红'])
  })

  it('takes a retraction and a correction', () => {
    const likes = lastAnswer('xiaohong', '我喜欢什么？')
    expect(likes).toContain('猫')
    expect(likes).not.toContain('爵士乐')
    expect(valuesOf('xiaohong', ['employer']).slice(0, 1)).toEqual(['Google'])
    const employer = lastAnswer('xiaohong', '我在哪里上班？')
    expect(employer).toContain('字节跳动')
    expect(employer).not.toContain('Google')
  })

  it('makes no fact of what an assistant says, a hypothesis, a wish or small talk', () => {
    for (const text of [
      'Assistant: 我住在火星',
      '如果我住在三亚，我就天天去冲浪',
      '要是我有一架钢琴就好了',
      '你好呀，今天的晚霞真好看！',
    ]) {
      expect(cardsAfter('xiaohong', text), text).toEqual([])
    }
  })

  it('does not know what it was not told', () => {
    const [found] = answersTo('xiaohong', '我的血型是什么？')
    expect(found?.result.evidence).toBe('none')
    expect(found?.result.answer.card).toBeNull()
  })
})

describe('in English', () => {
  it('says what kind of user one is', () => {
    expect(lastAnswer('alex', 'What kind of user am I?')).toMatch(/Android power user/iu)
  })

  it('follows a move, and keeps where one lived before', () => {
    const [now, earlier] = answersTo('alex', 'Where do I live?').map(({ result: { answer } }) => answer.text)
    expect(now).toContain('Seattle')
    expect(now).not.toContain('Brooklyn')
    expect(earlier).toContain('Brooklyn')
    expect(lastAnswer('alex', 'Where did I live before?')).toContain('Brooklyn')
    expect(valuesOf('alex', ['location'])).toEqual(['Brooklyn', 'Seattle'])
  })

  it('follows a change of name', () => {
    expect(lastAnswer('alex', "What's my name?")).toContain('Lex')
    expect(valuesOf('alex', ['nickname', 'name'])).toEqual(['Al', 'Lex'])
  })

  it('forgets what was withdrawn', () => {
    expect(valuesOf('alex', ['employer'])[0]).toMatch(/Riverside Clinic/u)
    expect(answersTo('alex', 'Where do I work?')[0]?.result.evidence).toBe('none')
  })

  it("keeps somebody else's facts apart from one's own", () => {
    expect(lastAnswer('alex', 'Where does my sister live?')).toContain('Paris')
    expect(valuesOf('alex', ['location'])).not.toContain('Paris')
  })

  it('does not know what it was not told, or what another person told', () => {
    for (const text of ['Do I like cats?', 'What is my blood type?']) {
      expect(answersTo('alex', text)[0]?.result.evidence, text).toBe('none')
    }
  })
})

describe('the printed tour', () => {
  it('shows changes, reasons and histories in plain short lines', () => {
    const text = printed.join('\n')
    expect(text).toMatch(/~ updates location: 朝阳区 → 海淀区 \(version 2\)/u)
    expect(text).toMatch(/location: Brooklyn → Seattle/u)
    expect(text).toContain('no evidence')
    expect(text).not.toContain('\u001b[')
    // What a prompt is given is shown as it is: a memory a line.
    const lines = printed.flatMap((line) => line.split('\n')).filter((line) => !line.includes('[memory '))
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(200)
  })

  it('leaves what a file holds alone and uses other scopes', async () => {
    const again = await demo()
    expect(again.scopes).toEqual({ xiaohong: 'xiaohong-2', alex: 'alex-2', john: 'john-2' })
    expect(again.facts.alex.active.length).toBe(result.facts.alex.active.length)
  })
})

describe('in a session', () => {
  it('numbers the questions and keeps the answers worth keeping', () => {
    const { logged } = result.session
    expect(logged.map(({ turn }) => turn.seq)).toEqual([1, 2, 3, 4])
    expect(logged.map(({ turn }) => turn.answer !== null)).toEqual([false, true, true, false])
  })

  it('turns a form into facts', () => {
    const cards = result.session.form.remembered.flatMap(({ changes }) => changes)
    expect(cards.map(({ card }) => card?.value)).toContain('花生')
  })

  it('gives a prompt what bears on the message, within its budget', () => {
    const { context } = result.session
    expect(context.tokens).toBeLessThanOrEqual(context.budget)
    expect(context.text).toContain('adb backup')
    expect(context.text).toContain('海淀区')
  })
})

describe('the chapter of discovery', () => {
  it('finds private knowledge, follows its evolution, and relates it', () => {
    const { reports, evolved, graph } = result.discovery
    expect(reports.map(({ stopped, owed }) => [stopped, owed])).toEqual(reports.map(() => [null, 0]))
    expect(evolved).toMatchObject({ key: "John's research direction", version: 2 })
    expect(graph.relationships.map(({ type }) => type)).toContain('part_of')
    const text = printed.join('\n')
    expect(text).toContain("~ John's research direction: prompt engineering for large language models → ")
    expect(text).toContain('Layers of Tanka – part of → Tanka project')
  })

  it('is told in Chinese where the frame is', async () => {
    const lines: string[] = []
    const style = styleOf(FRAMES.zh, false)
    const told = await runDemo({
      file: ':memory:',
      style,
      language: 'zh',
      print: (line) => lines.push(line),
      now: NOW,
    })
    expect(told.discovery.evolved?.value).toBe('AI Agent行为规划')
    expect(lines.join('\n')).toContain('演变：John的研究方向: 大语言模型提示工程 → AI Agent行为规划')
  })
})
