/** The stretches `[from, to]` that numbers make up, ascending. */
export function runsOf(numbers: readonly number[]): readonly (readonly [from: number, to: number])[] {
  const runs: (readonly [number, number])[] = []
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last?.[1] === number - 1) runs[runs.length - 1] = [last[0], number]
    else runs.push([number, number])
  }
  return runs
}
