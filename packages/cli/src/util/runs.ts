/** Numbers that follow one another as one: 1, 2, 3, 7 → `1–3`, `7`. */
export function runsOf(numbers: readonly number[]): readonly string[] {
  const starts = numbers.flatMap((n, i) => (numbers[i - 1] === n - 1 ? [] : [i]))
  return starts.map((start, i) => {
    const [first, last] = [numbers[start], numbers[(starts[i + 1] ?? numbers.length) - 1]]
    return first === last ? String(first) : `${String(first)}–${String(last)}`
  })
}
