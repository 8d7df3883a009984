import type { Field } from './field.ts'

/** Illness, the body, doctors and keeping well. */
export const health: Field = {
  same: `
生病,病了,得病,患病
不舒服 > 生病,病了,得病,患病
疾病,病症,毛病,病
健康,身体状况,身体健康
身体,体质
感冒,着凉,伤风
发烧,高烧,低烧,体温高
咳嗽,咳
流鼻涕,鼻塞
头疼,头痛,偏头痛
胃疼,胃痛,肚子疼,肚子痛
胃不舒服 > 胃疼,胃痛,肚子疼,肚子痛
胃病,胃炎,肠胃炎
拉肚子,腹泻
便秘,排便困难
牙疼,牙痛
腰疼,腰痛,腰酸
背疼,背痛
嗓子疼,喉咙痛,喉咙疼
关节炎,关节痛
过敏,过敏反应,过敏原
花粉症,花粉过敏
过敏性鼻炎 > 花粉症,花粉过敏
鼻炎,鼻窦炎
哮喘,气喘
高血压,血压高
低血压,血压低
糖尿病,血糖高
低血糖,血糖低
心脏不好 > 心脏病
贫血,缺铁
癌症,肿瘤,癌
骨折,断了骨头
扭伤,崴脚,拉伤
受伤,弄伤,伤到
伤口,创口
睡不着,睡眠不好,睡不好 > 失眠
失眠 > 睡不着
熬夜,通宵,晚睡
疲劳,疲惫,劳累,累
头晕,眩晕,晕
恶心,想吐,呕吐
晕车,晕船
近视,近视眼
视力不好 > 近视,近视眼
眼镜,隐形眼镜,镜片
医院,诊所,门诊
看病,看医生,就医,就诊,去医院
体检,身体检查,检查身体
住院,入院
出院,康复
手术,开刀,动手术
急诊,急救
挂号,预约医生
吃药,服药
药,药物,药品
中药,中医
打针,输液,注射
疫苗,接种
康复,痊愈,恢复,好转
治疗,医治,疗程
复查,复诊
诊断,确诊
牙医,牙科
减肥,瘦身,减重,节食
发胖,长胖,变胖
体重,斤,公斤
身高,个子
血型,血
怀孕检查,产检
月经,生理期,例假,痛经
更年期,绝经
不抽烟 > 戒烟
抽烟,吸烟,烟瘾
喝酒,饮酒,酗酒
不喝酒 > 戒酒
保健品,营养品,维生素
养生,保养,保健
心理咨询,心理医生,心理辅导
抑郁症,抑郁
焦虑症,焦虑
按摩,推拿
针灸,艾灸
口罩,戴口罩
新冠,疫情
隔离,居家隔离
护肤,皮肤保养
皮肤,肤质
痘痘,青春痘,粉刺
掉头发,脱发,秃顶
湿疹,皮炎
耳朵不好 > 听力
残疾,残障
`,
  topics: `
健康: 身体,运动,饮食,睡眠,体检,疾病,养生,锻炼
生病: 医院,医生,吃药,感冒,发烧,难受,休息
感冒: 发烧,咳嗽,流鼻涕,头疼,吃药,多喝水
发烧: 体温,退烧药
医院: 医生,护士,住院,手术,检查,病人,看病
手术: 医院,住院,恢复,麻醉
过敏: 海鲜,花粉,花生,牛奶,虾,芒果,猫毛,青霉素,皮疹
失眠: 睡眠,熬夜,焦虑,咖啡,压力
睡眠: 失眠,熬夜,早睡,做梦,午睡
疲劳: 休息,加班,熬夜,放松
减肥: 体重,节食,运动,健身,卡路里,热量
体检: 血压,血糖,指标,报告,医院
慢性病: 高血压,糖尿病,心脏病,哮喘
受伤: 骨折,扭伤,伤口,包扎,医院
牙医: 牙疼,洗牙,拔牙,补牙,智齿,牙齿
近视: 眼镜,度数,眼睛
心理咨询: 焦虑,抑郁,压力,情绪
护肤: 面膜,防晒,皮肤,化妆品
养生: 早睡,泡脚,中药,饮食
吃药: 药,医生,副作用
身材: 体重,身高,减肥,健身
`,
  english: `
健康 > health,healthy
生病 > sick,ill,illness
疾病 > disease,illness
病 > illness,disease
感冒 > cold,flu
发烧 > fever
咳嗽 > cough
头疼 > headache
头痛 > headache
胃疼 > stomachache
过敏 > allergy,allergic
哮喘 > asthma
高血压 > high blood pressure,hypertension
糖尿病 > diabetes
心脏病 > heart disease
癌症 > cancer
骨折 > fracture,broken
受伤 > injured,injury,hurt
失眠 > insomnia
熬夜 > stay up
累 > tired
疲劳 > tired,fatigue
头晕 > dizzy
近视 > nearsighted,glasses
眼镜 > glasses
医院 > hospital,clinic
看病 > doctor
体检 > checkup
住院 > hospital,hospitalized
手术 > surgery,operation
药 > medicine,medication,pill
吃药 > medicine,medication
打针 > injection,shot
疫苗 > vaccine
康复 > recover,recovery
治疗 > treatment,therapy
诊断 > diagnosis,diagnosed
牙医 > dentist
牙疼 > toothache
减肥 > lose weight,diet
体重 > weight
身高 > height,tall
血型 > blood type
抽烟 > smoke,smoking
吸烟 > smoke,smoking
戒烟 > quit smoking
喝酒 > drink,alcohol
心理咨询 > therapy,counseling,therapist
抑郁 > depression,depressed
焦虑 > anxiety,anxious
按摩 > massage
睡眠 > sleep
身体 > body,health
皮肤 > skin
护肤 > skincare
口罩 > mask
疫情 > pandemic,covid
`,
}
