/** 家里wifi的新密码, wifi密码: one name of one thing. */
const ASIDE =
  /^(?:我们?|咱们?|俺)?(?:公司|团队|组|家里?|办公室)?的?(?=.{2})|(?<=[a-z\p{Script=Han}])的(?=新?(?:登录|解锁|连接|开门)?(?:密码|口令|暗号|端口|域名|地址|网址|链接))|新(?=密码)|时间$/gu

/** What a thing is told from others by. */
export const thingName = (words: string): string => words.replaceAll(ASIDE, '')
