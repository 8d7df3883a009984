import { command } from '../../argv/command.ts'
import { MODEL_OPTIONS } from '../../argv/models.ts'
import { EXIT } from '../../errors/exit-codes.ts'

export interface DoctorArguments {
  readonly repair: boolean
  /** Compares everything, not a sample. */
  readonly deep: boolean
  readonly yes: boolean
  /** Asks the model's server. */
  readonly online: boolean
}

export const doctorSpec = command({
  name: 'doctor',
  options: ['repair', 'deep', 'yes', 'online', ...MODEL_OPTIONS],
  configFile: 'tolerated',
  read: (values): DoctorArguments => ({
    repair: values.flag('repair'),
    deep: values.flag('deep'),
    yes: values.flag('yes'),
    online: values.flag('online'),
  }),
  load: async () => {
    const [{ doctor }, { renderDoctor }] = await Promise.all([
      import('./index.ts'),
      import('../../render/doctor.ts'),
    ])
    return { run: doctor, render: renderDoctor, exit: ({ failed }) => (failed > 0 ? EXIT.failed : EXIT.ok) }
  },
})
