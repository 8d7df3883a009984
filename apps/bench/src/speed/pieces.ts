import { mean } from '../stats/numbers.ts'
import { ratioFigures } from './ratio.ts'
import type { RatioFigures } from './ratio.ts'
import type { Replay } from './replay.ts'
import { sampler } from './sampler.ts'
import type { Sampler } from './sampler.ts'
import { recordSql } from './statement-log.ts'
import type { SqlCall } from './statement-log.ts'

export type Call = () => Promise<unknown>

/** A call of the library, and the statements it makes. */
export interface Piece {
  readonly call: Call
  readonly statements: readonly SqlCall[]
}

/** Library and bare statements side by side. */
export interface Samplers {
  readonly library: Sampler
  readonly bare: Sampler
}

export const samplers = (): Samplers => ({ library: sampler(), bare: sampler() })

/** Writes down what reads ask of the database. Each is made once before, so that what is kept for the next time is not counted. */
export async function recordPieces(calls: readonly Call[]): Promise<readonly Piece[]> {
  for (const call of calls) await call()
  const pieces: Piece[] = []
  for (const call of calls) pieces.push({ call, statements: (await recordSql(call)).calls })
  return pieces
}

/** Some pieces by the library in a row, and the same by their statements. */
export async function timeBlock(
  pieces: readonly Piece[],
  replay: Replay,
  { library, bare }: Samplers,
  libraryFirst: boolean,
): Promise<void> {
  const byLibrary = () => library.timeAll(pieces.map(({ call }) => call))
  const byStatements = () =>
    bare.timeAll(
      pieces.map(
        ({ statements }) =>
          () =>
            replay.run(statements),
      ),
    )
  await (libraryFirst ? byLibrary() : byStatements())
  await (libraryFirst ? byStatements() : byLibrary())
}

/** All pieces in blocks; who goes first changes with each block. */
export async function timePieces(
  pieces: readonly Piece[],
  replay: Replay,
  times: Samplers,
  block: number,
): Promise<void> {
  for (let from = 0; from < pieces.length; from += block) {
    await timeBlock(pieces.slice(from, from + block), replay, times, (from / block) % 2 === 0)
  }
}

export const figuresOfPieces = (pieces: readonly Piece[], { library, bare }: Samplers): RatioFigures =>
  ratioFigures(library.samples(), bare.samples(), mean(pieces.map(({ statements }) => statements.length)))
