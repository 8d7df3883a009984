/** What one writes, builds or makes over a long time. */
export const WORKS: readonly string[] = `
小说 论文 项目 app 网站 程序 系统 游戏 机器人 剧本 书 博客 专栏 课题 毕设 毕业设计 软件 插件 公众号 纪录片 短片 视频 漫画 绘本 专辑 研发 课程 平台 小程序 开源库 毕业论文 电影 房子 新房 老房子 小院 乐队 话剧 舞台剧 播客 店铺 网店 频道 账号 工作室 创业项目 开题报告 标书 教程 模型 数据集 模组 mod
`
  .trim()
  .split(/\s+/u)
