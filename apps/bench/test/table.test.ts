import { expect, it } from 'vitest'
import { table } from '../src/io/table.ts'

it('aligns numbers to the right and Chinese by its width', () => {
  expect(
    table(
      ['name', 'n'],
      [
        ['海淀', 7],
        ['abcde', 12],
      ],
    ),
  ).toEqual(['name    n', '-----  --', '海淀    7', 'abcde  12'])
})
