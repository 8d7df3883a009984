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
    ['what is passed on', '好\n【转发】我住在罗马', '好'],
    ['the same in English', 'ok\n[Fwd] I live in Rome', 'ok'],
    ['一份简历', '以下是一份简历，姓名李雷，现居罗马', ''],
    ['a pasted résumé', 'Jane Roe\nEXPERIENCE\nI work in Rome\nEDUCATION\nMIT', ''],
    ['roles that are given out', 'ok. You are a teacher and I am your student. I live in Rome', 'ok.'],
    ['分派的角色', '好。你是律师，我是你的客户，我住在罗马', '好。'],
    ['a story', 'For my story: I live in Rome', 'For my story:'],
    ['a character', "Use this as my character: I'm Rook, ex-cop", 'Use this as my character:'],
    ['人物设定', '角色设定：我住在罗马', '角色设定：'],
    ['打比方的话', '打个比方，我住在罗马。好', '。好'],
    ['a case', '45 year old male with hypertension presents with pain', ''],
    ['病例', '患者，男，45岁，住在罗马', ''],
    ['words whose translation is asked for', "What's the German for I live in Rome? ok", '? ok'],
    ['要翻译的话', '我住在罗马用日语怎么说？好', '？好'],
    ['what is to be written', 'Create a sample record: name Ann, phone 555-0199', 'Create a sample record:'],
    ['要写的话', '帮我写一份自我介绍：我住在罗马', '帮我写一份自我介绍：'],
    [
      'how a text is to begin',
      "A letter starting with 'My name is Ann and I'm a chef'. ok",
      'A letter starting with . ok',
    ],
    ['开头的话', "帮我写封求职信，开头是'我叫张三，是个厨师'，谢谢", '帮我写封求职信，开头是 ，谢谢'],
  ])('is nothing of %s', (_what, text, left) => {
    expect(heard(text)).toBe(left)
    // Patterns keep no place from one message to the next.
    expect(heard(text)).toBe(left)
  })

  it.each([
    'I live in Oslo.',
    '我住在长沙。',
    "You're an AI and I'm a nurse.",
    '你是机器人，我是一名护士。',
    'I want to be a doctor and I am a student.',
    "I'm a 45 year old male with hypertension",
    'Make a note: I live in Oslo',
    'Write this down: my number is 555-0188',
    'My favorite character: Batman.',
    'My character is called Rook. I live in Oslo.',
    "I told him 'see you', and I live in Oslo",
    'here is my resume: I work at Shell',
    '这是我的简历：我在壳牌上班',
    '我转发了那条消息，我住在长沙。',
    '比起上海我更喜欢长沙。',
    'How do I get to Oslo? I live in Rome.',
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
