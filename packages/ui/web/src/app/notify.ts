import { notifications } from '@mantine/notifications'
import type { NotificationData } from '@mantine/notifications'
import { useCallback } from 'react'
import { useText } from './hooks.ts'

/** Shows a notice in the corner; the button that closes it has a name in the language of the page. */
export function useNotify(): (notice: NotificationData) => void {
  const { close } = useText().parts
  return useCallback(
    (notice) => {
      notifications.show({ closeButtonProps: { 'aria-label': close }, ...notice })
    },
    [close],
  )
}
