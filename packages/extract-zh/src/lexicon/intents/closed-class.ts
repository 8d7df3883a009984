/** Characters that build sentences. In the shape of a sentence they stand for themselves, runs of all others for `_`. */
export const CLOSED_CLASS: ReadonlySet<string> = new Set(
  '我你您他她它们这那的了着过吗呢吧啊呀嘛不没别甭莫勿要想得会能可以就都也还再又只才把被给跟和对用按在从到说讲问写回叫记忘删知道请帮让使每次凡但如果若时候后前起先直接一点些个条份封段句下里上什么怎为啥哪谁多少几有无是非行好必须需应该许准改成换',
)

/** Before what is asked for: 麻烦你帮我…. */
export const LEADING =
  /^(?:请|麻烦|帮忙|你|您|给我|帮我|替我|那|就|再|先|能不能|可以|可不可以|好的|嗯|对了|哎|诶|喂|[,\s])+/u
