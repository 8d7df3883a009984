import { describe, expect, it } from 'vitest'
import { pruned } from '../../src/spans/prune.ts'

const TABLES = {
  slots: 'age pet',
  signs: 'weak\t0:2 1:-2\nstrong\t0:2 1:-3',
  owners: 'of pet\t-2\nof age\t5',
  states: 'now\t0 2 -2\nover\t-4 0 1',
  trust: 'age\t2',
}

describe('pruning', () => {
  it('takes out signs that weigh little everywhere, and leaves the others whole', () => {
    expect(pruned(TABLES, 3)).toEqual({
      slots: 'age pet',
      signs: 'strong\t0:2 1:-3',
      owners: 'of age\t5',
      states: 'over\t-4 0 1',
      trust: 'age\t2',
    })
  })
})
