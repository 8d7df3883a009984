import { expect, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'

it('provenance says who said a fact, in which words, and which change wrote it', async () => {
  const dir = emptyDirectory()
  await recollect(dir, [
    'remember',
    'Last year I moved to Berlin.',
    '--session',
    'monday',
    '--speaker',
    'Ada',
  ])
  await recollect(dir, ['put', 'plan', 'ship it', '--source', 'register'])
  const { rows } = JSON.parse((await recollect(dir, ['cards', '--json'])).out)
  const idOf = (slot: string) => rows.find((card: { slot: string }) => card.slot === slot).id
  const home = await recollect(dir, ['provenance', idOf('location')])
  expect(home.code).toBe(0)
  expect(home.out).toMatch(
    /home: Berlin.*How: a rule read it.*Said: .*»Berlin«.*by Ada \(user\).*session monday/su,
  )
  expect(home.out).toMatch(/Rule: en\/\S+ \(en@.*Change: remember/su)
  const plan = await recollect(dir, ['provenance', idOf('plan'), '--lang', 'zh'])
  expect(plan.out).toMatch(/来历：直接写入.*来源：register/su)
  const { path, message } = JSON.parse((await recollect(dir, ['provenance', idOf('location'), '--json'])).out)
  expect([path, message.quote]).toEqual(['rule', 'Berlin'])
  expect(await recollect(dir, ['provenance', 'nothing'])).toMatchObject({ code: 3 })
})
