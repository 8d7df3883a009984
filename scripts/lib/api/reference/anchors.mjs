/** A heading's anchor, as GitHub makes it. @param {string} heading */
const slugOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-')

/** Gives each heading of a page its anchor, in their order: a second one of the same letters is numbered. */
export function anchorer() {
  /** @type {Set<string>} */
  const taken = new Set()
  return (/** @type {string} */ heading) => {
    const slug = slugOf(heading)
    let free = slug
    for (let n = 1; taken.has(free); n += 1) free = `${slug}-${n}`
    taken.add(free)
    return free
  }
}
