import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blankForeign } from './blank-foreign.ts'

const heard = (text: string): string => blankForeign(text).replaceAll(/\s+/gu, ' ').trim()

describe('what is left of a message when the words of others are out of it', () => {
  it.each([
    ['a fence', 'Why?\n```\nI live in Rome\n```\nI like tea', 'Why? I like tea'],
    ['a fence without an end', 'Why?\n```\nI live in Rome\n\nI like tea', 'Why?'],
    ['JSON', 'see {"role": "user", "content": "I live in Rome}"} ok', 'see ok'],
    ['JSON that was cut off', 'see {"content": "I live in Rome', 'see'],
    ['an element', 'see <p class="x">I live in Rome</p> ok', 'see ok'],
    ['an element that was cut off', 'see <document>\nI live in Rome', 'see'],
    ['an element in brackets', 'see [result] I live in Rome [/result] ok', 'see ok'],
    ['a comment', 'see <!-- I live in Rome --> ok', 'see ok'],
    ['the target of a link', '[a](https://a.example/I-live "I live in Rome") ok', '[a ok'],
    ['quoted lines', '> I live in Rome\n＞ 我住在罗马\nok', 'ok'],
    ['a forwarded mail', 'ok\nFrom: Eve\nSubject: me\n\nI live in Rome\n\nI like cola', 'ok'],
    ['转发的邮件', '好\n发件人：小伊\n主题：近况\n\n我住在罗马', '好'],
    ['a document', 'BEGIN DOCUMENT\nI live in Rome\nEND DOCUMENT\nok', 'ok'],
    ['文档', '【文档开始】\n我住在罗马\n【文档结束】\n好', '好'],
    ['what is ruled off', 'ok\n---\nI live in Rome\n---\nfine', 'ok fine'],
    [
      'what was handed over',
      'Here is the mail I got:\n\nI live in Rome.\n\nI like cola.',
      'Here is the mail I got:',
    ],
    ['给出的文章', '以下是一篇文章：\n\n我住在罗马。', '以下是一篇文章：'],
    ['what stands under its name', 'Tool output:\nI live in Rome', 'Tool output:'],
    ['原文', '原文：我住在罗马。', '原文：'],
    [
      'what is to be worked on',
      'Please proofread the following text.\n\nI live in Rome.',
      'Please proofread the following text.',
    ],
    ['要润色的话', '请润色下面的文字。\n我住在罗马。', '请润色下面的文字。'],
    ['a quotation', 'The poster says “I live in Rome”.', 'The poster says .'],
    ['一段引文', '海报上是「我住在罗马」。', '海报上是 。'],
    ['the word of a machine', 'The assistant told me that I live in Rome. ok', '. ok'],
    ['a report in another language', 'Eve says 我住在罗马。ok', 'Eve 。ok'],
    ['another speaker in another script', 'Bob: 我住在罗马\nok', 'ok'],
  ])('is nothing of %s', (_what, text, left) => {
    expect(heard(text)).toBe(left)
    // Patterns keep no place from one message to the next.
    expect(heard(text)).toBe(left)
  })

  it.each([
    'I live in Oslo.',
    '我住在长沙。',
    'My name is "Ann" and my cat is “Tom”.',
    'My favorite song is "I Will Survive"',
    '我喜欢看《我不是药神》',
    'Email: ann@example.com',
    'About me:\nI live in Oslo',
    'Here is my profile:\nI live in Oslo',
    '以下是我的基本情况：\n我住在长沙',
    'I said 我住在长沙。',
    '我说 I live in Oslo.',
    'PS: 我搬到上海了',
    'I live in Oslo <3 and 2 < 3 > 1',
    '- I like tea\n- I like jazz',
    'I read the news. My doctor said I am allergic to nuts.',
    'I build search tools.\nI work at Acme.',
  ])('is all of what the user says: %s', (text) => {
    expect(blankForeign(text)).toBe(text)
  })

  it('stands where it stood, in any text', () => {
    const piece = fc.constantFrom(
      ...[
        'I live in Rome',
        '我住在罗马',
        '\n',
        '```',
        '"',
        '“',
        '”',
        '> ',
        '<p>',
        '</p>',
        '{"a":"',
        '}',
        '---',
        ': ',
      ],
      ...[
        'Here is the mail',
        '以下是文章：',
        'From: a',
        'Begin document',
        'End document',
        'says',
        '说',
        ' ',
        '.',
        '😀',
      ],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = pieces.join('')
        const left = blankForeign(text)
        expect(left).toHaveLength(text.length)
        for (let at = 0; at < text.length; at++)
          if (left[at] !== text[at]) expect([' ', '\n']).toContain(left[at])
      }),
      { seed: 9, numRuns: 300 },
    )
  })
})
