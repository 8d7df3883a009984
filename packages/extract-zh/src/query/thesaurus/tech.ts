import type { Field } from './field.ts'

/** Devices, programs, the net and how to reach somebody. */
export const tech: Field = {
  same: `
手机,智能手机,移动电话
电话,手机号,联系电话,电话号码
手机号,电话号码,手机号码,联系方式,号码
联系方式,联络方式,微信号
打电话,通话,来电,致电
电脑,计算机,个人电脑
笔记本,手提电脑
笔记本电脑 > 笔记本,手提电脑
平板,平板电脑,ipad
苹果手机,iphone
设备,器材,装置,机器
耳机,蓝牙耳机,降噪耳机
音箱,音响
键盘,机械键盘
鼠标,无线鼠标
显示器,屏幕,荧幕
充电器,充电宝,充电线
打印机,复印机
手表,智能手表,腕表
相机,摄像机
系统,操作系统
安卓,android
微信,wechat
朋友圈,发朋友圈
微博,发微博
邮箱,电子邮箱,邮件地址,电子邮件
邮件,电邮
短信,信息
密码,口令
账号,用户名,帐户
网站,网页,网址
博客,个人网站
网络,互联网,上网
无线网,wifi
流量,套餐
软件,程序,应用程序,应用
app,应用软件
下载,安装
备份,存档
文件,文档
数据,资料
编程,写代码,敲代码,写程序
代码,源码
编程语言,开发语言
算法,数据结构
数据库,存储
服务器,主机
前端,网页开发
后端,服务端
人工智能,ai
智能机器人 > 机器人
大模型,语言模型
黑客,网络安全
死机,卡顿,蓝屏
故障,坏了,出毛病,失灵
丢失,丢了,弄丢,遗失
找到,找回
人脸识别,指纹
虚拟现实,vr
无人机,航拍
科技,技术,高科技
发明,专利
玩机,刷机
内核,kernel
博主,网红,up主
网上的朋友 > 网友
`,
  topics: `
设备: 手机,电脑,平板,相机,耳机,手表
手机: 苹果手机,华为,小米,充电,屏幕,安卓
电脑: 笔记本电脑,键盘,显示器,系统,鼠标
联系方式: 电话,手机号,微信,邮箱
社交媒体: 微信,微博,抖音,小红书,朋友圈,短视频
编程: 代码,python,java,程序员,软件,算法,项目
编程语言: python,java,javascript,c++
人工智能: 机器学习,深度学习,算法,机器人,大模型
软件: app,系统,更新,下载
系统: windows,mac,linux,安卓
网络: 上网,网速,路由器
故障: 修理,死机,重启,保修
丢失: 钱包,手机,钥匙,找回
科技: 人工智能,机器人,手机,电脑,互联网
`,
  english: `
手机 > phone,mobile,cellphone
电话 > phone,call
手机号 > phone number
电话号码 > phone number
联系方式 > contact
打电话 > call
电脑 > computer,pc
计算机 > computer
笔记本电脑 > laptop,notebook
平板 > tablet,ipad
苹果手机 > iphone
设备 > device
耳机 > headphones,earphones,earbuds
音箱 > speaker
键盘 > keyboard
鼠标 > mouse
显示器 > monitor
屏幕 > screen
充电器 > charger
打印机 > printer
手表 > watch
系统 > system,os
安卓 > android
苹果 > apple
微信 > wechat
微博 > weibo
抖音 > tiktok,douyin
邮箱 > email,mail
邮件 > email,mail
短信 > text,sms
密码 > password
账号 > account
网站 > website
博客 > blog
网络 > internet,network
软件 > software,app
下载 > download
更新 > update
文件 > file
数据 > data
编程 > programming,coding
代码 > code
算法 > algorithm
数据库 > database
服务器 > server
前端 > frontend
后端 > backend
人工智能 > ai,artificial intelligence
机器学习 > machine learning
机器人 > robot
网络安全 > cybersecurity
故障 > broken,fault
丢失 > lost
无人机 > drone
科技 > technology,tech
技术 > technology
发明 > invention
内核 > kernel
`,
}
