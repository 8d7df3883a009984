export interface Branch {
  readonly label: string
  readonly children?: readonly Branch[]
}

/** Draws a tree with lines. */
export function tree({ label, children = [] }: Branch, prefix = ''): string {
  const drawn = children.map((child, i) => {
    const last = i === children.length - 1
    return `${prefix}${last ? '└─ ' : '├─ '}${tree(child, `${prefix}${last ? '   ' : '│  '}`)}`
  })
  return [label, ...drawn].join('\n')
}

/** The first branches, and how many there are besides. */
export const capped = (branches: readonly Branch[], most: number, more: (n: number) => string): Branch[] =>
  branches.length <= most
    ? [...branches]
    : [...branches.slice(0, most), { label: more(branches.length - most) }]
