import { expect, it } from 'vitest'
import { Frames } from './frames.ts'

const message = (type: string, body: string): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(4 + Buffer.byteLength(body))
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)])
}

it('cuts a stream into messages wherever its pieces end', () => {
  const stream = Buffer.concat([message('', 'start'), message('Q', 'select 1'), message('S', '')])
  for (let at = 0; at <= stream.length; at += 1) {
    const frames = new Frames('client')
    const cut = [...frames.take(stream.subarray(0, at)), ...frames.take(stream.subarray(at))]
    expect(cut.map(({ type, bytes }) => [type, bytes.length])).toEqual([
      ['', 9],
      ['Q', 13],
      ['S', 5],
    ])
  }
})
