import type { TextRepair } from '../../src/api/remember.ts'

/** What is no text, or has nothing to be seen: refused wherever something is to be kept or asked. */
export const REFUSED_TEXTS: readonly (readonly [name: string, text: unknown])[] = [
  ['empty', ''],
  ['only spaces', '   '],
  ['only line breaks and tabs', '\n\t\r\n'],
  ['only a no-break space', '\u00a0\u3000\u2003'],
  ['only zero-width characters', '\u200b\u200d\ufeff'],
  ['only Hangul fillers', '\u3164\u115f\uffa0'],
  ['only a variation selector', '\ufe0f'],
  ['only combining marks', '\u0301\u0301'],
  ['only tag characters', '\u{e0041}\u{e0042}'],
  ['only control characters', '\0\b\u001b\u0085'],
  ['only marks that reorder text', '\u202e\u2066'],
  ['only colours of a terminal', '\u001b[31m\u001b[0m'],
  ['undefined', undefined],
  ['null', null],
  ['a number', 42],
  ['a boolean', true],
  ['an object', { text: {} }],
  ['a bigint', 10n],
  ['a symbol', Symbol('text')],
  ['a function', () => 'I live in Rome'],
]

/** Texts that are repaired and kept: as they come, as they are kept, and what is told of it. */
export const ODD_TEXTS: readonly (readonly [
  name: string,
  text: string,
  kept: string,
  repairs: readonly TextRepair[],
])[] = [
  ['a high half of a pair', 'I live in Rome \ud83d', 'I live in Rome \ufffd', [{ kind: 'broken', count: 1 }]],
  ['a low half of a pair', '\ude00 I live in Rome', '\ufffd I live in Rome', [{ kind: 'broken', count: 1 }]],
  [
    'a reversed pair',
    'I live in Rome \ude00\ud83d',
    'I live in Rome \ufffd\ufffd',
    [{ kind: 'broken', count: 2 }],
  ],
  ['a NUL', 'I live in\0Rome', 'I live in Rome', [{ kind: 'control', count: 1 }]],
  ['a backspace', 'I live in Rome\b', 'I live in Rome ', [{ kind: 'control', count: 1 }]],
  ['a form feed of a PDF', 'I live\fin Rome', 'I live in Rome', [{ kind: 'control', count: 1 }]],
  ['a vertical tab', 'I live in\vRome', 'I live in Rome', [{ kind: 'control', count: 1 }]],
  [
    'colours of a terminal',
    '\u001b[1;31mI live\u001b[0m in Rome',
    'I live in Rome',
    [{ kind: 'control', count: 2 }],
  ],
  ['a cursor that moves', 'I live in\u001b[5CRome', 'I live in Rome', [{ kind: 'control', count: 1 }]],
  [
    'a title of a terminal',
    '\u001b]0;~/work\u0007I live in Rome',
    'I live in Rome',
    [{ kind: 'control', count: 1 }],
  ],
  [
    'a link of a terminal',
    'I live in \u001b]8;;x:y\u001b\\Rome',
    'I live in Rome',
    [{ kind: 'control', count: 1 }],
  ],
  ['a set of characters', '\u001b(BI live in Rome', 'I live in Rome', [{ kind: 'control', count: 1 }]],
  ['an escape before a word', '\u001bI live in Rome', ' I live in Rome', [{ kind: 'control', count: 1 }]],
  ['DEL', 'I live in\u007fRome', 'I live in Rome', [{ kind: 'control', count: 1 }]],
  ['a C1 control', 'I live in\u0085Rome', 'I live in Rome', [{ kind: 'control', count: 1 }]],
  ['a right-to-left override', 'I live in \u202eRome', 'I live in Rome', [{ kind: 'bidi', count: 1 }]],
  ['a left-to-right embedding', '\u202aI live in Rome\u202c', 'I live in Rome', [{ kind: 'bidi', count: 2 }]],
  ['an isolate', 'I live in \u2067Rome\u2069', 'I live in Rome', [{ kind: 'bidi', count: 2 }]],
  [
    'all of it at once',
    '\u202aI live\u001b[0m in\0Rome \ud83d',
    'I live in Rome \ufffd',
    [
      { kind: 'control', count: 2 },
      { kind: 'bidi', count: 1 },
      { kind: 'broken', count: 1 },
    ],
  ],
]
