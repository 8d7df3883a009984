/**
 * 的 between an owner and what is owned, as the source of a pattern; not of the words 目的, 标的, 的确, 的士. What ends in 目 or 标 itself
 * (项目, 目标) owns as anything else does.
 */
export const POSSESSIVE_DE =
  '(?<!(?<![项項题題节節科数數栏欄账賬帳条條曲剧劇面名书書类類])目|(?<![目指图圖商鼠坐])[标標])的(?![确確士])'
