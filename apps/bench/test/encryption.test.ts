import { expect, it } from 'vitest'
import { encryption } from '../src/commands/encryption.ts'
import { QUICK } from '../src/encryption/plan.ts'
import { runEncryption } from '../src/encryption/run.ts'

it('remembers and looks up as often as the plan says, under each mode', async () => {
  const { costs } = await runEncryption(QUICK, () => undefined)
  const { remembers, asks } = QUICK
  expect(costs.map(({ what, mode, calls }) => [what, mode, calls])).toEqual(
    [
      ['remember', remembers] as const,
      ['card by id', asks] as const,
      ['history of a fact', asks] as const,
      ['answer to a question', asks] as const,
    ].flatMap(([what, calls]) => ['none', 'sensitive', 'everything'].map((mode) => [what, mode, calls])),
  )
})

it('does not write the figures of a quick run down', async () => {
  await expect(encryption({ quick: true, results: true, json: false })).rejects.toThrow('Leave --quick out')
})
