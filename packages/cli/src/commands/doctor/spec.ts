import { command } from '../../argv/command.ts'
import { EXIT } from '../../errors/exit-codes.ts'

export const doctorSpec = command({
  name: 'doctor',
  options: [],
  configFile: 'tolerated',
  read: () => null,
  load: async () => {
    const [{ doctor }, { renderDoctor }] = await Promise.all([
      import('./index.ts'),
      import('../../render/doctor.ts'),
    ])
    return { run: doctor, render: renderDoctor, exit: ({ failed }) => (failed > 0 ? EXIT.failed : EXIT.ok) }
  },
})
