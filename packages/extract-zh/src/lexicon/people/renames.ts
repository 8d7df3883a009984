const list = (text: string): readonly string[] => text.split(/\s+/u)

/** Between somebody and the name they have by now. */
export const RENAMED = list(
  '改名叫 改名为 改名成 改名作 改名 更名为 更名叫 改叫 改叫做 改名字叫 名字改成 名字改成了 名字改为 名字改叫 名字换成 换名叫 换了名字叫 重新取名叫 大名改成 大名改成了',
)

/** The same, where a time tells that it was not so before. */
export const CALLED_NOW = list('现在叫 如今叫 现在都叫 现在大家都叫 现在改叫')

/** What two names are, where one person has both. */
export const ONE_PERSON = list(
  '是同一个人 是一个人 是同一位 是同一个 是同一只 是同一个朋友 指的是同一个人 说的是同一个人 指同一个人 说的都是一个人 是一码事',
)

/** Between two names of one person. */
export const IS_ALSO = list('就是 其实就是 也就是 和我说的 其实也是')

/** Before the one who is meant instead of who was taken. */
export const MEANT = list(
  '我说的是 说的是 我说的其实是 我指的是 指的是 我讲的是 讲的是 那是 这是 是 那个是 我是说 说的其实是 那说的是 刚才说的是 我刚才说的是 刚说的是 我刚说的是 应该是 换的是 去的是 搬的是',
)
