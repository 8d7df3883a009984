// The process of one system, started by `bench peers`: is told its tasks over the channel to its parent, and answers each.
import { peerTask } from './peers/protocol.ts'
import { loadPeer } from './peers/systems/load.ts'
import { attend } from './peers/worker/attend.ts'
import { stayHome } from './peers/worker/stay-home.ts'

const answer = attend(loadPeer, stayHome())
process.on('message', (given) => {
  void answer(peerTask.parse(given)).then((reply) => process.send?.(reply))
})
// Nobody is left to ask it anything.
process.on('disconnect', () => process.exit())
