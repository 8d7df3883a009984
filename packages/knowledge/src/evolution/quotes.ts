import type { ItemReader, NodeVersion } from '@recollect/core/store'

/** Fills in what words say that were noted by their place alone. */
export async function withQuotes(
  versions: readonly NodeVersion[],
  items: Pick<ItemReader, 'byIds'>,
): Promise<readonly NodeVersion[]> {
  const open = versions.filter(({ evidence }) => evidence.quote === '')
  if (open.length === 0) return versions
  const read = await items.byIds([...new Set(open.map(({ evidence }) => evidence.itemId))])
  const texts = new Map(read.map(({ id, text }) => [id, text]))
  return versions.map((version) => {
    const { evidence } = version
    const quote = texts.get(evidence.itemId)?.slice(evidence.start, evidence.end) ?? ''
    return evidence.quote === '' ? { ...version, evidence: { ...evidence, quote } } : version
  })
}
