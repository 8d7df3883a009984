import { figuresOfPieces, recordPieces, samplers, timeBlock } from '../pieces.ts'
import type { Call, Piece, Samplers } from '../pieces.ts'
import type { Replay } from '../replay.ts'
import { kindFigures } from './figures.ts'
import type { KindFigures } from './figures.ts'

/** The same calls on something of one size. */
export interface Lane {
  readonly size: number
  readonly pieces: readonly Piece[]
  readonly replay: Replay
}

/** How often all is done, and how many calls in a row before it is another's turn. */
export interface Turns {
  readonly rounds: number
  readonly block: number
}

/** A lane of reads; all has been done once by the library and by its statements. */
export async function readLane(size: number, calls: readonly Call[], replay: Replay): Promise<Lane> {
  const pieces = await recordPieces(calls)
  for (const { statements } of pieces) replay.run(statements)
  return { size, pieces, replay }
}

/** Times all lanes block by block in turns, so that what the machine does besides falls on all alike. */
export async function timeLanes(
  kind: string,
  lanes: readonly Lane[],
  { rounds, block }: Turns,
): Promise<KindFigures> {
  const running = lanes.map((lane) => ({ ...lane, times: samplers() }))
  const blocks = Math.max(0, ...lanes.map(({ pieces }) => Math.ceil(pieces.length / block)))
  for (let turn = 0; turn < rounds * blocks; turn++) {
    const from = (turn % blocks) * block
    for (const { pieces, replay, times } of running) {
      await timeBlock(pieces.slice(from, from + block), replay, times, turn % 2 === 0)
    }
  }
  return kindFigures(
    kind,
    running.map((lane) => sizeFigures(lane)),
  )
}

const sizeFigures = ({ size, pieces, times }: Lane & { readonly times: Samplers }) => ({
  size,
  ...figuresOfPieces(pieces, times),
})
