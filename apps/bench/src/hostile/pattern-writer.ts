import { RegExpParser } from '@eslint-community/regexpp'
import type { AST } from '@eslint-community/regexpp'
import type { Chance } from '../fuzz/chance.ts'

/** Tried for classes: letters, digits, marks and white space of both languages. */
const CHARS = [
  'a',
  'e',
  's',
  '1',
  ' ',
  ',',
  '.',
  "'",
  '-',
  '我',
  '是',
  '的',
  '和',
  '、',
  '，',
  'é',
  '\n',
  '/',
  '@',
  '"',
  '(',
]
/** Of what may stand any number of times. */
const MANY = 4

/** Writes texts that a pattern would take, or almost, from its own parts. */
export class PatternWriter {
  readonly #root: AST.Pattern
  readonly #flags: string
  readonly #chance: Chance
  readonly #members = new Map<string, readonly string[]>()
  /** What may stand more than once, and the runs of parts that follow each other. */
  readonly repeated: readonly AST.Quantifier[]

  constructor({ source, flags }: RegExp, chance: Chance) {
    const [unicode, unicodeSets] = [flags.includes('u'), flags.includes('v')]
    this.#root = new RegExpParser().parsePattern(source, 0, source.length, { unicode, unicodeSets })
    this.#flags = flags.replaceAll(/[gyd]/gu, '')
    this.#chance = chance
    this.repeated = quantifiersIn(this.#root)
  }

  /** A text the pattern may take as a whole. */
  whole(): string {
    return this.#choice(this.#root.alternatives, null)
  }

  /** A text that leads to one of its repetitions. */
  lead(to: AST.Quantifier): string {
    return this.#choice(this.#root.alternatives, to)
  }

  /** One round of a repetition. */
  round(of: AST.Quantifier): string {
    return this.#element(of.element, null)
  }

  #choice(list: readonly AST.Alternative[], to: AST.Quantifier | null): string {
    const chosen = (to && list.find((one) => holds(one, to))) ?? this.#chance.of(list)
    const end = to === null ? -1 : chosen.elements.findIndex((one) => holds(one, to))
    const written = end < 0 ? chosen.elements : chosen.elements.slice(0, end + 1)
    return written.map((one) => this.#element(one, to)).join('')
  }

  #element(node: AST.Element, to: AST.Quantifier | null): string {
    switch (node.type) {
      case 'Character':
        return String.fromCodePoint(node.value)
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return this.#member(node.raw)
      case 'Group':
      case 'CapturingGroup':
        return this.#choice(node.alternatives, to)
      case 'Quantifier':
        return this.#repeat(node, to)
      case 'Assertion':
        return 'alternatives' in node &&
          !node.negate &&
          ((to !== null && holds(node, to)) || this.#chance.below(3) === 0)
          ? this.#choice(node.alternatives, to)
          : ''
      case 'Backreference':
        return ''
    }
  }

  #repeat(node: AST.Quantifier, to: AST.Quantifier | null): string {
    if (node === to) return ''
    if (to !== null && holds(node, to)) return this.#element(node.element, to)
    const most = Math.min(node.max, node.min + MANY)
    const times = node.min + this.#chance.below(most - node.min + 1)
    return Array.from({ length: times }, () => this.#element(node.element, to)).join('')
  }

  #member(raw: string): string {
    const known = this.#members.get(raw)
    const members = known ?? this.#membersOf(raw)
    if (known === undefined) this.#members.set(raw, members)
    return members.length === 0 ? '' : this.#chance.of(members)
  }

  #membersOf(raw: string): readonly string[] {
    const one = new RegExp(`^(?:${raw})$`, this.#flags)
    const literal = [...new Set(raw)].filter((char) => one.test(char))
    const usual = CHARS.filter((char) => one.test(char))
    return [...usual, ...literal.slice(0, 8)]
  }
}

const holds = (node: AST.Node, inner: AST.Node): boolean => node.start <= inner.start && inner.end <= node.end

function quantifiersIn(root: AST.Pattern): readonly AST.Quantifier[] {
  const found: AST.Quantifier[] = []
  const visit = (node: AST.Node): void => {
    if (node.type === 'Quantifier') {
      if (node.max > 1) found.push(node)
      visit(node.element)
    } else if ('alternatives' in node) node.alternatives.forEach(visit)
    else if (node.type === 'Alternative') node.elements.forEach(visit)
  }
  visit(root)
  return found
}
