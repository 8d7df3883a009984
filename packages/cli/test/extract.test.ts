import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'

const AT = ['--at', '2024-05-01T09:00:00Z']

const json = async (...argv: string[]) =>
  JSON.parse((await recollect(emptyDirectory(), ['extract', '--json', ...AT, ...argv])).out)

describe('extract', () => {
  it('shows the cards of a text and opens no database', async () => {
    const dir = emptyDirectory()
    const { code, out, err } = await recollect(dir, [
      'extract',
      'I live in Berlin and my wife is a nurse',
      ...AT,
    ])
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^1\. home: Berlin\n {3}entity +user\n {3}slot +location \(profile\)\n/u)
    expect(out).toMatch(/2\. wife's occupation: nurse\n {3}entity +user\.wife\n/u)
    expect(out).not.toContain('en/location')
    expect(readdirSync(dir)).toEqual([])
  })

  it('aligns its lines in Chinese too', async () => {
    const { out } = await recollect(emptyDirectory(), ['extract', '我住朝阳区', '--lang', 'zh'])
    expect(out).toContain('1. 住址：朝阳区\n   实体      user\n   槽位      location（profile）\n')
    expect(out).toMatch(/\n {3}置信度 {4}0\.\d+\n$/u)
  })

  it('explains a card by its rule, its words, and what refiners did', async () => {
    const { out } = await recollect(emptyDirectory(), [
      'extract',
      '--explain',
      'Hello! I like cats and dogs.',
    ])
    expect(out).toMatch(/rule +en\/\S+ \(priority \d+\)/u)
    expect(out).toMatch(/words +I like »cats« and dogs\.\n/u)
    expect(out).toMatch(/refiners +\S/u)
    expect(out).toMatch(
      /Looked at:\n +zh@\S+ +score 0[^\n]+\n +en@\S+ +score [\d.]+; the anchor of \d+ of \d+ rules/u,
    )
  })

  it('gives in JSON what remember would store', async () => {
    const { messages, ...rest } = await json('--zone', 'Asia/Tokyo', '我住朝阳区')
    expect(rest).toEqual({ zone: 'Asia/Tokyo', enabled: true, threshold: 0.7, explain: false })
    expect(messages).toMatchObject([
      {
        text: '我住朝阳区',
        role: 'user',
        saidAt: Date.UTC(2024, 4, 1, 9),
        cards: [{ slot: 'location', value: '朝阳区', span: { start: 2, end: 5 }, normal: null }],
        // Read by wording first, and by its verb too.
        rejected: [{ by: 'overlap', draft: { rule: 'zh/frame.home', value: '朝阳区' } }],
        packs: [
          { score: 1, anchored: expect.arrayContaining([expect.stringMatching(/^zh\/location/u)]) },
          {},
        ],
      },
    ])
    const dir = emptyDirectory()
    const stored = JSON.parse((await recollect(dir, ['remember', '我住朝阳区', '--json', ...AT])).out)
    const { rule, confidence, value } = messages[0].cards[0]
    expect(stored.results[0].changes[0].card).toMatchObject({ rule, confidence, value })
  })

  it('honours the role, given or written before the text', async () => {
    for (const argv of [['Assistant: I live in Rome'], ['--role', 'assistant', 'I live in Rome']]) {
      expect((await json(...argv)).messages).toMatchObject([
        { text: 'I live in Rome', role: 'assistant', cards: [], rejected: [], packs: [] },
      ])
      const { code, out } = await recollect(emptyDirectory(), ['extract', ...argv])
      expect([code, out]).toEqual([
        0,
        expect.stringMatching(/^No card: only a user's words .* assistant\.\n$/u),
      ])
    }
  })

  it('takes a line of a file for a message, the whole file when told, and standard input', async () => {
    const dir = emptyDirectory()
    writeFileSync(join(dir, 'a.txt'), 'I live in Rome\n\nI like tea\n')
    const lines = await recollect(dir, ['extract', '-f', 'a.txt'])
    expect(lines.out).toMatch(/^# I live in Rome\n1\. home: Rome[^#]+\n\n# I like tea\n1\. /u)
    const whole = await recollect(dir, ['extract', '-f', 'a.txt', '--whole', '--json'])
    expect(JSON.parse(whole.out).messages).toMatchObject([{ text: 'I live in Rome\n\nI like tea' }])
    expect((await recollect(dir, ['extract'], { input: 'I like tea' })).out).toContain('tea')
  })
})

describe('where there is no card, extract tells', () => {
  const verdict = async (text: string, config: unknown = {}) => {
    const dir = emptyDirectory()
    writeFileSync(join(dir, 'recollect.config.json'), JSON.stringify(config))
    const { code, out } = await recollect(dir, ['extract', text])
    expect(code).toBe(0)
    return out
  }

  it('that no pack knows the language, or that no rule begins on the words', async () => {
    expect(await verdict('Добрый вечер')).toMatch(
      /^No card: no language pack knows this language\.\nLooked at:\n/u,
    )
    const greeting = await verdict('hm')
    expect(greeting).toContain('No card: no rule begins on these words.')
    expect(greeting).toMatch(/en@\S+ +score 1; the anchor of 0 of \d+ rules/u)
  })

  it('who dropped what was found, and why', async () => {
    const asked = await verdict('If I live in Rome, who knows')
    expect(asked).toMatch(/^No card: 1 draft found, all dropped\.\nDropped:\n/u)
    expect(asked).toMatch(/home {2}Rome {2}en\/\S+: \S/u)
    expect(asked).toMatch(/ en\/location\S* {2}If I live in »Rome«/u)
  })

  it('that the confidence is too low, or that extraction is off', async () => {
    const strict = await verdict('I live in Rome', { extraction: { confidenceThreshold: 1 } })
    expect(strict).toContain('confidence: confidence is under extraction.confidenceThreshold 1')
    expect(await verdict('I live in Rome', { extraction: { enabled: false } })).toBe(
      'No card: extraction is switched off (extraction.enabled).\n',
    )
  })
})
