import { command } from '../../argv/command.ts'
import { EXIT } from '../../errors/exit-codes.ts'

export interface DoctorArguments {
  readonly repair: boolean
  readonly yes: boolean
}

export const doctorSpec = command({
  name: 'doctor',
  options: ['repair', 'yes'],
  configFile: 'tolerated',
  read: (values): DoctorArguments => ({ repair: values.flag('repair'), yes: values.flag('yes') }),
  load: async () => {
    const [{ doctor }, { renderDoctor }] = await Promise.all([
      import('./index.ts'),
      import('../../render/doctor.ts'),
    ])
    return { run: doctor, render: renderDoctor, exit: ({ failed }) => (failed > 0 ? EXIT.failed : EXIT.ok) }
  },
})
