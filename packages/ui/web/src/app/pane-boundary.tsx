import { Alert, Button, Stack, Text } from '@mantine/core'
import { Component } from 'react'
import type { ReactNode } from 'react'

interface Props {
  readonly message: string
  readonly again: string
  readonly children: ReactNode
}

interface State {
  readonly error: Error | null
}

/** What fails inside of one pane leaves the rest of the page alone. */
export class PaneBoundary extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    return (
      <Alert color="red" role="alert" title={this.props.message} m="lg">
        <Stack align="flex-start" gap="sm">
          <Text size="sm" ff="monospace">
            {error.message}
          </Text>
          <Button
            variant="default"
            size="xs"
            onClick={() => {
              this.setState({ error: null })
            }}
          >
            {this.props.again}
          </Button>
        </Stack>
      </Alert>
    )
  }
}
