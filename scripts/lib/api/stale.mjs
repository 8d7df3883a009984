const SHOWN = 5

/** @param {string} old @param {string} fresh */
function firstDifferences(old, fresh) {
  const before = new Set(old.split('\n'))
  const after = new Set(fresh.split('\n'))
  const gone = [...before].filter((line) => !after.has(line)).map((line) => `    - ${line}`)
  const come = [...after].filter((line) => !before.has(line)).map((line) => `    + ${line}`)
  return [...gone.slice(0, SHOWN), ...come.slice(0, SHOWN)].join('\n')
}

/**
 * Files that are not what they would be written as now.
 * @param {ReadonlyMap<string, string>} wanted @param {ReadonlyMap<string, string>} found
 */
export const staleProblems = (wanted, found) => [
  ...[...wanted].flatMap(([file, text]) => {
    const old = found.get(file)
    if (old === text) return []
    if (old === undefined) return [`${file} is missing: run \`npm run api\``]
    return [
      `${file} is out of date: run \`npm run api\` and look at what changed\n${firstDifferences(old, text)}`,
    ]
  }),
  ...[...found.keys()]
    .filter((file) => !wanted.has(file))
    .map((file) => `${file} describes nothing that is there: run \`npm run api\``),
]
