import type { Field } from './field.ts'

/** Jobs, firms, colleagues and what happens at work. */
export const work: Field = {
  same: `
工作,职业,上班,岗位,职位,职务,差事
公司,单位,企业,东家
雇主,老板,东家
上司,领导,老板,主管,经理,头儿
下属,手下,部下,组员
同事,同僚,工友,搭档
团队,小组,班子
部门,科室,处室
客户,甲方,顾客
入职,就职,报到,上岗
辞职,离职,跳槽,辞掉
不干了 > 辞职,离职,跳槽,辞掉
失业,下岗,被裁,待业
裁员,被裁
求职,找工作,应聘,投简历
面试,面谈
简历,履历
录用,录取通知,拿到工作
升职,晋升,提拔,升迁
降职,降级
加薪,涨工资,涨薪
工资,薪水,收入,薪资,月薪,年薪,薪酬
奖金,年终奖,提成,绩效
加班,熬夜加班,赶工
出差,外派,差旅
请假,休假,调休
年假,休假,假期
下班,收工
迟到,晚到
会议,开会,例会
汇报,述职,报告
演讲,演说,发言
项目,课题,工程
任务,活儿,差事
截止日期,期限,最后期限,交期
方案,企划,提案
合同,协议,合约
合作,协作,配合
创业,开公司,开店
自己当老板 > 创业,开公司,开店
副业,兼职,打零工
实习,见习
退休,退下来
经验,阅历,资历
办公室,公司里,写字楼
远程办公,居家办公,在家办公
工程师,技术员
程序员,开发者,码农,开发人员
软件工程师 > 程序员,开发者,码农,开发人员
设计师,美工,设计人员
产品经理 > 产品
会计,财务,出纳
销售,业务员,推销
医生,大夫,医师
护士,护理
老师,教师,教书,教员
教授,导师
律师,法律顾问
警察,民警,公安
司机,驾驶员
司机 > 师傅
厨师,大厨,主厨
新闻工作者 > 记者
作家,写手,作者
编辑,文编
演员,艺人,明星
歌手,歌星
画家,画师
摄影师,摄像
翻译,口译,笔译
服务员,服务生,店员
快递员,送货员
外卖员,骑手
农民,种地,务农
工人,打工
公务员,体制内,编制
军人,士兵,当兵
科学家,研究员,科研人员
消防员,救火员
志愿者,义工
自由职业者 > 自由职业
商人,生意人,做生意
生意,买卖
同行,业内
职业规划,职业发展,前途,前景
效率,办事效率
压力大,工作压力
`,
  topics: `
工作: 公司,同事,老板,加班,项目,岗位,办公室,入职,工资
职业: 工程师,老师,医生,护士,律师,会计,程序员,设计师,销售,司机
职场: 同事,老板,领导,加班,升职,公司
公司: 同事,老板,上班,部门,办公室
同事: 公司,办公室,部门
上司: 批评,表扬,公司
求职: 面试,简历,岗位,录用,招聘
面试: 简历,紧张,岗位,录用
辞职: 新工作,离开,公司,失业
失业: 找工作,裁员,焦虑
升职: 加薪,经理,庆祝
加班: 累,熬夜,项目,截止日期
出差: 机票,高铁,酒店,外地
会议: 汇报,发言,议题,主持
演讲: 紧张,台上,观众,发言,练习
项目: 截止日期,进度,团队,客户,方案
任务: 截止日期,完成,拖延
创业: 开店,投资,合伙人,公司,生意
退休: 养老,退休金
压力: 加班,工作,焦虑,考试,放松,累
拖延: 截止日期,懒,计划
成就: 升职,获奖,成功,奖项
合作: 团队,伙伴,客户
医生: 医院,病人
老师: 学校,学生,课,教
程序员: 代码,编程,电脑,软件
律师: 官司,法院,案子
警察: 派出所,案子
厨师: 餐厅,做菜
记者: 采访,新闻
`,
  english: `
工作 > work,job
上班 > work
职业 > occupation,job,career,profession
职位 > position,title
岗位 > position,role
公司 > company,firm
单位 > company,employer
雇主 > employer
老板 > boss
上司 > boss,supervisor
领导 > boss,leader
主管 > supervisor,manager
经理 > manager
下属 > subordinate
同事 > colleague,coworker
团队 > team
部门 > department
客户 > client,customer
入职 > join,start
辞职 > quit,resign
离职 > quit,leave
跳槽 > change job
失业 > unemployed,laid off
裁员 > layoff
求职 > job hunting
面试 > interview
简历 > resume,cv
升职 > promotion,promoted
加薪 > raise
工资 > salary,pay,wage
薪水 > salary
收入 > income,salary
奖金 > bonus
加班 > overtime
出差 > business trip
请假 > leave
年假 > vacation,leave
会议 > meeting,conference
开会 > meeting
汇报 > report
演讲 > speech,presentation
项目 > project
任务 > task
截止日期 > deadline
合同 > contract
合作 > cooperate,partner
创业 > startup,business
副业 > side job
兼职 > part-time
实习 > intern,internship
退休 > retire,retired
经验 > experience
办公室 > office
工程师 > engineer
程序员 > programmer,developer
开发者 > developer
设计师 > designer
产品经理 > product manager
会计 > accountant
销售 > sales
医生 > doctor
护士 > nurse
老师 > teacher
教授 > professor
律师 > lawyer
警察 > police
司机 > driver
厨师 > chef,cook
记者 > journalist,reporter
作家 > writer,author
编辑 > editor
演员 > actor,actress
歌手 > singer
画家 > painter,artist
摄影师 > photographer
翻译 > translator,translate
服务员 > waiter,waitress
农民 > farmer
工人 > worker
公务员 > civil servant
军人 > soldier
科学家 > scientist
志愿者 > volunteer
自由职业 > freelance,freelancer
生意 > business
压力 > stress,pressure
`,
}
