import type { Field } from './field.ts'

/** Money, banks and buying. */
export const money: Field = {
  same: `
钱,金钱,现金,钞票
花钱,开销,花费,开支,消费,支出
省钱,节约,节俭,节省
存款,存钱,积蓄,储蓄,攒钱
贷款,借款,按揭
房贷,按揭,房屋贷款
车贷,汽车贷款
欠债,负债,欠钱,债务
还钱,还款,还债
借钱,借款
信用卡,刷卡
银行卡,储蓄卡,卡号
银行,银行账户
账户,账号,帐号
理财,投资,理财产品
股票,炒股,股市
基金,定投
亏损,亏钱,赔钱,亏了
赚钱,盈利,挣钱,赚了
保险,投保,社保
养老金,退休金
税,纳税,个税
预算,花销计划
记账,账本
价格,价钱,售价
便宜,实惠,划算,性价比
贵,昂贵,太贵
打折,折扣,优惠,促销
优惠券,代金券,红包券
买,购买,购入,入手,下单
网购,网上购物,线上购物
购物,逛街,买东西,血拼
超市,便利店,卖场
商场,购物中心,百货
菜市场,集市,早市
快递,包裹,邮寄
退货,退款,退换
礼物,礼品,送礼
红包,压岁钱
卖,出售,转让,卖掉
二手,闲置
品牌,牌子
购物车,想买清单
发票,收据,小票
彩票,中奖
捐款,捐赠,捐钱
房价,楼价
买房,购房
破产,倒闭
经济状况,财务状况
钱包,皮夹
礼品卡,购物卡
`,
  topics: `
钱: 工资,存款,花钱,贷款,银行,预算
理财: 股票,基金,存款,投资,亏损,收益
投资: 股票,基金,收益,亏损,风险
贷款: 房贷,车贷,银行,利息,还款
银行: 存款,账户,信用卡,贷款
开销: 房租,预算,记账,购物
购物: 超市,商场,网购,打折,衣服,快递
买: 超市,商店,价格,新的
网购: 快递,退货,下单,优惠券,淘宝,京东
礼物: 生日,送,惊喜,鲜花,包装,礼品
超市: 水果,零食,买菜,牛奶
打折: 便宜,促销
省钱: 预算,便宜,打折,存款
买房: 房贷,首付,房价
`,
  english: `
钱 > money,cash
花钱 > spend,spending
开销 > expense,spending
省钱 > save
存款 > savings
储蓄 > savings,save
贷款 > loan
房贷 > mortgage
债务 > debt
信用卡 > credit card
银行卡 > bank card
银行 > bank
账户 > account
账号 > account
理财 > finance,invest
投资 > invest,investment
股票 > stock,stocks
基金 > fund
赚钱 > earn,money
保险 > insurance
税 > tax
预算 > budget
价格 > price
便宜 > cheap
贵 > expensive
打折 > discount,sale
优惠券 > coupon
买 > buy,bought,purchase
购买 > buy,purchase
购物 > shopping
网购 > online shopping
超市 > supermarket
商场 > mall
商店 > shop,store
快递 > package,delivery
退货 > return,refund
礼物 > gift,present
红包 > red envelope
卖 > sell,sold
二手 > second-hand,used
品牌 > brand
捐款 > donate,donation
钱包 > wallet
彩票 > lottery
`,
}
