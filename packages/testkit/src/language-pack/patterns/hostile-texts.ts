import { RegExpParser } from '@eslint-community/regexpp'
import type { AST } from '@eslint-community/regexpp'

/** Tried in turn for classes that are not spelled out. */
const CHARS = ['a', '1', ' ', 'é', '我', '.', '-', '\n', '_', '@', 'א', '😀']
const MANY = 2

type Repeated = AST.Quantifier

/** A character that a class or escape takes; none when none of the usual ones does. */
function charOf({ raw }: { readonly raw: string }, flags: string): string {
  const one = new RegExp(`^(?:${raw})$`, flags)
  return CHARS.find((char) => one.test(char)) ?? ''
}

const holds = (node: AST.Node, inner: AST.Node): boolean => node.start <= inner.start && inner.end <= node.end

/** Writes a text the pattern would take, up to the end of one repetition, which is written until the text is long enough. */
class Writer {
  private readonly hot: Repeated
  private readonly length: number
  private readonly flags: string
  /** How often what may be left out is written. */
  private readonly least: 0 | 1

  constructor(hot: Repeated, length: number, flags: string, least: 0 | 1) {
    this.least = least
    this.hot = hot
    this.length = length
    this.flags = flags
  }

  alternatives(list: readonly AST.Alternative[]): string {
    const chosen = list.find((one) => holds(one, this.hot)) ?? list[0]
    return chosen === undefined ? '' : this.sequence(chosen.elements)
  }

  private sequence(elements: readonly AST.Element[]): string {
    const until = elements.findIndex((element) => holds(element, this.hot))
    const written = until < 0 ? elements : elements.slice(0, until + 1)
    return written.map((element) => this.element(element)).join('')
  }

  private element(node: AST.Element): string {
    switch (node.type) {
      case 'Character':
        return String.fromCodePoint(node.value)
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return charOf(node, this.flags)
      case 'Group':
      case 'CapturingGroup':
        return this.alternatives(node.alternatives)
      case 'Assertion':
        return 'alternatives' in node && holds(node, this.hot) ? this.alternatives(node.alternatives) : ''
      case 'Quantifier':
        return this.quantifier(node)
      case 'Backreference':
        return ''
    }
  }

  private quantifier(node: Repeated): string {
    if (node === this.hot) return this.repeated(node.element)
    if (holds(node, this.hot)) return this.element(node.element)
    return this.element(node.element).repeat(Math.min(Math.max(node.min, this.least), MANY))
  }

  /** Each alternative in turn, so that ambiguous ones meet. */
  private repeated(node: AST.QuantifiableElement): string {
    const unit =
      'alternatives' in node
        ? node.alternatives.map(({ elements }) => elements.map((one) => this.element(one)).join('')).join('')
        : this.element(node)
    return unit === '' ? '' : unit.repeat(Math.ceil(this.length / unit.length)).slice(0, this.length)
  }
}

function repetitionsOf(pattern: AST.Pattern): readonly Repeated[] {
  const found: Repeated[] = []
  const visit = (node: AST.Node): void => {
    if (node.type === 'Quantifier') {
      if (node.max >= MANY) found.push(node)
      visit(node.element)
    } else if ('alternatives' in node) node.alternatives.forEach(visit)
    else if (node.type === 'Alternative') node.elements.forEach(visit)
  }
  visit(pattern)
  return found
}

/** No pattern goes on after this, so each has to give back what it took. */
const END = '\u0001'

/**
 * For each repetition of a pattern, texts made of the pattern's own literals that lead to it, repeat it, and break off: without what may be
 * left out, and with it.
 */
export function hostileTexts({ source, flags }: RegExp, length: number): readonly string[] {
  const unicode = flags.includes('u')
  const sets = flags.includes('v')
  const parsed = new RegExpParser().parsePattern(source, 0, source.length, { unicode, unicodeSets: sets })
  const texts = repetitionsOf(parsed).flatMap((hot) =>
    ([0, 1] as const).map(
      (least) => new Writer(hot, length, flags, least).alternatives(parsed.alternatives) + END,
    ),
  )
  return [...new Set(texts)]
}
