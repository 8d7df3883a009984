import { useEffect, useRef } from 'react'

/** A reader further from the end than this has scrolled up, and is left there. */
const NEAR_PX = 80

/**
 * Keeps the end of a log in sight: when a line is added, and for who reads there when a line or the room for it changes.
 */
export function useEndInSight(content: unknown, length: number) {
  const log = useRef<HTMLDivElement>(null)
  const near = useRef(true)
  const shown = useRef(0)
  useEffect(() => {
    const box = log.current
    if (box && (near.current || length > shown.current)) box.scrollTop = box.scrollHeight
    shown.current = length
  }, [content, length])
  useEffect(() => {
    const box = log.current
    if (!box) return undefined
    const onScroll = () => {
      near.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX
    }
    const observer = new ResizeObserver(() => {
      if (near.current) box.scrollTop = box.scrollHeight
    })
    observer.observe(box)
    box.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', onScroll)
    }
  }, [])
  return log
}
