import { describe, expect, it } from 'vitest'
import { renderGraph } from '../../src/commands/graph.ts'
import type { GraphFormat } from '../../src/commands/graph.ts'
import { node, relationship, viewIn } from './fixtures.ts'

const nodes = [node(), node({ id: 'n2', key: 'Tanka', value: 'a project' })]
const drawn = (format: GraphFormat, given = { nodes, relationships: [relationship()] }): string =>
  renderGraph({ format, ...given }, viewIn('en'))

const HOSTILE = [
  '"] --> x["',
  '"]; malicious [label="',
  '\\',
  '\\"',
  'ends with \\',
  '`**bold**`',
  '%%{init: {"theme":"dark"}}%%',
  'a|b"|c',
  '<img src=x onerror=alert(1)>',
  '&quot;#quot;',
  'click n1 "javascript:alert(1)"',
  'style n1 fill:#f00;',
  'line\nbreak\r\n---\nsubgraph x',
  '\u001b[2J\u202e',
  'end',
  '研究方向；“引号”',
]

describe('a graph', () => {
  it('is a line for each piece of knowledge, with its edges below', () => {
    expect(drawn('text')).toBe(
      "John's research: behavior planning\n└─ part of → Tanka  0.52\nTanka: a project",
    )
    expect(renderGraph({ format: 'text', nodes: [], relationships: [] }, viewIn('zh'))).toContain('还没有')
  })

  it('can be drawn by Graphviz and by Mermaid', () => {
    expect(drawn('dot').split('\n')).toEqual([
      'digraph knowledge {',
      '  rankdir=LR',
      '  node [shape=box]',
      `  n1 [label="John's research\\nbehavior planning"]`,
      '  n2 [label="Tanka\\na project"]',
      '  n1 -> n2 [label="part of 0.52"]',
      '}',
    ])
    expect(drawn('mermaid').split('\n')).toEqual([
      'flowchart LR',
      '  n1["John#39;s research<br/>behavior planning"]',
      '  n2["Tanka<br/>a project"]',
      '  n1 -->|"part of 0#46;52"| n2',
    ])
    const both = [relationship({ type: 'similar_to' })]
    expect(drawn('dot', { nodes, relationships: both })).toContain('dir=none')
    expect(drawn('mermaid', { nodes, relationships: both })).toContain('n1 ---|')
  })

  it('leaves out edges to what is not drawn', () => {
    const relationships = [relationship({ to: 'elsewhere' })]
    expect(drawn('dot', { nodes, relationships })).not.toContain('->')
    expect(drawn('mermaid', { nodes, relationships })).not.toContain('-->')
  })

  it.each(HOSTILE)('stays the same drawing whatever its words are: %j', (words) => {
    const hostile = [node({ key: words, value: words }), node({ id: 'n2', key: 'x', value: words })]
    const given = { nodes: hostile, relationships: [relationship({ description: words })] }
    const dot = drawn('dot', given).split('\n')
    expect(dot).toHaveLength(7)
    for (const line of dot.slice(3, 5)) expect(line).toMatch(/^ {2}n\d \[label="(?:[^"\\]|\\.)*"\]$/u)
    const mermaid = drawn('mermaid', given).split('\n')
    expect(mermaid).toHaveLength(4)
    for (const line of mermaid.slice(1, 3))
      expect(line).toMatch(/^ {2}n\d\["(?:[\p{L}\p{M}\p{N} ]|#\d+;)*<br\/>(?:[\p{L}\p{M}\p{N} ]|#\d+;)*"\]$/u)
    expect(drawn('text', given).split('\n')).toHaveLength(3)
  })

  it('as JSON is what --json gives', () => {
    expect(JSON.parse(drawn('json'))).toMatchObject({ nodes: [{ id: 'n1' }, { id: 'n2' }], format: 'json' })
  })
})
