import { describe, expect, it } from 'vitest'
import { topicForm } from './topic-form.ts'

describe('topicForm', () => {
  it.each([
    'discord_config',
    'memory-design',
    'gpt-4',
    'c++',
    'c#',
    'node.js',
    '记忆设计',
    'a/b',
    '@home',
    'naïve',
  ])('leaves %j as it is', (topic) => {
    expect(topicForm(topic)).toBe(topic)
  })

  it.each<[given: string, form: string]>([
    ['Memory Design', 'memory_design'],
    [' memory \t design ', 'memory_design'],
    ['ＤＩＳＣＯＲＤ', 'discord'],
    ['记忆 设计', '记忆_设计'],
    ['tea\u200b', 'tea'],
  ])('writes %j as %j', (given, form) => {
    expect(topicForm(given)).toBe(form)
    expect(topicForm(form)).toBe(form)
  })
})
