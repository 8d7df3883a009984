import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'

const COUNT = 30

/** Messages stored without extraction. */
async function owed(): Promise<string> {
  const dir = emptyDirectory()
  const file = join(dir, 'later.config.json')
  writeFileSync(file, JSON.stringify({ db: './recollect.db', extraction: { extractOnStore: false } }))
  const input = Array.from({ length: COUNT }, (_, i) => `I live in Town${String.fromCharCode(65 + i)}`).join(
    '\n',
  )
  await recollect(dir, ['remember', '--config', file], { input })
  return dir
}

describe('backfill', () => {
  it('extracts what is owed, tells how far it is, and finds nothing the second time', async () => {
    const dir = await owed()
    expect((await recollect(dir, ['cards'])).out.trim()).toBe('None.')
    const { code, out, err } = await recollect(dir, ['backfill', '--batch', '5'])
    expect(code).toBe(0)
    expect(out).toContain(`Read ${COUNT} messages`)
    expect(err.trim().split('\n').at(-1)).toContain(`${COUNT}/${COUNT} messages`)
    expect((await recollect(dir, ['backfill'])).out).toContain('Every message has been read')
  })

  it('stops after the batch on Ctrl-C and goes on where it was', async () => {
    const dir = await owed()
    let stop = () => {}
    const stopped = await recollect(dir, ['backfill', '--batch', '5'], {
      onInterrupt: (wish) => (stop = wish),
      onMessage: () => stop(),
    })
    expect(stopped).toMatchObject({ code: 130, out: expect.stringContaining(`Stopped after 5 of ${COUNT}`) })
    const rest = JSON.parse((await recollect(dir, ['backfill', '--json', '--all-scopes'])).out)
    expect(rest).toMatchObject({ stopped: false, scopes: [{ scope: 'default', total: COUNT - 5 }] })
  })
})
