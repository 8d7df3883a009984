import { expect, it, vi } from 'vitest'
import { createApi } from './client.ts'

it('sends nothing to a name that a browser would take for a direction', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('null'))
  const refused = { problem: { code: 'NAME_NOT_ADDRESSABLE' } }
  await expect(createApi('alice').delete('/sessions/chat/working/..')).rejects.toMatchObject(refused)
  await expect(createApi('alice').get('/sessions/./turns')).rejects.toMatchObject(refused)
  await expect(createApi('..').get('/cards')).rejects.toMatchObject(refused)
  expect(fetched).not.toHaveBeenCalled()
  await createApi('...').get('/cards', { slot: '..' })
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/v1/scopes/.../cards?slot=..'])
  fetched.mockRestore()
})
