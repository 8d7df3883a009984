import { expectNone, quoted } from '../faults.ts'
import { packCase } from '../pack-case.ts'
import { countSteps } from '../patterns/count-steps.ts'
import { findStalls } from '../patterns/find-stalls.ts'
import { hostileTexts } from '../patterns/hostile-texts.ts'
import { patternsOf } from '../patterns/patterns-of.ts'
import { superLinear } from '../patterns/super-linear.ts'
import type { PackSubject } from '../subject.ts'

/** Ten times a clause, at which the engine stops: what is cubic takes minutes there. */
const ONE_PATTERN = 4000
const LONG = 50_000
/** Five hundred facts a message, each looked at by forty refiners, and room to spare: what is quadratic needs more than twice as much. */
const STEPS_A_CHARACTER = 20_000

/** Of a unit, in a fault. */
const SHOWN = 40

const named = (pattern: RegExp) => String(pattern)

/** What a flood of words may look like, made of what the pack itself looks for. */
function floods({ pack }: PackSubject): Readonly<Record<string, string>> {
  const examples = pack.rules.flatMap((rule) => rule.examples.map(({ text }) => text))
  const anchors = pack.rules.flatMap((rule) => rule.anchors)
  const [first = '', middle = first] = [examples[0], examples[Math.floor(examples.length / 2)]]
  return {
    'all examples': examples.join('\n'),
    'all examples, run together': examples.join(', '),
    'all counter-examples': pack.rules.flatMap((rule) => rule.counterExamples).join('. '),
    'all anchors': anchors.join(' '),
    'all anchors, run together': anchors.join(''),
    'all anchors, as a list': anchors.join(', '),
    'one example': `${first} `,
    'another example': `${middle}, `,
    'one letter': 'a',
    'one digit': '1',
    'one ideograph': '我',
    spaces: ' ',
    'line breaks': '\n',
    quotes: '"',
    brackets: '((',
    stops: '.',
    addresses: '@a.',
  }
}

const long = (unit: string) => unit.repeat(Math.ceil(LONG / unit.length)).slice(0, LONG)

export const patternCases = [
  packCase('has no pattern that backtracks more than in proportion to the text', (subject) => {
    expectNone(
      patternsOf(subject).flatMap((pattern) => {
        const reason = superLinear(pattern)
        return reason === null ? [] : [`${reason}: ${named(pattern)}`]
      }),
    )
  }),

  packCase('has no pattern that stalls on repetitions of its own words', async (subject) => {
    const trials = patternsOf(subject).map((pattern) => ({
      pattern,
      texts: hostileTexts(pattern, ONE_PATTERN),
    }))
    expectNone((await findStalls(trials)).map(named))
  }),

  packCase('reads a flood of its own words in work that grows with the text alone', (subject) => {
    expectNone(
      Object.entries(floods(subject)).flatMap(([name, unit]) => {
        const { over, costliest } = countSteps(() => subject.read(long(unit)), STEPS_A_CHARACTER * LONG)
        return over ? [`${name} (${quoted(unit.slice(0, SHOWN))}): most steps are taken by ${costliest}`] : []
      }),
    )
  }),
]
