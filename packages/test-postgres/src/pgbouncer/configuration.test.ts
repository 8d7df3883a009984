import { expect, it } from 'vitest'
import { configuration, userList } from './configuration.ts'

it('points every database at the server, and listens on the loopback only', () => {
  const text = configuration(
    { server: new URL('postgres://a@127.0.0.1:5555/b'), port: 6432, users: '/tmp/users' },
    { poolMode: 'transaction', poolSize: 3 },
  )
  expect(text).toContain('* = host=127.0.0.1 port=5555\n')
  expect(text).toContain('listen_addr = 127.0.0.1\nlisten_port = 6432\nunix_socket_dir =\n')
  expect(text).toContain('pool_mode = transaction\ndefault_pool_size = 3\n')
})

it('writes names and passwords as they are, quotes doubled', () => {
  expect(userList([new URL('postgres://app:p%22%3A%E5%AF%86@h/d'), new URL('postgres://plain@h/d')])).toBe(
    '"app" "p"":密"\n"plain" ""\n',
  )
})
