import type { TextRepair } from '../api/remember.ts'

/** A text that every store holds and that shows what it says, with what was changed to make it so. */
export interface RepairedText {
  readonly text: string
  readonly repairs: readonly TextRepair[]
}

/** C0 but tab, line feed and carriage return; DEL and C1. NUL ends strings in SQLite and is refused by Postgres. */
const CONTROL = String.raw`[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]`
/** Embeddings, overrides and isolates that reorder what a reader sees (CVE-2021-42574). Plain direction marks are allowed. */
const BIDI = String.raw`[\u202a-\u202e\u2066-\u2069]`
/** With the flag `u` a pair is one character, so that this finds only halves. */
const HALF = String.raw`\p{Cs}`

/**
 * What a terminal is told: colours, positions and modes; titles and links; sets of characters. Anything else that begins with ESC loses no
 * more than that: a letter behind it is part of the text.
 */
const SEQUENCES = [
  String.raw`(?:\u001b\[|\u009b)[\u0030-\u003f]{0,64}[\u0020-\u002f]{0,8}[\u0040-\u007e]`,
  String.raw`(?:\u001b\]|\u009d)[^\u0000-\u001f\u007f-\u009f]{0,4000}(?:\u0007|\u001b\\|\u009c)`,
  String.raw`\u001b[()*+][0-2AB]`,
  String.raw`\u001b[=>]`,
]
/** Those that put what follows elsewhere: what stood apart must not become one word. */
const MOVES = /^(?:\u001b\[|\u009b)[\u0030-\u003f]{0,64}[A-HJdf]$/u

const SUSPECT = new RegExp([CONTROL, BIDI, HALF].join('|'), 'u')
const ODD = new RegExp([...SEQUENCES, CONTROL, BIDI, HALF].join('|'), 'gu')
const IS_BIDI = new RegExp(BIDI, 'u')
const IS_HALF = new RegExp(HALF, 'u')

/** Replaces or leaves out what no text needs. One that needs no repair is given back as it is. Pure; linear. */
export function repairText(text: string): RepairedText {
  if (!SUSPECT.test(text)) return { text, repairs: [] }
  const counts = { control: 0, bidi: 0, broken: 0 }
  const repaired = text.replaceAll(ODD, (found) => {
    const kind = kindOf(found)
    counts[kind] += 1
    return REPLACED[kind](found)
  })
  return {
    text: repaired,
    repairs: KINDS.flatMap((kind) => (counts[kind] === 0 ? [] : { kind, count: counts[kind] })),
  }
}

const KINDS = ['control', 'bidi', 'broken'] as const
type Kind = (typeof KINDS)[number]

function kindOf(found: string): Kind {
  if (IS_HALF.test(found)) return 'broken'
  return IS_BIDI.test(found) ? 'bidi' : 'control'
}

const REPLACED: Readonly<Record<Kind, (found: string) => string>> = {
  control: (found) => (found.length === 1 || MOVES.test(found) ? ' ' : ''),
  bidi: () => '',
  broken: () => '\ufffd',
}
