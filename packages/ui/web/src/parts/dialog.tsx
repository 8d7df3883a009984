import { Group, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../app/hooks.ts'

interface Props {
  readonly opened: boolean
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog whose title stands in its body: the library's own `<header>` would count as a second banner of the page. */
export function Dialog({ opened, title, onClose, children }: Props) {
  const { parts } = useText()
  return (
    <Modal.Root opened={opened} onClose={onClose}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body pt="md">
          <Group justify="space-between" wrap="nowrap" mb="sm">
            <Modal.Title fw={650}>{title}</Modal.Title>
            <Modal.CloseButton aria-label={parts.close} />
          </Group>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
