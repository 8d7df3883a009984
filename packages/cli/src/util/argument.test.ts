import { expect, it } from 'vitest'
import { argument } from './argument.ts'

it('leaves a plain name as it is, and quotes what a shell would take apart', () => {
  expect(['discord-常规-20260130', 'a.b:c'].map(argument)).toEqual(['discord-常规-20260130', 'a.b:c'])
  expect(['my phone', "Ann's", '$(x)', ''].map(argument)).toEqual([
    "'my phone'",
    "'Ann'\\''s'",
    "'$(x)'",
    "''",
  ])
})
