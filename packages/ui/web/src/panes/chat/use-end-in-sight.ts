import { useEffect, useRef } from 'react'

/** A reader further from the end than this has scrolled up, and is left there. */
const NEAR_PX = 80

/** Keeps the end of a log in sight: when something is added, and when the room for it changes. */
export function useEndInSight(content: unknown) {
  const log = useRef<HTMLDivElement>(null)
  const near = useRef(true)
  useEffect(() => {
    const box = log.current
    if (box) box.scrollTop = box.scrollHeight
  }, [content])
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
