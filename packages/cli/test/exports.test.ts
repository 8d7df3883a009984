import { expect, it } from 'vitest'

it('exports what the README names', async () => {
  expect(Object.keys(await import('../src/index.ts')).sort()).toEqual(['main', 'run'])
})
