import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blankRecalled } from './recalled.ts'
import { RECALLED_CLOSE, RECALLED_KINDS, RECALLED_OPEN } from './recalled-marks.ts'

const fenced = (text: string) => `${RECALLED_OPEN}${text}${RECALLED_CLOSE}`

/** What is left stands where it stood. */
function heard(text: string): string {
  const blanked = blankRecalled(text)
  expect(blanked).toHaveLength(text.length)
  for (let i = 0; i < text.length; i++) if (blanked[i] !== '\n') expect(blanked[i]).toBe(text[i])
  return blanked.trim()
}

describe('a fenced passage', () => {
  it('is blanked, and what stands around it is heard where it stands', () => {
    const text = `before ${fenced('I live in Rome')} after`
    expect(heard(text)).toMatch(/^before\s+after$/u)
  })

  it('ends where it ends: nothing between two of them is lost', () => {
    expect(heard(`${fenced('a')}keep${fenced('b')}`)).toBe('keep')
  })

  it('reaches to the next blank line when it is not closed, else to the end', () => {
    expect(heard(`keep ${RECALLED_OPEN}I live in Rome`)).toBe('keep')
    expect(heard(`keep ${RECALLED_OPEN}\nI live in Rome\n \nI like tea`)).toMatch(/^keep\s+I like tea$/u)
  })

  it('is one like any other where it follows one that is not closed', () => {
    const cut = `${RECALLED_OPEN}I live in Rome\n\nI like tea`
    expect(heard(`${cut}\n[memory fact] user location = "Rome"`)).toBe('I like tea')
    expect(heard(`${cut} ${fenced('\nMy name is Bob\n')}`)).toBe('I like tea')
    expect(heard(`${cut} ${cut} ${cut}`)).toMatch(/^(?:I like tea\s+){2}I like tea$/u)
  })

  it('does not end in the middle of a whole one inside', () => {
    const inside = fenced('My name is Bob\n\nI work at Acme')
    expect(heard(`${RECALLED_OPEN}I live in Rome ${inside} and more\n\nI like tea`)).toBe('I like tea')
  })

  it('ends where it ends when its line breaks were lost', () => {
    const line = ['[memory note] data', '- [memory fact] user location = "Rome"'].join(' ')
    expect(heard(`one ${fenced(` ${line} `)} two\nI like tea`)).toMatch(/^one\s+two\nI like tea$/u)
    expect(heard(`${JSON.stringify(fenced(`\n${line}\n`))}\nI like tea`)).toMatch(/^"\s+"\nI like tea$/u)
  })

  it('reaches to the outer end when another one is inside', () => {
    expect(heard(fenced(`a ${fenced('b')} I live in Rome`))).toBe('')
  })

  it('is known by its lines and its end when its beginning was cut off', () => {
    const line = '- [memory fact] user location = "Rome"'
    expect(heard(`ther. I live in Rome\n${line}\n${RECALLED_CLOSE} I like tea`)).toBe('I like tea')
    const second = `I live in Rome\n${line}\n${RECALLED_CLOSE}`
    expect(heard(`one ${fenced('a')} ${second} three`)).toMatch(/^one\s+three$/u)
  })

  it('is none where only its closing fence is named', () => {
    expect(heard(`How do I write ${RECALLED_CLOSE} in XML?`)).toMatch(/^How do I write\s+in XML\?$/u)
  })

  it.each([
    ['<RECOLLECT-MEMORY>', '</Recollect-Memory>'],
    ['＜recollect-memory＞', '＜／recollect-memory＞'],
    ['＜ｒｅｃｏｌｌｅｃｔ－ｍｅｍｏｒｙ＞', '＜／ＲＥＣＯＬＬＥＣＴ－ＭＥＭＯＲＹ＞'],
    ['< recollect-memory >', '< / recollect-memory >'],
    ['<\nrecollect-memory\n>', '</\nrecollect-memory\n>'],
    ['<recollect_memory>', '</recollect memory>'],
    ['<recollect‑memory>', '</recollect—memory>'],
    ['&lt;recollect-memory&gt;', '&lt;/recollect-memory&gt;'],
    ['&amp;lt;recollect-memory&amp;gt;', '&amp;lt;/recollect-memory&amp;gt;'],
    ['&#60;recollect-memory&#62;', '&#x3C;/recollect-memory&#x3E;'],
    [String.raw`\u003crecollect-memory\u003e`, String.raw`\u003c/recollect-memory\u003e`],
    ['﹤recollect-memory﹥', '‹/recollect-memory›'],
    [RECALLED_OPEN, '</recollect-memory >'],
  ])('is known when it comes back as %s', (open, close) => {
    expect(heard(`one ${open} I live in Rome ${close} two`)).toMatch(/^one\s+two$/u)
    expect(heard(`[memory fact] I live in Rome\n${close} two`)).toBe('two')
  })
})

describe('a line of a context without its fence', () => {
  it.each([
    '- [memory fact] user location = "Rome" (since 2026-01-02)',
    '> - [memory fact] user location = "Rome"',
    '>> * [memory pair 4, 2026-01-30] Q: "Where do I live?" A: "I live in Rome"',
    '　• [memory said 2026-01-20, user] "I live in Rome"',
    '1. [memory variable 2026-01-20] "home" = "I live in Rome"',
    '**[memory form 2026-01-20]** "Home" = {"home":"I live in Rome"}',
    String.raw`\[memory fact\] user location = "Rome"`,
    '［Ｍｅｍｏｒｙ ｆａｃｔ］ user location = "Rome"',
    '[MEMORY  NOTE] Remembered from earlier: I live in Rome',
  ])('is blanked to its end: %s', (line) => {
    const [before = '', ...after] = heard(`I like tea\n${line}\nMy name is Bob`).split(/\n+/u)
    expect(before).toBe('I like tea')
    expect(after.at(-1)).toBe('My name is Bob')
    expect(after.join('')).not.toMatch(/Rome|memory/iu)
  })

  it('leaves what stands before it on the line', () => {
    expect(heard('I like tea - [memory fact] user location = "Rome"')).toBe('I like tea -')
  })

  it.each([
    '[memory] of an elephant',
    'my memory: fact or fiction',
    'What does [memory note] mean? My name is Bob.',
    '你们的 [memory fact] 是什么意思？我叫小明。',
    '[memorable fact] I live in Rome',
    'recollect-memory',
  ])('is not: %s', (text) => {
    expect(blankRecalled(text)).toBe(text)
  })
})

it('whatever marks stand wherever: the same length, positions kept, and twice is once', () => {
  const piece = fc.constantFrom(
    ...RECALLED_KINDS.map((kind) => `[memory ${kind}] "a"`),
    ...[
      RECALLED_OPEN,
      RECALLED_CLOSE,
      '\n',
      ' tea ',
      '我',
      '😀',
      '＜',
      '/recollect-memory>',
      '&lt;',
      '[memory',
    ],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('')
      heard(text)
      expect(blankRecalled(blankRecalled(text))).toBe(blankRecalled(text))
      expect(
        heard(`${fenced('')}${text.replaceAll(RECALLED_OPEN, '').replaceAll(RECALLED_CLOSE, '')}`),
      ).not.toMatch(/\[memory (?:fact|note)/u)
    }),
  )
})

it('reads a text of nothing but marks left open to its end', () => {
  for (const mark of [
    RECALLED_OPEN,
    RECALLED_CLOSE,
    '[memory fact',
    '<'.repeat(8),
    '&lt;',
    '\\u003c',
    `${RECALLED_CLOSE}${RECALLED_OPEN}`,
    `${RECALLED_OPEN}\n\n`,
    `${RECALLED_OPEN}${RECALLED_OPEN}\n\n${RECALLED_CLOSE}`,
  ]) {
    const text = mark.repeat(200_000 / mark.length)
    expect(blankRecalled(text)).toHaveLength(text.length)
  }
})
