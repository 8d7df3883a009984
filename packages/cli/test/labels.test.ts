import { slotRegistry } from '@recollect/core/extraction'
import { describe, expect, it } from 'vitest'
import { resolveSlot } from '../src/slots/resolve.ts'
import { similarNames } from '../src/slots/similar.ts'
import { emptyDirectory, recollect } from './support/run.ts'

const known = slotRegistry()

describe('a slot by the name it is shown under', () => {
  it.each<[string, string, string | null]>([
    ['location', 'location', null],
    ['住址', 'location', null],
    ['Home', 'location', null],
    ['job', 'occupation', null],
    ['blood type', 'blood_type', null],
    ['favourite color', 'favorite_color', null],
    ['家人（儿子）', 'family.son', null],
    ['wife:location', 'location', 'user.wife'],
    ['user.wife:住址', 'location', 'user.wife'],
    ['妻子：住址', 'location', 'user.wife'],
    ['老婆的住址', 'location', 'user.wife'],
    ["wife's home", 'location', 'user.wife'],
    ['my home', 'location', 'user'],
    ['我的住址', 'location', 'user'],
    ['我老婆的住址', 'location', 'user.wife'],
    ['user:location', 'location', 'user'],
    ['handover-note', 'handover-note', null],
    ['交接说明', '交接说明', null],
    ['wife:badge', 'badge', 'user.wife'],
    ['home phone', 'home phone', null],
    ['我的工牌', '我的工牌', null],
  ])('%s is %s of %s', (given, slot, entity) => {
    expect(resolveSlot(given, known)).toEqual({ slot, entity })
  })

  it('is understood wherever a slot is named', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember'], { input: 'I live in Lisbon\n我老婆住在苏州\nI work as a baker' })
    const out = async (...argv: readonly string[]) => (await recollect(dir, argv)).out
    expect(await out('history', '住址')).toContain('Lisbon')
    expect(await out('history', 'job')).toContain('baker')
    expect(await out('history', 'wife:location')).toContain('苏州')
    expect(await out('cards', '妻子的住址')).toMatch(/苏州/u)
    expect(await out('cards', '住址')).toContain('Lisbon')
    expect(await out('cards', 'location', '--entity', 'wife')).not.toContain('Lisbon')
    expect(await out('at', '2100-01-01', '住址')).toMatch(/^What held at 2100-01-01:\n {2}home {2}Lisbon/u)
    expect(await out('recall', 'Lisbon', '--slot', 'home')).toContain('Lisbon')
    expect(await out('move', '住址', '--to', 'bob')).toContain('Moved to bob: home “Lisbon”')
    expect(await out('forget', '--slot', '职业', '--yes')).toContain('1 fact version')
  })

  it('is what put writes to, and says so; what was kept under the name stays there', async () => {
    const dir = emptyDirectory()
    const put = await recollect(dir, ['put', '计划', '去北京', '--lang', 'zh'])
    expect(put.out).toMatch(/^“计划”就是槽位 plan。\n/u)
    expect((await recollect(dir, ['put', 'home', 'Porto'])).out).toContain('“home” is the slot location.')
    expect((await recollect(dir, ['ask', 'Where do I live?'])).out).toContain('Porto')
    expect((await recollect(dir, ['put', 'dock', '7'])).out).not.toContain('is the slot')
  })

  it('is guessed at where nothing is known under it', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['put', 'handover-note', 'the key is upstairs'])
    const { code, err } = await recollect(dir, ['history', 'handover'])
    expect([code, err]).toEqual([3, expect.stringContaining('Did you mean handover-note?')])
    expect((await recollect(dir, ['history', '住直', '--lang', 'zh'])).err).toContain('您是不是想用 住址？')
    expect(similarNames('locaton', ['age', 'location'])).toEqual(['location'])
    expect(similarNames('xyz', ['age', 'location'])).toEqual([])
  })
})
