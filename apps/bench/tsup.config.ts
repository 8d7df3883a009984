import { library } from '../../tsup.base.ts'

export default library({
  entry: [
    'src/main.ts',
    'src/postgres-writers.ts',
    'src/faults-worker.ts',
    'src/peers-worker.ts',
    'src/server-clients.ts',
    'src/start-probe.ts',
    'src/guard-take.ts',
    'src/memory-probe.ts',
  ],
})
