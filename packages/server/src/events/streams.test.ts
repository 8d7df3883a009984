import { describe, expect, it } from 'vitest'
import { EVENT_STREAMS, streamCounter } from './streams.ts'

const tooMany = expect.objectContaining({ code: 'STREAMS_EXCEEDED', status: 429 })

describe('event streams', () => {
  it('are so many for each client, whatever another holds', () => {
    const streams = streamCounter({ ...EVENT_STREAMS, most: 10, each: 2 })
    const leave = streams.enter('alice')
    streams.enter('alice')
    expect(() => streams.enter('alice')).toThrow(tooMany)
    streams.enter('bob')
    leave()
    streams.enter('alice')
    expect(() => streams.enter('alice')).toThrow(tooMany)
  })

  it('are so many over all clients', () => {
    const streams = streamCounter({ ...EVENT_STREAMS, most: 2, each: 2 })
    streams.enter('alice')
    const leave = streams.enter('bob')
    expect(() => streams.enter('carol')).toThrow(tooMany)
    leave()
    streams.enter('carol')
  })

  it('are told as they open and end', () => {
    const told: string[] = []
    const streams = streamCounter({ ...EVENT_STREAMS, most: 1, each: 1 }, () => {
      told.push('open')
      return () => void told.push('ended')
    })
    const leave = streams.enter('alice')
    expect(() => streams.enter('alice')).toThrow(tooMany)
    leave()
    expect(told).toEqual(['open', 'ended'])
  })
})
