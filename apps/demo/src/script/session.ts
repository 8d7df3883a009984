import type { FormInput, LogInput } from '@recollect/sessions'

/** A session of Xiaohong's with an assistant: what was asked and answered, a form, and the message a prompt is made for. */
export interface SessionScript {
  readonly id: string
  readonly pairs: readonly LogInput[]
  readonly form: FormInput
  readonly message: string
}

export const SESSION: SessionScript = {
  id: 'demo-session',
  pairs: [
    { q: '你好' },
    {
      q: '手机刷机之前要怎么备份数据？',
      a:
        '重要：刷机会清空数据，先做完整备份。步骤：1. 打开开发者选项，启用 USB 调试；2. 在电脑上执行 `adb backup -all`；' +
        '3. 把照片和聊天记录另存一份；4. 检查备份文件能打开，再开始刷机。',
    },
    {
      q: 'How do I unlock the bootloader?',
      a:
        'Warning: unlocking erases the phone. 1. Enable OEM unlocking in the developer options. 2. Run `adb reboot bootloader`. ' +
        '3. Run `fastboot flashing unlock` and confirm on the phone.',
    },
    { q: '谢谢，今天就到这里', a: '好的，再见！' },
  ],
  form: { title: '配送', fields: { 收货城市: '北京', 电话: '13800138000', 备注: '我对花生过敏' } },
  message: '刷机前的备份怎么做来着？',
}
