import { describe, expect, it } from 'vitest'
import { takeEvents } from './events.ts'

describe('a stream of events', () => {
  it('is read event by event, and what is not whole is kept', () => {
    expect(takeEvents('event: progress\ndata: {"done":1}\n\nevent: result\nda')).toEqual({
      events: [{ event: 'progress', data: '{"done":1}' }],
      rest: 'event: result\nda',
    })
  })

  it('joins several lines of data, and passes over comments', () => {
    expect(takeEvents(': ping\ndata: a\ndata: b\n\n').events).toEqual([{ event: 'message', data: 'a\nb' }])
  })

  it('takes line ends of either kind', () => {
    expect(takeEvents('event: x\r\ndata: 1\r\n\r\n').events).toEqual([{ event: 'x', data: '1' }])
  })
})
