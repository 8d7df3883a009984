import { describe, expect, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'

type Told = Readonly<Record<string, unknown>> & { readonly id: string; readonly value: string }

const json = async (dir: string, argv: readonly string[]) =>
  JSON.parse((await recollect(dir, [...argv, '--json'])).out)

/** Two moves, said when they happened. */
async function moved(): Promise<string> {
  const dir = emptyDirectory()
  await recollect(dir, ['remember', 'I live in Lisbon', '--at', '2024-01-10'])
  await recollect(dir, ['remember', '我搬到了苏州', '--at', '2024-06-03'])
  return dir
}

const cardOf = async (dir: string, value: string): Promise<string> => {
  const { rows }: { rows: readonly Told[] } = await json(dir, ['cards', 'location', '--inactive'])
  return rows.find((card) => card.value === value)?.id ?? ''
}

describe('history', () => {
  it('tells both times, what ended a version, and the words it rests on', async () => {
    const { out } = await recollect(await moved(), ['history', 'location'])
    expect(out).toMatch(/^home:\n○ v1 {2}Lisbon {2}true 2024-01-10 – 2024-06-03/u)
    expect(out).toMatch(/known \d{4}[^\n]+, then v2 苏州\n {4}said 2024-01-10: I live in »Lisbon«/u)
    expect(out).toMatch(/● v2 {2}苏州 {4}true 2024-06-03 – now[^\n]+\n {4}known since \d{4}/u)
  })

  it('marks what was said by mistake', async () => {
    const dir = await moved()
    const { out } = await recollect(dir, ['correct', await cardOf(dir, '苏州'), '常州'])
    expect(out).toContain('Put right: home is 常州')
    const shown = (await recollect(dir, ['history', 'location'])).out
    expect(shown).toMatch(/✕ +苏州 +never held/u)
    expect(shown).toContain('said by mistake; put right as v2 常州')
    expect((await recollect(dir, ['history', 'location', '--lang', 'zh'])).out).toContain('已更正为 v2 常州')
    expect((await recollect(dir, ['ask', '我住哪里'])).out).toContain('常州')
  })

  it('marks what sources disagree about', async () => {
    const dir = emptyDirectory()
    const from = ['--from', '2024-01-01']
    await recollect(dir, ['put', 'location', 'Lisbon', '--source', 'form', ...from])
    const { out } = await recollect(dir, ['put', 'location', 'Porto', '--source', 'register', ...from])
    expect(out).toContain('Contested: home')
    const shown = (await recollect(dir, ['history', 'location'])).out
    expect(shown.match(/◐/gu)).toHaveLength(2)
    expect(shown).toContain('contested: sources disagree')
    expect(shown).toContain('written directly, source form')
    expect((await recollect(dir, ['at', '2024-02-01'])).out).toContain('contested')
  })

  it('as it was known at a moment has nothing that was recorded later', async () => {
    const dir = await moved()
    expect((await recollect(dir, ['history', 'location', '--known-at', '2024-12-01'])).code).toBe(3)
    expect(await json(dir, ['history', 'location', '--known-at', '2100-01-01'])).toHaveLength(2)
  })
})

describe('at', () => {
  it('lists what held, and answers as of then', async () => {
    const dir = await moved()
    const listed = await recollect(dir, ['at', '2024-03-01'])
    expect(listed.out).toMatch(/^What held at 2024-03-01:\n\s+home\s+Lisbon/u)
    expect(listed.out).not.toContain('苏州')
    const asked = await recollect(dir, ['at', '2024-03-01', 'Where', 'do', 'I', 'live?'])
    expect(asked.out.split('\n')[1]).toContain('Lisbon')
    expect((await recollect(dir, ['at', '2024-03-01', '我住哪里？', '--lang', 'zh'])).out).toContain('Lisbon')
    expect(await json(dir, ['at', '2024-03-01'])).toMatchObject({
      moment: { validAt: Date.UTC(2024, 2, 1), knownAt: null },
      question: null,
      facts: { rows: [{ value: 'Lisbon' }] },
    })
  })

  it('knows nothing before anything was known, and exits with 3 when asked', async () => {
    const dir = await moved()
    expect((await recollect(dir, ['at', '2024-03-01', '--known', '2024-03-02'])).out).toContain('None.')
    const asked = await recollect(dir, ['at', '2024-03-01', 'Where do I live?', '--known', '2024-03-02'])
    expect(asked.code).toBe(3)
  })

  it('is what recall and ask do with --valid-at', async () => {
    const dir = await moved()
    const at = ['--valid-at', '2024-03-01']
    expect((await recollect(dir, ['ask', 'Where do I live?', ...at])).out).toContain('Lisbon')
    expect((await json(dir, ['recall', '我住哪里', ...at])).answer.card.value).toBe('Lisbon')
    expect((await json(dir, ['recall', '我住哪里'])).answer.card.value).toBe('苏州')
  })

  it('means the day where the configuration says it is', async () => {
    const dir = emptyDirectory()
    const env = { TZ: 'UTC' }
    const { writeFileSync } = await import('node:fs')
    writeFileSync(`${dir}/recollect.config.json`, '{"timeZone":"Asia/Shanghai"}')
    await recollect(dir, ['remember', 'I live in Lisbon', '--at', '2024-06-03'], { env })
    const [card] = await json(dir, ['history', 'location'])
    expect(card.validFrom).toBe(Date.UTC(2024, 5, 2, 16))
    expect((await recollect(dir, ['at', '2024-06-03'])).out).toContain('Lisbon  2024-06-03 – now')
  })
})

describe('diff', () => {
  it('tells what began, changed and ended between two moments', async () => {
    const dir = await moved()
    expect((await recollect(dir, ['diff', '2024-03-01', '2024-07-01'])).out).toBe('~  home  Lisbon → 苏州\n')
    expect((await recollect(dir, ['diff', '2023-03-01', '2024-07-01'])).out).toBe('+  home  苏州\n')
    expect((await recollect(dir, ['diff', '2024-07-01', '2023-03-01'])).out).toBe('-  home  苏州\n')
    expect((await recollect(dir, ['diff', '2024-03-01', '2024-04-01'])).out).toBe('Nothing differs.\n')
    expect((await recollect(dir, ['diff', '2024-03-01'])).out).toContain('Lisbon → 苏州')
    expect((await recollect(dir, ['diff', '2024-03-01', '--known'])).out).toBe('+  home  苏州\n')
  })
})
