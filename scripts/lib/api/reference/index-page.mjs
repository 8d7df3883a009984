/** @typedef {import('./chapters.mjs').Extracted} Extracted @typedef {{ file: string, description: string, extracted: Extracted }} Listed */

const LANGUAGES = {
  'README.md': {
    title: 'API reference',
    intro:
      'One page a package, written by `npm run api` from the docstrings. How the packages are used stands in their READMEs, what the words mean in the [concepts](../concepts.md).',
    columns: ['package', 'what it is', 'entries'],
  },
  'README.zh-CN.md': {
    title: 'API 参考',
    intro:
      '每个包一页，由 `npm run api` 根据源码注释生成（英文）。各包的用法见其 README，术语见[概念](../concepts.zh-CN.md)。',
    columns: ['包', '是什么', '入口'],
  },
}

const row = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`

const entryNames = (/** @type {Extracted} */ { name, entries }) =>
  entries.map(({ subpath }) => `\`${name}${subpath.slice(1)}\``).join(', ')

/** @param {readonly Listed[]} listed @returns {[string, string][]} */
export const indexPage = (listed) =>
  Object.entries(LANGUAGES).map(([file, { title, intro, columns }]) => {
    const rows = listed.map((one) =>
      row([`[${one.extracted.name}](${one.file})`, one.description, entryNames(one.extracted)]),
    )
    return [
      `docs/api/${file}`,
      `# ${title}\n\n${intro}\n\n${[row(columns), row(columns.map(() => '---')), ...rows].join('\n')}\n`,
    ]
  })
