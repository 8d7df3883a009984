import { tech } from '../../query/thesaurus/tech.ts'
import { BRANDS, DEVICE_KINDS, SYSTEMS } from '../things/things.ts'
import { wordsIn, wordsOf } from './words.ts'

/** Devices, programs, and the making of them. */
export const technology = wordsOf({
  of: [wordsIn(tech), BRANDS, SYSTEMS, Object.values(DEVICE_KINDS).flat()],
  but: `
    平板 应用 系统 电话 手机号 联系电话 电话号码 手机号码 联系方式 号码 联络方式 打电话 通话 来电 致电 器材 装置 机器 手表 腕表 朋友圈 发朋友圈 微博 发微博 邮箱 邮件地址 邮件 短信 信息 账号
    用户名 帐户 博客 个人网站 流量 套餐 程序 存档 文件 文档 资料 存储 主机 坏了 出毛病 失灵 丢失 丢了 弄丢 遗失 找到 找回 技术 专利 博主 网红 up主 网上的朋友 网友 电视 锤子 坚果 樱桃 雷神
    外星人 高驰 神舟 影石 读书郎 步步高 汉王 荣耀 红米 真我 小天才 富士 松下 惠普 理光 mate nova quest bose honor rog moto dell acer hp surface
    switch apple 苹果 黑鲨 微星 本子 手提电脑 照相机 故障 七彩虹 佳明 文石 掌阅 gopro cherry 电邮 电子邮件 发明 口令 安装 笔记本 阅读器 科技 微软 谷歌 微信 wechat 魅族
    三星 指纹 游戏机 航拍 拯救者 电话机 设备 漫步者 mac os
  `,
  words: `
    手机 刷机 电脑 台式机 游戏本 轻薄本 装机 显卡 处理器 cpu gpu 内存条 内存不足 硬盘 固态 主板 电源线 散热 显示器 键盘 鼠标 打印机 扫描仪 路由器 wifi 无线网 网络
    网速 断网 宽带 网关 蓝牙 耳机 降噪 音箱 ipad kindle 智能手表 手环 相机 单反 微单 镜头 无人机 投影仪 充电器 充电宝 充电线 电池 没电 耗电 快充 屏幕 碎屏 死机 蓝屏
    黑屏 闪退 卡顿 重启 开不了机 系统更新 更新系统 升级系统 安卓 ios 鸿蒙 windows macos linux iphone macbook app 软件 应用商店 小程序 插件 浏览器
    下载 卸载 备份 云盘 网盘 icloud 存储空间 密码 验证码 登录不了 登不上 登录页 账号被盗 病毒 黑客 防火墙 vpn 翻墙 二维码 excel excel表 excel公式 表格函数
    word文档 pdf 截图 录屏 剪映 ps修图 photoshop figma 代码 编程 程序员 开发者 前端 后端 全栈 运维 算法 架构 sql mysql postgres redis
    mongodb 缓存 接口 api 服务器 阿里云 腾讯云 aws 部署 上线 发版 发布版本 版本号 回滚 灰度 测试环境 预发 生产环境 线上故障 线上问题 报错 bug 调试 编译 重构
    单元测试 自动化测试 code review pr git github gitlab 分支 合并冲突 docker k8s kubernetes 微服务 消息队列 日志 监控告警 脚本 爬虫 正则
    框架 开源 java python javascript typescript golang rust c++ c语言 php kotlin swift vue react node spring
    嵌入式 单片机 树莓派 arduino 芯片 半导体 人工智能 ai 大模型 chatgpt deepseek 文心一言 豆包ai 提示词 机器学习 深度学习 训练模型 区块链 云计算 物联网
    智能家居 互联网 网站 建站 网页 域名 爬取 元宇宙 虚拟现实 vr 3d打印 机器人 数码 科技产品 科技公司 黑科技 电子产品 技术文档 技术方案 技术栈 技术选型 技术博客 it部门
    智能电视 终端 命令行 vim vscode 编辑器 ide 操作系统 我的平板 用平板 买平板 nginx json html css http url ssh yaml kafka
    linux命令 反向代理 环境变量 配置文件 依赖 端口 权限不足 内存泄漏 并发 线程 h5 视讯 行动电源 随身碟 滑鼠 萤幕 荧幕 蓝芽 网路 笔电 印表机 软体 硬体 程式 程式码 资料库
    伺服器 档案打不开 连不上 连线 讯号 没信号 没讯号 充不进电 充电 开不了 打不开 装不上 卡死 卡成 闪屏 花屏 升级完 更新完 手机壳 镜头膜 内存满 空间不够 存储满 误删 恢复数据
    被盗号 传不上 同步不了 平板电 电脑慢 开机慢 机子 当机了 又当机 老当机
  `,
})
