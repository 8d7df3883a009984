import { describe, expect, it } from 'vitest'
import { fatal, readOpening, wholeMessages } from './messages.ts'

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, i) => bytes.writeInt32BE(value, i * 4))
  return bytes
}
const startup = (words: string): Buffer => {
  const body = Buffer.from(words)
  return Buffer.concat([numbers(8 + body.length, 196_608), body])
}
const query = (text: string): Buffer => {
  const body = Buffer.from(`${text}\0`)
  return Buffer.concat([Buffer.from('Q'), numbers(4 + body.length), body])
}
const terminate = Buffer.concat([Buffer.from('X'), numbers(4)])

describe('the first message of a client', () => {
  it('names the user, wherever it stands and whatever its letters', () => {
    const message = startup('database\0user\0user\0小明\0\0')
    expect(readOpening(message)).toEqual({ kind: 'startup', length: message.length, user: '小明' })
  })

  it('may be a wish for encryption, or for the end of a query', () => {
    expect(readOpening(numbers(8, 80_877_103))).toEqual({ kind: 'encryption', length: 8 })
    expect(readOpening(numbers(16, 80_877_102, 1, 2))).toEqual({ kind: 'cancel', length: 16 })
  })

  it('is waited for until it is whole', () => {
    const message = startup('user\0a\0\0')
    for (let length = 0; length < message.length; length++) {
      expect(readOpening(message.subarray(0, length))).toEqual({ kind: 'incomplete' })
    }
  })
})

describe('the messages after it', () => {
  it('are taken when they are whole', () => {
    const both = Buffer.concat([query('select 1'), query('select 2')])
    expect(wholeMessages(both)).toEqual({ length: both.length, ended: false })
    expect(wholeMessages(both.subarray(0, -1))).toEqual({ length: query('select 1').length, ended: false })
    expect(wholeMessages(both.subarray(0, 3))).toEqual({ length: 0, ended: false })
  })

  it('end with a goodbye, which is not for the database', () => {
    const bytes = Buffer.concat([query('commit'), terminate])
    expect(wholeMessages(bytes)).toEqual({ length: query('commit').length, ended: true })
  })
})

it('words an error as the server would', () => {
  const error = fatal('53300', 'too many')
  expect(error.readInt32BE(1)).toBe(error.length - 1)
  expect(error.toString()).toContain('C53300\0Mtoo many\0\0')
})
