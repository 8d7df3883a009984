import { useState } from 'react'

/** How many rows of a long list are drawn: `step`, and as many more each time they are asked for. */
export function useShown(step: number): { readonly most: number; readonly more: () => void } {
  const [most, setMost] = useState(step)
  return {
    most,
    more: () => {
      setMost(most + step)
    },
  }
}
