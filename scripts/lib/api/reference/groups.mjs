/** @typedef {import('../model.mjs').Item} Item */

/** What is called comes first, what describes it last. */
const KINDS = [
  { title: 'Functions', kinds: ['Function'] },
  { title: 'Classes', kinds: ['Class'] },
  { title: 'Values', kinds: ['Variable', 'Enum', 'Namespace'] },
  { title: 'Types', kinds: ['Interface', 'TypeAlias'] },
]

/**
 * Declarations by kind and name; overloads of a name together.
 * @param {readonly Item[]} items @returns {{ title: string, names: [Item, ...Item[]][] }[]}
 */
export const grouped = (items) =>
  KINDS.map(({ title, kinds }) => {
    /** @type {Map<string, [Item, ...Item[]]>} */
    const names = new Map()
    for (const item of items.filter(({ kind }) => kinds.includes(kind))) {
      const overloads = names.get(item.name)
      if (overloads) overloads.push(item)
      else names.set(item.name, [item])
    }
    return { title, names: [...names.values()] }
  }).filter(({ names }) => names.length > 0)
